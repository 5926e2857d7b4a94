import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { months, DEATHS_NOW as NOW } from '../../test/kit/death-months.ts';
import type { Observation } from '../assessment/observation.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { LAST_DEATH_YEARS } from '../assessment/parameters/last-death-years.ts';
import { LANE_GRID } from '../assessment/scenarios/lane-grid.ts';
import { DAY_MS } from '../assessment/time.ts';
import { HORIZONS } from '../contract/intelligence/vocabulary.ts';
import type { ForecastSet } from '../ports/forecast-ledger.ts';
import { countryForecasts, runCountrySealing } from './seal-countries.ts';
import { memoryPorts } from './test-kit/memory-ports.ts';

const setsOf = (rows: readonly Observation[], sealedAt = NOW): readonly ForecastSet[] =>
  countryForecasts(indexObservations(rows, NOW), { sealedAt, isExercise: false });
const of = (sets: readonly ForecastSet[], iso2: string) =>
  sets.filter(({ regionId }) => regionId === `country:${iso2}`);
const TWO_YEARS = Array.from({ length: 25 }, (_, i) => 60 + ((i * 13) % 40));

describe('the sets of countries', () => {
  it('are lanes on the grid of every country and horizon, with references, whatever was counted', () => {
    const deaths = fc.array(fc.nat({ max: 2_000 }), { minLength: 24, maxLength: 36 });
    fc.assert(
      fc.property(deaths, (counted) => {
        const own = of(setsOf(months(counted)), 'YE');
        expect(own.map(({ horizon }) => horizon)).toEqual([...HORIZONS]);
        for (const { lanes, references } of own)
          for (const units of [lanes, ...Object.values(references)]) {
            expect(units.every((unit) => Number.isInteger(unit) && unit >= 21)).toBe(true);
            expect(units.reduce((sum, unit) => sum + unit, 0)).toBe(LANE_GRID);
          }
        expect(Object.keys(own[2]?.references ?? {})).toEqual(['climatology', 'lastK', 'markov', 'ownYear']);
        expect(Object.keys(own[0]?.references ?? {})).toEqual(['climatology', 'ownYear', 'recentFrequency']);
      }),
      { numRuns: 25 },
    );
  });

  it('follow the deaths of the country', () => {
    const escalation = (rows: readonly Observation[]) => of(setsOf(rows), 'YE').map(({ lanes }) => lanes[1]);
    expect(escalation(months(TWO_YEARS))).not.toEqual(escalation(months(TWO_YEARS.map(() => 0))));
  });

  it('are none of fewer than ten known months, and none of 30 days of fewer than two years', () => {
    const horizons = (count: number) =>
      of(setsOf(months(TWO_YEARS.slice(0, count))), 'YE').map(({ horizon }) => horizon);
    expect([0, 9].map(horizons)).toEqual([[], []]);
    for (const count of [10, 11, 23]) expect(horizons(count)).toEqual(['24h', '7d']);
    expect(horizons(24)).toEqual([...HORIZONS]);
  });

  it('follow the deaths of eleven months too', () => {
    const [one, other] = [1, 5].map((factor) =>
      of(setsOf(months(TWO_YEARS.slice(0, 11).map((deaths, i) => (i < 2 ? factor * deaths : deaths)))), 'YE'),
    );
    expect(one?.map(({ lanes }) => lanes)).not.toEqual(other?.map(({ lanes }) => lanes));
    for (const { references } of one ?? [])
      expect(Object.keys(references)).toEqual(['climatology', 'ownYear', 'recentFrequency']);
  });

  it('are of countries with a death in the known months, or an active year before', () => {
    const sets = setsOf(months(TWO_YEARS, 'MT'));
    expect(of(sets, 'MT')).toHaveLength(HORIZONS.length);
    expect(of(setsOf(months(TWO_YEARS)), 'MT')).toEqual([]);
    expect(of(sets, 'AF')).toHaveLength(HORIZONS.length);
  });

  it('are of every country with a death in ten years, whatever the store holds of them', () => {
    const firstYear = new Date(NOW).getUTCFullYear() - 10;
    const recent = Object.keys(LAST_DEATH_YEARS).filter((iso2) => (LAST_DEATH_YEARS[iso2] ?? 0) >= firstYear);
    const sets = setsOf(months(TWO_YEARS));
    expect(recent).toContain('MR');
    for (const iso2 of recent) expect(of(sets, iso2)).toHaveLength(HORIZONS.length);
  });

  it('are live only where they are sealed before the outcome begins', () => {
    const fromDay = Math.ceil(NOW / DAY_MS);
    const kindAt = (sealedAt: number) => new Set(setsOf(months(TWO_YEARS), sealedAt).map(({ kind }) => kind));
    expect(kindAt(fromDay * DAY_MS - 1)).toEqual(new Set(['live']));
    expect(kindAt(fromDay * DAY_MS)).toEqual(new Set(['replayed']));
  });
});

describe('sealing countries', () => {
  async function sealing(at: readonly number[]) {
    const { observations, claims } = memoryPorts();
    await observations.append(months(TWO_YEARS));
    const sealed: ForecastSet[] = [];
    const forecasts = {
      sealNew: async (sets: readonly ForecastSet[]) => {
        sealed.push(...sets);
        return sets.length;
      },
    };
    const runs: string[] = [];
    for (const now of at) {
      const deps = { observations, claims, forecasts, clock: { now: () => now }, label: '', owner: 'one' } as const;
      runs.push((await runCountrySealing(deps)).status);
    }
    return { runs, sealed };
  }

  it('happens once a UTC day, at its first run', async () => {
    const { runs, sealed } = await sealing([NOW, NOW + 6 * 3_600_000, NOW + DAY_MS]);
    expect(runs).toEqual(['sealed', 'taken', 'sealed']);
    expect(new Set(sealed.map(({ issuedAt }) => issuedAt))).toEqual(new Set([NOW, NOW + DAY_MS]));
    expect(new Set(sealed.map(({ snapshotId, horizon }) => `${snapshotId} ${horizon}`)).size).toBe(sealed.length);
  });
});
