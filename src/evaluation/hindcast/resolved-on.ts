import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { type CountryMonths, monthNumber } from './country-month-panel.ts';
import type { ScoredCase } from './scored-case.ts';

/**
 * The same forecasts, resolved on another table of the same deaths: outcome, thresholds and stratum are of that table, the
 * forecasts are unchanged.
 * @returns without the cases that the table does not cover: those before its second year and after its end
 */
export function resolvedOn({ months, byUnit }: CountryMonths, cases: readonly ScoredCase[]): readonly ScoredCase[] {
  const first = monthNumber(months[0] ?? '0000-01');
  return cases.flatMap((one) => {
    const found = monthlyOutcome(byUnit.get(one.unit) ?? [], one.time - first);
    return found === undefined ? [] : [{ ...one, outcome: laneIndex(found.lane), stratum: found.stratum }];
  });
}
