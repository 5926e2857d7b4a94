import { describe, expect, it } from 'vitest';
import type { DatedDeaths } from '../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { countryUnit } from './forecast-unit.ts';
import { countLanes, laneIndex } from './lane-shares.ts';
import { unitOutcomes } from './region-outcome.ts';
import { STRATA } from './stratum.ts';

const MONTHS_PER_YEAR = 12;
const day = (date: string) => Date.parse(date) / 86_400_000;
/** Months since the year 0, both included. */
const months = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The years 2024 and 2025. */
const COVERED = months(2024 * MONTHS_PER_YEAR, 2026 * MONTHS_PER_YEAR - 1);
const died = (date: string, deaths: number, unit = 'a'): DatedDeaths => ({
  startDay: day(date),
  endDay: day(date),
  unit,
  deaths,
});
const outcomes = (byCountry: Readonly<Record<string, readonly DatedDeaths[]>>, covered = COVERED) =>
  unitOutcomes({ byCountry: new Map(Object.entries(byCountry)), coveredMonths: new Set(covered) });
const DAYS = { fromDay: day('2025-06-02'), lastDay: day('2025-06-08') };

describe('the outcome of a unit', () => {
  const all = () => outcomes({ SY: [died('2025-06-03', 40)], IQ: [], FR: [died('2025-06-03', 90)] });

  it('of a country is that of its own days', () => {
    const of = all();
    expect(of('country:SY', '7d', DAYS)).toMatchObject({
      status: 'known',
      lane: 'escalation',
      members: [{ iso2: 'SY', lane: 'escalation', deaths: 40, newDeaths: 40, mean: 0, stratum: 'quiet' }],
    });
    expect(of('country:JO', '7d', DAYS)).toMatchObject({ lane: 'base', members: [{ iso2: 'JO', deaths: 0 }] });
  });

  it('of a region is that of its countries with a record', () => {
    const of = all();
    const outcome = of('mena', '7d', DAYS);
    expect(outcome).toMatchObject({ status: 'known', lane: 'escalation' });
    expect(outcome.status === 'known' && outcome.members.map(({ iso2 }) => iso2).sort()).toEqual(['IQ', 'SY']);
    expect(of('latam', '7d', DAYS)).toEqual({ status: 'known', lane: 'base', members: [] });
  });

  it('is counted at each horizon and for each unit', () => {
    const of = all();
    const late = { fromDay: day('2025-06-03'), lastDay: day('2025-06-03') };
    expect(of('country:SY', '24h', late)).toMatchObject({ members: [{ deaths: 40 }] });
    expect(of('country:FR', '7d', DAYS)).toMatchObject({ members: [{ deaths: 90 }] });
    expect(of('country:SY', '24h', { fromDay: DAYS.fromDay, lastDay: DAYS.fromDay })).toMatchObject({
      members: [{ deaths: 0 }],
    });
  });

  it('is not known where the days or the year before are not covered', () => {
    const without = (month: number) =>
      outcomes(
        {},
        COVERED.filter((one) => one !== month),
      );
    const june = 2025 * MONTHS_PER_YEAR + 5;
    expect(without(june)('mena', '7d', DAYS)).toEqual({ status: 'no_outcome_data' });
    expect(without(june - MONTHS_PER_YEAR)('mena', '7d', DAYS)).toEqual({ status: 'no_history' });
    expect(without(june - MONTHS_PER_YEAR - 1)('mena', '7d', DAYS)).toMatchObject({ status: 'known' });
    expect(
      without(june - MONTHS_PER_YEAR)('mena', '7d', { fromDay: day('2025-07-01'), lastDay: day('2025-07-07') }),
    ).toMatchObject({ status: 'known' });
    expect(outcomes({}, [])('mena', '7d', DAYS)).toEqual({ status: 'no_outcome_data' });
  });

  it('is known from a year after the first covered day to the last covered day, and not beyond', () => {
    const of = outcomes({ SY: [died('2024-01-01', 40), died('2025-12-31', 50)] });
    const on = (date: string) => of('country:SY', '24h', { fromDay: day(date), lastDay: day(date) });
    // 2024 has 366 days, so that its first is no more in the year before 2025.
    expect(on('2024-12-31')).toMatchObject({ members: [{ mean: 40 / 365 }] });
    expect(on('2025-12-31')).toMatchObject({ members: [{ deaths: 50, mean: 0 }] });
    expect(on('2026-01-01')).toEqual({ status: 'no_outcome_data' });
  });

  it('is not known of a unit that does not exist', () => {
    const of = all();
    for (const unit of ['country:XX', 'nowhere']) expect(of(unit, '7d', DAYS)).toEqual({ status: 'no_outcome_data' });
  });
});

it('lanes, strata and units are called and counted as in the contract', () => {
  const lanes = ['base', 'escalation', 'containment', 'fragmentation'] as const;
  expect(countLanes(lanes.flatMap((lane, index) => Array.from({ length: index + 2 }, () => lane)))).toEqual([
    2, 3, 4, 5,
  ]);
  expect(STRATA).toEqual(['active', 'low', 'quiet']);
  expect(countryUnit('SY')).toBe('country:SY');
  expect(lanes.map(laneIndex)).toEqual([0, 1, 2, 3]);
});
