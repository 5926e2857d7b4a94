import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATED_ARTEFACT } from '../../assessment/scenarios/dated-lanes/dated-artefact.ts';
import type { DatedDeaths } from '../../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { datedMembers } from '../../assessment/scenarios/dated-lanes/dated-lanes.ts';
import { casesAt, datedWorld } from './dated-cases.ts';
import { datedHindcast } from './dated-hindcast.ts';
import { LAG_DAYS } from './publication.ts';

const SPAN = { firstDay: 0, lastDay: 700 };
const UNITS = ['IN', 'PK', 'NG'];
const REGIONS = { 'south-asia': ['IN', 'PK'], global: UNITS };
const HORIZONS = ['24h', '7d'] as const;
const LAGS = ['0d', '30d'] as const;

type Histories = Readonly<Record<string, readonly DatedDeaths[]>>;

const asRun = (histories: Histories) => UNITS.map((unit) => ({ unit, records: histories[unit] ?? [], span: SPAN }));

/** Wars that flare up and die down, in three dyads, with some records of several days. */
function warOf(seed: number): readonly DatedDeaths[] {
  return Array.from({ length: 680 }, (_, day) => {
    const level = [0, 2, 9, 40][Math.floor(day / (40 + 7 * seed)) % 4] ?? 0;
    const deaths = Math.floor((level * ((day * 7_919 + seed * 104_729) % 61)) / 30);
    return { startDay: day - (day % 11 === 0 ? 2 : 0), endDay: day, unit: `dyad ${(day * seed) % 3}`, deaths };
  });
}

const WARS: Histories = Object.fromEntries(UNITS.map((unit, i) => [unit, warOf(i + 1)]));

/** What happened after a day, made other than it was: more deaths, other units, fewer records. */
function poisoned(histories: Histories, lastKnown: number, { factor, unit, drop }: Poison): Histories {
  return Object.fromEntries(
    Object.entries(histories).map(([iso2, records]) => [
      iso2,
      records.flatMap((one, i) => {
        if (one.endDay <= lastKnown) return [one];
        return drop && i % 2 === 0 ? [] : [{ ...one, deaths: one.deaths * factor + 17, unit: unit || one.unit }];
      }),
    ]),
  );
}

interface Poison {
  readonly factor: number;
  readonly unit: string;
  readonly drop: boolean;
}

const poison: fc.Arbitrary<Poison> = fc.record({
  factor: fc.integer({ min: 0, max: 40 }),
  unit: fc.constantFrom('', 'a unit of its own', 'dyad 1'),
  drop: fc.boolean(),
});

/** Everything that forecasts are made of, by name. */
const FEATURES = {
  'the windows of the year': ({ repeated }) => repeated.members.map(({ year }) => [...year.sums]),
  'the deaths in new units': ({ repeated }) => repeated.members.map(({ year }) => [...year.newDeaths]),
  'the thresholds': ({ repeated }) => repeated.members.map(({ year, bounds }) => [year.thresholds, bounds]),
  'the deaths of the year': ({ repeated }) => repeated.members.map(({ year }) => year.deaths),
  'the lanes repeated': ({ repeated }) => [...repeated.lanes],
  'the fragmentations repeated': ({ repeated }) => [...repeated.fragments],
  'what containment needs': ({ repeated }) => repeated.canBeContained,
  'the group': ({ group }) => group,
  'each member of the pool': ({ repeated }) => datedMembers(repeated, DATED_ARTEFACT.horizons['7d'].groups),
} satisfies Record<string, (one: ReturnType<typeof casesAt>[number]) => unknown>;

interface Origin {
  readonly time: number;
  readonly horizon: (typeof HORIZONS)[number];
  readonly lag: (typeof LAGS)[number];
}

/** Requires the same of poisoned histories as of the real ones, for any poison after the last day known at any origin. */
function expectUnchanged(numRuns: number, read: (histories: Histories, origin: Origin) => unknown): void {
  const origins = fc.record({
    time: fc.integer({ min: 500, max: 640 }),
    horizon: fc.constantFrom(...HORIZONS),
    lag: fc.constantFrom(...LAGS),
  });
  fc.assert(
    fc.property(poison, origins, (how, origin) => {
      const later = poisoned(WARS, origin.time - 1 - LAG_DAYS[origin.lag], how);
      expect(read(later, origin)).toEqual(read(WARS, origin));
    }),
    { numRuns },
  );
}

const forecastsAt = (histories: Histories, { time, horizon, lag }: Origin) =>
  datedHindcast({ histories: asRun(histories), horizon, lag, from: time, to: time, regions: REGIONS }, DATED_ARTEFACT);

describe('a dated lane', () => {
  it.each(Object.entries(FEATURES))('takes %s from records that had ended by the last known day', (_, read) => {
    expectUnchanged(25, (histories, { time, horizon, lag }) =>
      casesAt(datedWorld(asRun(histories), { horizon, lag: LAG_DAYS[lag], regions: REGIONS }), time).map((one) => [
        one.unit,
        read(one),
      ]),
    );
  });

  it('and every baseline beside it stay the same to the last bit, whatever happened after the last known day', () => {
    const origin = { time: 600, horizon: '7d', lag: '30d' } as const;
    expect(forecastsAt(WARS, origin).map(({ unit }) => unit)).toEqual([...UNITS, ...Object.keys(REGIONS)]);
    expectUnchanged(40, (histories, own) =>
      forecastsAt(histories, own).map(({ unit, forecasts }) => [unit, forecasts]),
    );
  });

  it('does move with the last known day', () => {
    const of = (histories: Histories) =>
      forecastsAt(histories, { time: 600, horizon: '24h', lag: '30d' }).map(({ forecasts }) => forecasts.model);
    expect(of(poisoned(WARS, 560, { factor: 9, unit: '', drop: false }))).not.toEqual(of(WARS));
  });
});
