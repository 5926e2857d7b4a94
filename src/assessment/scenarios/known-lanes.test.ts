import { describe, expect, it } from 'vitest';
import { months, NEWEST, DEATHS_NOW as NOW, deathRow as row, startOf } from '../../../test/kit/death-months.ts';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { knownLanes } from './known-lanes.ts';
import { LANE_ARTEFACT, type LaneArtefact } from './lane-model/lane-artefact.ts';
import { scenarioSets } from './scenario-sets.ts';

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
      expect(known?.simple.markov[0]).toBeCloseTo(fitted.transitions[0]?.[0] ?? 0, 3);
      expect(known?.simple.lastK[0]).toBeCloseTo((12 + 6 * fitted.pooled[0]) / 18, 3);
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

describe('scenario sets', () => {
  it('say in words where a probability is climatology and where it is not', () => {
    const words = (forecast?: Parameters<typeof scenarioSets>[2]) =>
      scenarioSets('mena', [], forecast).map(({ lanes }) => lanes[0]?.consequences[0] ?? '');
    const [, , month] = words();
    expect(month).toContain('climatology');
    const [day, week, forecast] = words([0.4, 0.3, 0.2, 0.1]);
    expect(forecast).not.toContain('climatology');
    expect([day, week].every((text) => text?.includes('No published history resolves this horizon'))).toBe(true);
  });
});
