import { counted } from '../../assessment/english.ts';
import type { CheckResult } from './check-result.ts';

/** What is many and healthy is counted, so that one screen shows what is not. */
export function foldedResults(results: readonly CheckResult[]): readonly CheckResult[] {
  const folded = KINDS.flatMap(({ prefix, noun, advice }) => {
    const healthy = results.filter(({ name, ok }) => ok && name.startsWith(prefix));
    if (healthy.length === 0) return [];
    return [{ name: `${noun}s`, ok: true, message: `${healthy.length} without a problem (details: ${advice})` }];
  });
  return [...results.filter(({ name, ok }) => !ok || !KINDS.some(({ prefix }) => name.startsWith(prefix))), ...folded];
}

/** The last line of the screen: whether anything needs the operator. */
export function verdictOf(results: readonly CheckResult[]): string {
  const failed = results.filter(({ ok }) => !ok).length;
  if (failed === 0) return 'Verdict: no problem found.';
  return `Verdict: ${counted(failed, 'problem')} found, marked FAIL above.`;
}

const KINDS = [
  { prefix: 'feed ', noun: 'feed', advice: 'feeds list' },
  { prefix: 'snapshot ', noun: 'snapshot', advice: 'regions list' },
] as const;
