import { describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations, prepareObservations } from '../../src/assessment/observation-index.ts';
import { recordedDeaths } from '../../src/assessment/scenarios/dated-lanes/recorded-deaths.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { HORIZONS } from '../../src/contract/intelligence/vocabulary.ts';
import { countryOfUnit } from '../../src/evaluation/forecast-unit.ts';
import { unitOutcomes } from '../../src/evaluation/region-outcome.ts';
import { countryForecasts } from '../../src/jobs/seal-countries.ts';
import type { ForecastSet } from '../../src/ports/forecast-ledger.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { recordingPath } from '../kit/recordings.ts';
import { deathSeries } from '../kit/replay/death-series.ts';

const isThere = recordingPath('history', 'conflict', 'ucdp_country_month_2024.csv') !== undefined;
/** The record ends with the year: of later outcomes nothing could say whether they are void. */
const END = Date.UTC(2025, 0, 1);
const ORIGINS = Array.from({ length: 12 }, (_, month) => [1, 16].map((day) => Date.UTC(2024, month, day))).flat();
/** Ten years before the sealed one, and the year of it. */
const SPAN = { from: Date.UTC(2014, 0, 1) + 500 * DAY_MS, to: END };

/** What each day of the year would have sealed of countries, as known then. */
function sealedIn2024(rows: readonly Observation[]): readonly ForecastSet[] {
  const prepared = prepareObservations(rows);
  return ORIGINS.flatMap((at) => countryForecasts(prepared.asOf(at), { sealedAt: at, isExercise: false })).filter(
    ({ lastDay }) => lastDay * DAY_MS < END,
  );
}

describe('2024 as if live', () => {
  it.skipIf(!isThere)('seals every country with a death in ten years, and at most 5 % of its sets are void', () => {
    const rows = deathSeries(SPAN);
    const sets = sealedIn2024(rows);
    const sealed = new Set(sets.map(({ regionId }) => countryOfUnit(regionId)));
    const latest = END + 60 * DAY_MS;
    const recorded = recordedDeaths(indexObservations(rows, latest));
    expect([...recorded.byCountry.keys()].filter((iso2) => !sealed.has(iso2))).toEqual([]);
    const outcomeOf = unitOutcomes(recorded);
    const regions = REGION_IDS.flatMap((regionId) =>
      sets
        .filter(({ regionId: unit }) => unit === sets[0]?.regionId)
        .map(({ horizon, fromDay, lastDay }) => ({ regionId, horizon, fromDay, lastDay })),
    );
    for (const horizon of HORIZONS) {
      const due = [...sets, ...regions].filter((one) => one.horizon === horizon);
      const isVoid = due.filter((one) => outcomeOf(one.regionId, horizon, one).status !== 'known');
      expect(due.length).toBeGreaterThan(1_500);
      expect(isVoid.length / due.length).toBeLessThanOrEqual(0.05);
    }
  });
});
