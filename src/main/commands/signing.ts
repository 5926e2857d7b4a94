import { getSnapshotKeys } from '../../operations/get-snapshot-keys.ts';
import { CommandError } from '../command-error.ts';
import { rotateSigningKey } from '../open-signer.ts';
import { systemClock } from '../system-clock.ts';
import { BY_COMMAND, type Command, parseArguments, print, withServices } from './command.ts';
import { CONTEXT, NO_TIMER } from './no-caller.ts';
import { answerOf, printJson } from './read-command.ts';
import { signingKeysText } from './texts/list-texts.ts';

export const signingKeys: Command = {
  name: 'signing keys',
  usage: '[--json]',
  summary: 'Lists all signing keys, past ones included; --json prints the key set for verify --jwks.',
  examples: ['signing keys --json > jwks.json'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const keys = getSnapshotKeys({ signingKeys: stores.signingKeys, setTimer: NO_TIMER });
      const result = await keys({}, CONTEXT);
      if (values.json === true) return printJson(result);
      print(signingKeysText(answerOf('jwks', result)));
      return 0;
    });
  },
};

export const signingRotate: Command = {
  name: 'signing rotate',
  usage: '[--json]',
  summary: 'Signs with a new key from now on; the old ones stay published.',
  examples: ['signing rotate'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores, folder }) => {
      if (config.signingKey !== undefined && folder.name === 'live')
        throw new CommandError('the key is set by SIGNING_KEY: change that variable and restart');
      const keyId = await rotateSigningKey({ folder, config, store: stores.signingKeys, clock: systemClock });
      const { actor, clock } = BY_COMMAND;
      await stores.audit.append({ at: clock.now(), actor, action: 'signing_key.rotate', subject: keyId, facts: {} });
      print(values.json === true ? JSON.stringify({ keyId }) : `signing with ${keyId}`);
      return 0;
    });
  },
};
