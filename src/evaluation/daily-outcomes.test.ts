import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedDeaths, leftOutDeathShare } from '../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import { HORIZONS } from '../contract/intelligence/vocabulary.ts';
import { countryLane } from './country-lane.ts';
import { dailyOutcomes } from './daily-outcomes.ts';
import { monthlyOutcome } from './monthly-outcome.ts';
import { stratum } from './stratum.ts';

const span = { firstDay: 0, lastDay: 430 };
const onDay = (day: number, deaths = 10, unit = 'A - B'): DatedDeaths => ({ startDay: day, endDay: day, unit, deaths });
const record = fc
  .record({
    endDay: fc.integer({ min: 0, max: 430 }),
    length: fc.integer({ min: 1, max: 14 }),
    unit: fc.constantFrom('A - B', 'A - C', 'D - E'),
    deaths: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ length, ...rest }) => ({ ...rest, startDay: rest.endDay - length + 1 }));

/** The rule read off the words, day by day and window by window. */
function slowly(records: readonly DatedDeaths[], fromDay: number, days: number) {
  const short = (one: DatedDeaths) => {
    const length = one.endDay - one.startDay + 1;
    return length === 1 || days / length >= 3;
  };
  const inside = (one: DatedDeaths, from: number, count: number) => one.endDay >= from && one.endDay < from + count;
  const sum = (some: readonly DatedDeaths[]) => some.reduce((total, { deaths }) => total + deaths, 0);
  const counted = records.filter(short);
  const history: number[] = [];
  for (let from = fromDay - 365; from + days <= fromDay; from++)
    history.push(sum(counted.filter((one) => inside(one, from, days))));
  const now = counted.filter((one) => inside(one, fromDay, days));
  const before = records.filter((one) => inside(one, fromDay - 365, 365));
  const old = new Set(before.filter(({ deaths }) => deaths > 0).map(({ unit }) => unit));
  return {
    deaths: sum(now),
    history,
    newDeaths: sum(now.filter(({ unit }) => !old.has(unit))),
    stratum: stratum(sum(before)),
  };
}

describe('daily outcomes', () => {
  it('are those of the rule read day by day, for any history', () => {
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 60 }),
        fc.constantFrom(...HORIZONS),
        fc.integer({ min: 365, max: 401 }),
        (records, horizon, fromDay) => {
          const expected = slowly(records, fromDay, HORIZON_DAYS[horizon]);
          const found = dailyOutcomes(records, horizon, span).at(fromDay);
          expect(found).toMatchObject(expected);
          expect(found?.lane).toBe(countryLane(expected, horizon));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('do not depend on the day that days are counted from, nor on records outside of the span', () => {
    const outside = fc.array(
      fc.tuple(
        fc.oneof(fc.integer({ min: -400, max: -1 }), fc.integer({ min: 431, max: 500 })),
        fc.constantFrom('A - C', 'D - E'),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.array(
          record.map((one) => ({ ...one, startDay: 110, endDay: 110 + (one.endDay % 50) })),
          { maxLength: 8 },
        ),
        outside,
        fc.record({
          horizon: fc.constantFrom(...HORIZONS),
          fromDay: fc.integer({ min: 100, max: 130 }),
          shift: fc.integer({ min: -20_000, max: 20_000 }),
        }),
        (records, others, { horizon, fromDay, shift }) => {
          const moved = [...records, ...others.map(([day, unit]) => onDay(day, 7, unit))].map((one) => ({
            ...one,
            startDay: one.startDay + shift,
            endDay: one.endDay + shift,
          }));
          const movedSpan = { firstDay: shift, lastDay: 430 + shift };
          expect(dailyOutcomes(moved, horizon, movedSpan, 100).at(fromDay + shift)).toEqual(
            dailyOutcomes(records, horizon, span, 100).at(fromDay),
          );
        },
      ),
    );
  });

  it('count both ends of the span', () => {
    const outcomes = dailyOutcomes([onDay(0, 30), onDay(430, 40)], '24h', span);
    expect(outcomes.at(365)).toMatchObject({ stratum: 'active', mean: 30 / 365 });
    expect(outcomes.at(430)).toMatchObject({ deaths: 40 });
  });

  it('leave out a record longer than a third of the horizon, and book one on its last day otherwise', () => {
    const long = { ...onDay(366), startDay: 364 };
    expect(dailyOutcomes([long], '24h', span).at(366)?.deaths).toBe(0);
    expect(dailyOutcomes([long], '7d', span).at(366)?.deaths).toBe(0);
    expect(dailyOutcomes([long], '30d', span).at(366)?.deaths).toBe(10);
    expect(dailyOutcomes([long], '30d', span).at(367)?.deaths).toBe(0);
    expect(dailyOutcomes([{ ...long, startDay: 365 }], '7d', span).at(366)?.deaths).toBe(10);
  });

  it('call deaths of a unit without any in the year before fragmentation', () => {
    const old = Array.from({ length: 366 }, (_, day) => onDay(day));
    expect(dailyOutcomes([...old, onDay(366, 6, 'A - C')], '24h', span).at(366)?.lane).toBe('fragmentation');
    expect(dailyOutcomes([...old, onDay(366, 6, 'A - C'), onDay(1, 1, 'A - C')], '24h', span).at(366)?.lane).toBe(
      'base',
    );
  });

  it('are absent where the year before or the horizon is not covered', () => {
    const outcomes = dailyOutcomes([], '30d', span);
    expect([364, 402].map((day) => outcomes.at(day))).toEqual([undefined, undefined]);
    expect([365, 401].map((day) => outcomes.at(day)?.lane)).toEqual(['base', 'base']);
  });

  it('tell the share of deaths that a horizon leaves out', () => {
    const records = [onDay(10, 30), { ...onDay(20, 10), startDay: 18 }];
    expect(leftOutDeathShare(records, '24h', 400)).toBeCloseTo(0.25, 12);
    expect(leftOutDeathShare(records, '30d', 400)).toBe(0);
    expect(leftOutDeathShare(records, '24h', 5)).toBe(0);
  });
});

describe('a monthly outcome', () => {
  it('is judged by the twelve months before, and an onset is fragmentation', () => {
    const quiet = Array.from({ length: 12 }, () => 0);
    expect(monthlyOutcome([...quiet, 6], 12)).toMatchObject({ lane: 'fragmentation', newDeaths: 6, stratum: 'quiet' });
    expect(monthlyOutcome([...quiet, 40], 12)?.lane).toBe('escalation');
    expect(monthlyOutcome([500, ...quiet, 6], 13)?.history).toEqual(quiet);
    expect(monthlyOutcome([...quiet.slice(1), 3, 6], 12)).toMatchObject({ lane: 'base', newDeaths: 0, stratum: 'low' });
  });

  it('is absent with fewer than twelve months before it', () => {
    expect(
      monthlyOutcome(
        Array.from({ length: 12 }, () => 1),
        11,
      ),
    ).toBeUndefined();
    expect(
      monthlyOutcome(
        Array.from({ length: 12 }, () => 1),
        12,
      ),
    ).toBeUndefined();
  });
});

describe('a stratum', () => {
  it('is active from 25 deaths a year on, low from one', () => {
    expect([0, 1, 24, 25].map(stratum)).toEqual(['quiet', 'low', 'low', 'active']);
  });
});
