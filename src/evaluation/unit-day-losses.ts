import { brierScore } from './brier-score.ts';
import { logScore } from './log-score.ts';
import { lanesBy, type SealedTally, scoredForecast } from './scored-forecast.ts';

/** What one forecaster lost on one unit and day at one horizon: the mean of the sets of that day. */
export interface UnitDayLoss {
  /** First day of the outcome, whole days since 1970-01-01 UTC. */
  readonly day: number;
  readonly log: number;
  readonly brier: number;
}

/**
 * Losses by unit and day, so that a unit with many sets a day weighs as much as one with one.
 * @param tallies scored sets of one forecaster, kind and horizon
 * @param name `model` for the sets themselves, else one of their references
 */
export function unitDayLosses(tallies: readonly SealedTally[], name: string): ReadonlyMap<string, UnitDayLoss> {
  const sums = new Map<string, { day: number; log: number; brier: number; count: number }>();
  for (const tally of tallies) {
    const scored = scoredForecast(tally);
    const lanes = lanesBy(scored, name);
    const key = `${tally.regionId} ${tally.fromDay}`;
    const sum = sums.get(key) ?? { day: tally.fromDay, log: 0, brier: 0, count: 0 };
    sum.log += tally.count * logScore(lanes, scored.outcome);
    sum.brier += tally.count * brierScore(lanes, scored.outcome);
    sum.count += tally.count;
    sums.set(key, sum);
  }
  return new Map(
    [...sums].map(([key, { day, log, brier, count }]) => [key, { day, log: log / count, brier: brier / count }]),
  );
}
