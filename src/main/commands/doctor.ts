import { fileURLToPath } from 'node:url';
import { checkArchive } from '../doctor/check-archive.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkHost } from '../doctor/check-host.ts';
import type { CheckResult } from '../doctor/check-result.ts';
import { checkStore } from '../doctor/check-store.ts';
import { foldedResults, verdictOf } from '../doctor/folded-results.ts';
import { worldFolder } from '../world-folder.ts';
import { type Command, parseArguments, print, printEach } from './command.ts';
import { worldOf } from './command-world.ts';
import { keySetAt } from './key-set.ts';

/** Of the built program, the parent of dist/: an archive's, or that of a package or checkout. */
const PROGRAM_FOLDER = fileURLToPath(new URL('..', import.meta.url));

export const doctor: Command = {
  name: 'doctor',
  usage: '[--jwks J] [--json]',
  summary:
    'Checks configuration, disk, ports, Redis, store, clock, migrations, feeds and snapshots, and each byte of an offline archive; changes nothing. J: a key set, file or address, whose keys alone may have signed the archive.',
  examples: ['doctor', 'doctor --jwks publisher.json'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { jwks: { type: 'string' }, json: { type: 'boolean' } });
    const world = await worldOf(config, { named: values, about: 'service' });
    const folder = worldFolder(config, world);
    const keySet = values.jwks === undefined ? undefined : await keySetAt(values.jwks);
    const store = await checkStore(config, folder);
    const archive = await checkArchive(PROGRAM_FOLDER, keySet);
    const host = [...(await checkHost(config, folder)), ...(await checkBackups(config, folder))];
    const results = [...archive, ...host, ...store];
    if (values.json === true) print(JSON.stringify(results));
    else {
      const line = ({ name, ok, message }: CheckResult) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${message}`;
      printEach(foldedResults(results), false, line);
      print(verdictOf(results));
    }
    return results.every(({ ok }) => ok) ? 0 : 1;
  },
};
