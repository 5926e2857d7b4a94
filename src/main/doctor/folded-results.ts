import { counted } from '../../assessment/english.ts';
import type { CheckResult } from './check-result.ts';

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
