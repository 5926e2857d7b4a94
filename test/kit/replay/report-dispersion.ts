import { assessWorld } from '../../../src/assessment/assess-world.ts';
import type { CountKind } from '../../../src/assessment/country-signals.ts';
import type { Observation } from '../../../src/assessment/observation.ts';
import { prepareObservations } from '../../../src/assessment/observation-index.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { countriesOfRegion, REGION_IDS } from '../../../src/reference/regions.ts';
import type { HistorySpan } from '../history.ts';

/** What reports are counted by. */
const KINDS = [
  ...(['force', 'posture', 'coercion', 'blockade'] as const),
  ...(['protest', 'emergency', 'cooperation'] as const),
] satisfies readonly CountKind[];

/** The year whose coded news of every country is at hand. */
export const NEWS_YEAR: HistorySpan = { from: Date.UTC(2014, 1, 1), to: Date.UTC(2015, 0, 1) };

/**
 * Negative-binomial size of the reports of a region in a window of three days, by kind: from the moments of the windows of every
 * day, over the seven regions, each against what the thirty days before it had. Two significant digits.
 * @param observations the news of the year; others count nothing
 */
export function reportSpread(observations: readonly Observation[]): ReadonlyMap<string, number> {
  const prepared = prepareObservations(observations);
  const moments = new Map(KINDS.map((kind) => [kind, { squares: 0, excess: 0 }]));
  // News begins in February: only from here on do the thirty days before a window hold it whole.
  for (let at = Date.UTC(2014, 2, 15); at < NEWS_YEAR.to; at += DAY_MS) {
    const { volume, countries } = assessWorld(prepared.asOf(at));
    if (volume === undefined || volume.trailing30 === 0) continue;
    for (const regionId of REGION_IDS.filter((id) => id !== 'global')) {
      const signals = countriesOfRegion(regionId).flatMap(({ iso2 }) => countries.get(iso2) ?? []);
      for (const [kind, found] of moments) {
        const sum = (span: 'now' | 'before') => signals.reduce((total, { counts }) => total + counts[kind][span], 0);
        const expected = (sum('before') * volume.current) / volume.trailing30;
        found.squares += expected ** 2;
        found.excess += (sum('now') - expected) ** 2 - expected;
      }
    }
  }
  return new Map([...moments].map(([kind, { squares, excess }]) => [kind, Number((squares / excess).toPrecision(2))]));
}
