import { checkHost } from '../doctor/check-host.ts';
import { checkStore } from '../doctor/check-store.ts';
import { worldFolder } from '../worlds.ts';
import { type Command, parseArguments, print, printEach, worldOf } from './command.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary:
    'Looks at configuration, disk, ports, Redis, store, clock, migrations, feeds and snapshots; says what is not well.',
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    const world = await worldOf(config, { exercise: values.exercise, about: 'service' });
    const folder = worldFolder(config, world);
    const store = await checkStore(config, folder);
    const findings = [...(await checkHost(config, folder)), ...store];
    if (values.json === true) print(JSON.stringify(findings));
    else printEach(findings, false, ({ what, ok, says }) => `${ok ? 'ok  ' : 'BAD '} ${what}: ${says}`);
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
};
