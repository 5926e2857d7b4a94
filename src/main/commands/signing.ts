import { getSnapshotKeys } from '../../operations/get-snapshot-keys.ts';
import { CommandError } from '../command-error.ts';
import { rotateSigningKey } from '../open-signer.ts';
import { systemClock } from '../system-clock.ts';
import { systemTimer } from '../system-timer.ts';
import { BY_COMMAND, type Command, parseArguments, print, withServices } from './command.ts';
import { readCommand } from './read-command.ts';

export const signingKeys: Command = readCommand({
  operation: 'jwks',
  name: 'signing keys',
  usage: '',
  summary: 'Prints all signing keys, past ones included, as a JSON Web Key Set for verify --jwks.',
  options: {},
  handler: ({ stores }) => getSnapshotKeys({ signingKeys: stores.signingKeys, setTimer: systemTimer }),
});

export const signingRotate: Command = {
  name: 'signing rotate',
  usage: '',
  summary: 'Signs with a new key from now on; the old ones stay published.',
  run: async (words, config) => {
    const { values } = parseArguments(words, {});
    return withServices(config, { named: values, about: 'service' }, async ({ stores, folder }) => {
      if (config.signingKey !== undefined && folder.name === 'live')
        throw new CommandError('the key is set by SIGNING_KEY: change that variable and restart');
      const keyId = await rotateSigningKey({ folder, config, store: stores.signingKeys, clock: systemClock });
      const { actor, clock } = BY_COMMAND;
      await stores.audit.append({ at: clock.now(), actor, action: 'signing_key.rotate', subject: keyId, facts: {} });
      print(`signing with ${keyId}`);
      return 0;
    });
  },
};
