import { describe, expect, it } from 'vitest';
import { months, NEWEST, DEATHS_NOW as NOW, deathRow as row, startOf } from '../../../test/kit/death-months.ts';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { countriesOfRegion, REGION_IDS } from '../../reference/regions.ts';
import { shortDate } from '../english.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { DATED_ARTEFACT } from './dated-lanes/dated-artefact.ts';
import { daySeries } from './dated-lanes/day-series.ts';
import { forecastDated } from './dated-lanes/forecast-dated.ts';
import { memberYear } from './dated-lanes/member-year.ts';
import { repeatedLanes } from './dated-lanes/repeated-lanes.ts';
import { knownLanes } from './known-lanes.ts';
import { LANE_ARTEFACT, type LaneArtefact } from './lane-model/lane-artefact.ts';
import { deathsKnownTo, isForecastSet, scenarioSets } from './scenario-sets.ts';

/** The published artefact, taken as one whose test showed skill for regions, or none. */
const judged = (published: 'model' | 'shrunk climatology'): LaneArtefact => ({
  ...LANE_ARTEFACT,
  verdicts: LANE_ARTEFACT.verdicts.map((one) =>
    one.units === 'regions' && one.horizon === '30d' ? { ...one, published } : one,
  ),
});

const DAY = 86_400_000;

const lanesOf = (observations: readonly Observation[], artefact = judged('model')) =>
  knownLanes(indexObservations(observations, NOW), artefact);
const YEARS = Array.from({ length: 30 }, (_, i) => 60 + ((i * 13) % 40));

describe('the lanes of 30 days', () => {
  it('are four probabilities for every region in conflict where two years of deaths are known', () => {
    const lanes = lanesOf([...months(YEARS), ...months(YEARS, 'CO')]);
    for (const id of REGION_IDS) {
      const four = lanes.get(id)?.forecast;
      if (!['mena', 'latam', 'global'].includes(id)) expect(four).toBeUndefined();
      else expect((four ?? []).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it('move with the deaths of a member, and only in the regions it is in', () => {
    const of = (deaths: readonly number[]) => lanesOf([...months(deaths), ...months(YEARS, 'CO')]);
    const calm = of(YEARS.map((deaths) => Math.round(deaths / 20)));
    const war = of(YEARS.map((deaths, back) => (back < 3 ? deaths * 4 : deaths)));
    expect(war.get('mena')?.forecast).not.toEqual(calm.get('mena')?.forecast);
    expect(war.get('latam')?.forecast).toEqual(calm.get('latam')?.forecast);
    expect(war.get('latam')?.forecast).toHaveLength(4);
  });

  it('are climatology in a quiet region, so that base is never likelier over 30 days than over 7', () => {
    expect(lanesOf(months(YEARS.map((_, back) => (back % 12 === 3 ? 24 : 0)))).get('mena')?.forecast).toBeUndefined();
    expect(lanesOf(months(YEARS.map((_, back) => (back % 12 === 3 ? 25 : 0)))).get('mena')?.forecast).toHaveLength(4);
  });

  it('are climatology where a month is missing, where the newest is too old, and where no skill was shown', () => {
    const all = months(YEARS);
    const missing = NEWEST - 5;
    const gap = all.filter(({ recordId }) => recordId !== `month ${missing}`);
    expect(lanesOf(gap).get('mena')?.forecast).toBeUndefined();
    const old = all.filter(({ observedAt }) => observedAt < startOf(NEWEST - 2));
    expect(lanesOf(old).get('mena')?.forecast).toBeUndefined();
    expect(lanesOf(all, judged('shrunk climatology')).get('mena')?.forecast).toBeUndefined();
    expect(lanesOf([]).get('mena')?.forecast).toBeUndefined();
  });

  it('stand beside what simple forecasts make of the same months, also where the model may not speak', () => {
    const { simple: fitted } = LANE_ARTEFACT.regions;
    const quiet = YEARS.map((_, back) => (back % 12 === 3 ? 24 : 0));
    for (const [deaths, artefact] of [
      [YEARS, judged('shrunk climatology')],
      [quiet, judged('model')],
    ] as const) {
      const known = lanesOf(months(deaths), artefact).get('mena');
      expect(known?.forecast).toBeUndefined();
      // Neither world had a month that was not base, so both say what followed on base.
      expect(known?.simple?.markov[0]).toBeCloseTo(fitted.transitions[0]?.[0] ?? 0, 3);
      expect(known?.simple?.lastK[0]).toBeCloseTo((12 + 6 * fitted.pooled[0]) / 18, 3);
    }
    const surge = [900, ...YEARS.slice(1)];
    const after = lanesOf(months(surge)).get('mena')?.simple;
    expect(after?.markov[0]).toBeCloseTo(fitted.transitions[LANES.indexOf('escalation')]?.[0] ?? 0, 3);
    expect(after?.lastK[1]).toBeCloseTo((1 + 6 * fitted.pooled[1]) / 18, 3);
  });

  it('leave out what crosses a month’s end, as the table they were fitted on does', () => {
    const all = months(YEARS);
    const crossing = row({
      recordId: 'crossing',
      value: 5_000,
      observedAt: startOf(NEWEST) + 2 * DAY,
      detail: { startDate: new Date(startOf(NEWEST) - DAY).toISOString().slice(0, 10) },
    });
    expect(lanesOf([...all, crossing]).get('mena')?.forecast).toEqual(lanesOf(all).get('mena')?.forecast);
  });

  it('do not depend on the order of the reports', () => {
    const all = months(YEARS);
    expect(lanesOf([...all].reverse()).get('mena')?.forecast).toEqual(lanesOf(all).get('mena')?.forecast);
  });
});

describe('the lanes of 24 hours and 7 days', () => {
  const shortOf = (observations: readonly Observation[], region = 'mena') => lanesOf(observations).get(region)?.dated;

  it('are made from the days of the deaths, and say up to when those are known', () => {
    const known = lanesOf(months(YEARS)).get('mena');
    const sets = scenarioSets('mena', [], known);
    for (const { horizon, lanes } of sets.slice(0, 2)) {
      const rates = scenarioSets('mena', []).find((set) => set.horizon === horizon)?.lanes;
      expect(lanes.map(({ probability }) => probability)).not.toEqual(rates?.map(({ probability }) => probability));
      expect(lanes.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
      const newest = shortDate(startOf(NEWEST + 1) - DAY);
      expect(lanes[0]?.consequences[0]).toContain(`Based on conflict deaths known up to ${newest}.`);
    }
  });

  it('are those that the hindcast gives for the same days', () => {
    const all = months(YEARS);
    const records = all
      .filter(({ metric }) => metric === 'conflict_deaths')
      .map(({ observedAt, value, detail }) => {
        const endDay = Math.floor(observedAt / DAY);
        return { startDay: endDay, endDay, unit: String(detail.dyad ?? ''), deaths: value };
      });
    const [firstDay, newestDay] = [startOf(NEWEST - YEARS.length + 1) / DAY, startOf(NEWEST + 1) / DAY - 1];
    const gapDays = Math.ceil(NOW / DAY) - 1 - newestDay;
    for (const horizon of ['24h', '7d'] as const) {
      const series = daySeries(records, horizon, { firstDay, lastDay: newestDay });
      const year = memberYear(series, horizon, newestDay);
      const calm = memberYear(daySeries([], horizon, series.span), horizon, newestDay);
      if (year === undefined || calm === undefined) throw new Error('no year is known');
      const others = countriesOfRegion('mena').filter(({ gw }) => gw !== undefined).length - 1;
      const members = [year, ...Array.from({ length: others }, () => calm)];
      const repeated = repeatedLanes(members, horizon, 'region');
      const lanes = forecastDated({ repeated, rule: 'region', gapDays }, DATED_ARTEFACT);
      for (const [i, share] of lanes.entries()) expect(shortOf(all)?.lanes[horizon][i]).toBeCloseTo(share, 12);
    }
  });

  it('do not depend on the order of the reports, nor on other regions', () => {
    const all = months(YEARS);
    expect(shortOf([...all].reverse())).toEqual(shortOf(all));
    expect(shortOf([...all, ...months(YEARS, 'CO')])).toEqual(shortOf(all));
  });

  it('have in a calm region a base that is no likelier over a longer horizon', () => {
    for (const deaths of [0, 1, 7, 20]) {
      const known = lanesOf(months(YEARS.map((_, back) => (back === 0 ? deaths : 0)))).get('mena');
      const [day = 0, week = 0, month = 1] = scenarioSets('mena', [], known).map(({ lanes }) => lanes[0]?.probability);
      expect(week).toBeLessThanOrEqual(day);
      expect(month).toBeLessThanOrEqual(week);
    }
  });

  it('are made from eleven months too, of which 30 days know too little', () => {
    const short = lanesOf(months(YEARS.slice(0, 11))).get('mena');
    const sets = scenarioSets('mena', [], short);
    expect([short?.forecast, short?.simple]).toEqual([undefined, undefined]);
    expect(sets.map((set) => isForecastSet(set))).toEqual([true, true, false]);
    for (const { lanes } of sets.slice(0, 2))
      expect(lanes[0]?.consequences[0]).toContain('Based on conflict deaths known over 334 days up to 30 Sep 2026.');
    const other = shortOf(months(YEARS.slice(0, 11).map((deaths) => 3 * deaths)));
    expect(other?.lanes).not.toEqual(short?.dated?.lanes);
  });

  it('are the published rates where no deaths are known, or none but old ones', () => {
    expect(shortOf([])).toBeUndefined();
    expect(shortOf(months(YEARS).filter(({ observedAt }) => observedAt < startOf(NEWEST - 2)))).toBeUndefined();
  });
});

describe('scenario sets', () => {
  it('say in words where a probability is climatology and where it is not', () => {
    const words = (known?: Parameters<typeof scenarioSets>[2]) =>
      scenarioSets('mena', [], known).map(({ lanes }) => lanes[0]?.consequences[0] ?? '');
    const [, , month] = words();
    expect(month).toContain('climatology');
    const [day, week, forecast] = words({ forecast: [0.4, 0.3, 0.2, 0.1] });
    expect(forecast).not.toContain('climatology');
    expect([day, week].every((text) => text?.includes('No published history resolves this horizon'))).toBe(true);
  });

  it('say how old the deaths are that each horizon is made from, and the companion gives the same day', () => {
    const known = lanesOf(months(YEARS)).get('mena');
    const day = startOf(NEWEST + 1) - DAY;
    expect(deathsKnownTo(known ?? {})).toEqual({ '24h': day, '7d': day, '30d': day });
    for (const { lanes } of scenarioSets('mena', [], known))
      expect(lanes[0]?.consequences[0]).toContain(`Based on conflict deaths known up to ${shortDate(day)}.`);
    expect(deathsKnownTo(lanesOf(months(YEARS.slice(0, 11))).get('mena') ?? {})).toEqual({ '24h': day, '7d': day });
    expect(deathsKnownTo(lanesOf([]).get('mena') ?? {})).toEqual({});
  });

  it('say it once, in the first lane', () => {
    const others = scenarioSets('mena', []).flatMap(({ lanes }) => lanes.slice(1));
    expect(others.filter(({ consequences }) => /climatology|No published history/.test(consequences[0] ?? ''))).toEqual(
      [],
    );
  });
});
