import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { type AxisReadings, readAxes } from '../../src/assessment/balance/balance.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations, prepareObservations } from '../../src/assessment/observation-index.ts';
import { SEVERITY } from '../../src/assessment/regime.ts';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { type Axis, BUFFER_AXES, PRESSURE_AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { quietSenses } from '../kit/indicator-plans.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import {
  atBaseline,
  FEED_IDS,
  type FeedId,
  fullPlan,
  observationsOf,
  someRegion,
  type WorldPlan,
} from '../kit/world-plans.ts';
import { NOW, uncheckedSnapshotOf } from '../kit/worlds.ts';

const INPUT_OF: Readonly<Record<FeedId, string>> = {
  'gdelt-events': 'news_events',
  'ucdp-candidate': 'conflict_deaths',
  'portwatch-transits': 'corridor_transits',
  'fred-brent': 'crude_price',
  'adsb-military': 'military_flights',
  'adsb-civil': 'satellite_positions',
  sirens: 'air_raid_alerts',
  'nga-warnings': 'maritime_warnings',
  'ofac-list': 'sanctions_lists',
  'ecb-rates': 'currencies',
  'cboe-vix': 'volatility',
  'world-bank': 'external_position',
  unhcr: 'displacement',
  ioda: 'internet_outages',
  'fred-credit': 'credit_spreads',
  'oecd-markets': 'equity_prices',
  'fao-food': 'food_prices',
  'fred-gas': 'gas_price',
  'eurostat-gas': 'gas_supply',
};
/** Age at which each feed's content is stale, ms. */
const STALE_AFTER: Readonly<Record<FeedId, number>> = {
  'gdelt-events': 12 * HOUR_MS,
  'ucdp-candidate': 75 * DAY_MS,
  'portwatch-transits': 14 * DAY_MS,
  'fred-brent': 10 * DAY_MS,
  'adsb-military': 6 * HOUR_MS,
  'adsb-civil': 6 * HOUR_MS,
  sirens: 6 * HOUR_MS,
  'nga-warnings': 3 * DAY_MS,
  'ofac-list': 5 * DAY_MS,
  'ecb-rates': 6 * DAY_MS,
  'cboe-vix': 6 * DAY_MS,
  'world-bank': 700 * DAY_MS,
  unhcr: 550 * DAY_MS,
  ioda: 12 * HOUR_MS,
  'fred-credit': 20 * DAY_MS,
  'oecd-markets': 100 * DAY_MS,
  'fao-food': 50 * DAY_MS,
  'fred-gas': 10 * DAY_MS,
  'eurostat-gas': 130 * DAY_MS,
};
const ROUNDING = 1e-12;

/** When a feed's data end: never received, or so many stale ages ago; missing from three on. */
const outage = fc.oneof(fc.constant(undefined), fc.double({ min: 1.01, max: 3.2, noNaN: true }));

function withoutFeed(plan: WorldPlan, feed: FeedId, ages: number | undefined) {
  const until = ages === undefined ? Number.NEGATIVE_INFINITY : NOW - ages * STALE_AFTER[feed];
  return observationsOf(plan).filter(({ feedId, observedAt }) => feedId !== feed || observedAt <= until);
}

/** Without any data of a feed its own baseline is unknown: the published prior is above a quiet one. */
function quiet(plan: WorldPlan): WorldPlan {
  const countries = plan.countries.map(({ reports, ...country }) => ({
    ...country,
    reports: reports.map((kind) => ({ ...kind, usual: 0 })),
    deathsUsual: 0,
  }));
  return { ...plan, countries, sensed: quietSenses(plan.sensed) };
}

describe('A5 missing is not zero and not calm', WORLDS_PATIENCE, () => {
  it('shows a missing feed as no better than its own baseline, with less confidence, by name, and without a transition', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, fc.constantFrom(...FEED_IDS), outage, (some, regionId, feed, ages) => {
        const plan = ages === undefined ? quiet(some) : some;
        const usual = readAxes(worldOf(observationsOf(atBaseline(plan, feed))), regionId);
        const silent = worldOf(withoutFeed(plan, feed, ages));
        const axes = readAxes(silent, regionId);
        for (const axis of PRESSURE_AXES)
          expect(axisValue(axes, axis)).toBeGreaterThanOrEqual(axisValue(usual, axis) - ROUNDING);
        for (const axis of BUFFER_AXES)
          expect(axisValue(axes, axis)).toBeLessThanOrEqual(axisValue(usual, axis) + ROUNDING);

        const whole = prepareObservations(observationsOf(plan));
        const prior = uncheckedSnapshotOf(assessWorld(whole.asOf(NOW - 6 * HOUR_MS)), regionId).state;
        const complete = uncheckedSnapshotOf(assessWorld(whole.asOf(NOW)), regionId, prior).snapshot;
        const { meta, regime } = uncheckedSnapshotOf(silent, regionId, prior).snapshot;
        expect(meta.snapshotConfidence).toBeLessThanOrEqual(complete.meta.snapshotConfidence);
        expect([...meta.missingInputs, ...meta.staleInputs]).toContain(INPUT_OF[feed]);
        if (feed !== 'gdelt-events') return;
        // Without news the regime rises by an alarm of record or a trigger, or stays as it is; it never falls.
        const rose = SEVERITY.indexOf(regime.label) > SEVERITY.indexOf(prior.regime.label);
        if (!rose) expect(regime).toEqual(prior.regime);
      }),
      { numRuns: worldCount(3_000) },
    );
  });
});

function axisValue(axes: AxisReadings, axis: Axis): number {
  return axes.get(axis)?.value ?? Number.NaN;
}

function worldOf(observations: readonly Observation[]): World {
  return assessWorld(indexObservations(observations, NOW));
}
