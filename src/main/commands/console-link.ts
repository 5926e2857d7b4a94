import { CommandError, CommandFailure } from '../command-error.ts';
import { sessionsOf } from '../open-credentials.ts';
import { runningServer } from '../running-server.ts';
import { systemClock } from '../system-clock.ts';
import { signInLink } from '../welcome.ts';
import { type Command, parseArguments, print, withServices } from './command.ts';

export const consoleLink: Command = {
  name: 'console link',
  usage: '[--key ID] [--json]',
  summary: 'Prints a link that signs a browser of this machine in once, within ten minutes.',
  examples: ['console link', 'console link --key k3f9a1bc'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { key: { type: 'string' }, json: { type: 'boolean' } });
    // Never echoed: it may be a complete key.
    if (values.key !== undefined && !/^[0-9A-Za-z]{8}$/.test(values.key))
      throw new CommandError('--key takes the 8 characters after baro_live_, never the complete key');
    const server = await runningServer(config);
    if (server?.url === undefined) throw new CommandFailure('no server is running: run `barograph start`');
    const { url } = server;
    return withServices(config, { named: {}, about: 'service' }, async ({ stores, pepper }) => {
      const now = systemClock.now();
      const inForce = (await stores.identity.listKeys()).filter(
        ({ revokedAt, expiresAt }) => revokedAt === undefined && (expiresAt === undefined || now < expiresAt),
      );
      const key = inForce.find(({ publicId }) => values.key === undefined || publicId === values.key);
      if (key === undefined)
        throw new CommandFailure(
          values.key === undefined
            ? 'no key is in force: see `keys create`'
            : `no key in force has the id ${values.key}`,
        );
      const link = signInLink(url, await sessionsOf(stores, await pepper()).link(key.publicId));
      print(
        values.json === true
          ? JSON.stringify({ link, key: key.publicId, account: key.accountId })
          : `${link}\n\nSigns in once as account ${key.accountId}, within ten minutes, on this machine.`,
      );
      return 0;
    });
  },
};
