import { lookAtMachine } from '../doctor/look-at-machine.ts';
import { lookAtStore } from '../doctor/look-at-store.ts';
import { worldFolder } from '../worlds.ts';
import { type Command, print, printEach, readWords, worldOf } from './command.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary:
    'Looks at configuration, disk, ports, Redis, store, clock, migrations, feeds and snapshots; says what is not well.',
  run: async (words, config) => {
    const { values } = readWords(words, { json: { type: 'boolean' } });
    const world = await worldOf(config, { exercise: values.exercise, about: 'service' });
    const folder = worldFolder(config, world);
    const store = await lookAtStore(config, folder);
    const findings = [...(await lookAtMachine(config, folder)), ...store];
    if (values.json === true) print(JSON.stringify(findings));
    else printEach(findings, false, ({ what, well, says }) => `${well ? 'ok  ' : 'BAD '} ${what}: ${says}`);
    return findings.every(({ well }) => well) ? 0 : 1;
  },
};
