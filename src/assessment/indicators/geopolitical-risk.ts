import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';

const { days, daysNeeded, baselineDays, baselineNeeded } = PARAMETERS.alarms.press;

/** How much newspapers write of war, its threats and terror, world-wide: the index of Caldara and Iacoviello. */
export interface GeopoliticalRisk {
  /** Mean of the newest days; 100 is the mean of 1985 to 2019. */
  readonly mean: number;
  /** Median of the year before them. */
  readonly usual: number;
  /** Newest day, epoch ms. */
  readonly newestAt: number;
}

/** The newest week against the year before it; undefined while too few days of either are known. */
export function geopoliticalRisk(index: ObservationIndex): GeopoliticalRisk | undefined {
  const rows = index.series('geopolitical_risk', seriesSubject('geopolitical-risk'));
  const newestAt = rows.at(-1)?.observedAt;
  if (newestAt === undefined) return undefined;
  const ageOf = (observedAt: number): number => (newestAt - observedAt) / DAY_MS;
  const now = rows.filter(({ observedAt }) => ageOf(observedAt) < days);
  const before = rows
    .filter(({ observedAt }) => ageOf(observedAt) >= days && ageOf(observedAt) < days + baselineDays)
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  const usual = before[before.length >> 1];
  if (usual === undefined || usual <= 0 || now.length < daysNeeded || before.length < baselineNeeded) return undefined;
  return { mean: now.reduce((sum, { value }) => sum + value, 0) / now.length, usual, newestAt };
}
