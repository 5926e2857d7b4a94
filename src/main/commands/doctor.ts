import { counted } from '../../assessment/english.ts';
import { checkHost } from '../doctor/check-host.ts';
import type { CheckResult } from '../doctor/check-result.ts';
import { checkStore } from '../doctor/check-store.ts';
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
    const results = [...(await checkHost(config, folder)), ...store];
    if (values.json === true) print(JSON.stringify(results));
    else
      printEach(
        foldedResults(results),
        false,
        ({ name, ok, message }) => `${ok ? 'ok  ' : 'FAIL'} ${name}: ${message}`,
      );
    return results.every(({ ok }) => ok) ? 0 : 1;
  },
};

/** What is many and healthy is counted, so that one screen shows what is not. */
export function foldedResults(results: readonly CheckResult[]): readonly CheckResult[] {
  const folded = KINDS.flatMap(({ prefix, noun, advice }) => {
    const healthy = results.filter(({ name, ok }) => ok && name.startsWith(prefix));
    if (healthy.length === 0) return [];
    return [
      { name: `${noun}s`, ok: true, message: `${counted(healthy.length, noun)} healthy or not configured; ${advice}` },
    ];
  });
  return [...results.filter(({ name, ok }) => !ok || !KINDS.some(({ prefix }) => name.startsWith(prefix))), ...folded];
}

const KINDS = [
  { prefix: 'feed ', noun: 'feed', advice: 'feeds list' },
  { prefix: 'snapshot ', noun: 'snapshot', advice: 'regions list' },
] as const;
