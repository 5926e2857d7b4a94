import type { ClosureCause } from './analogues.ts';
import { JUDGEMENT } from './bands.ts';
import { CLOSURE_HAZARDS, type ClosureHazards, HAZARD_SPANS } from './closure-hazards.ts';

/**
 * Expected days for which a closure that holds today will hold from tomorrow on, within the horizon of a path (METHOD.md
 * §13.7). Never less at a greater age: hazards do not rise.
 * @param cause undefined where none is known: the hazard of all
 * @param ageDays days for which it has held, today included, at least 1
 * @returns 0 to `JUDGEMENT.horizonDays`
 */
export function remainingDays(
  cause: ClosureCause | undefined,
  ageDays: number,
  hazards: ClosureHazards = CLOSURE_HAZARDS,
): number {
  const byAge = hazards[cause ?? 'all'];
  let [held, sum] = [1, 0];
  for (
    let age = Math.max(1, Math.floor(ageDays));
    age < Math.max(1, Math.floor(ageDays)) + JUDGEMENT.horizonDays;
    age += 1
  ) {
    held *= 1 - (byAge[HAZARD_SPANS.findIndex(({ to }) => age <= to)] ?? 0);
    sum += held;
  }
  return sum;
}
