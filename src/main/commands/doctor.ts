import { checkBackups } from '../doctor/check-backups.ts';
import { checkHost } from '../doctor/check-host.ts';
import type { CheckResult } from '../doctor/check-result.ts';
import { checkStore } from '../doctor/check-store.ts';
import { foldedResults, verdictOf } from '../doctor/folded-results.ts';
import { worldFolder } from '../world-folder.ts';
import { type Command, parseArguments, print, printEach } from './command.ts';
import { worldOf } from './command-world.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'Checks configuration, disk, ports, Redis, store, clock, migrations, feeds and snapshots; changes nothing.',
  examples: ['doctor'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    const world = await worldOf(config, { named: values, about: 'service' });
    const folder = worldFolder(config, world);
    const store = await checkStore(config, folder);
    const results = [...(await checkHost(config, folder)), ...(await checkBackups(config, folder)), ...store];
    if (values.json === true) print(JSON.stringify(results));
    else {
      const line = ({ name, ok, message }: CheckResult) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${message}`;
      printEach(foldedResults(results), false, line);
      print(verdictOf(results));
    }
    return results.every(({ ok }) => ok) ? 0 : 1;
  },
};
