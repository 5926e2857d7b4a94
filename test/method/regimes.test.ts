import { describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { PARAMETERS } from '../../src/assessment/parameters.ts';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { REGIME_LABELS } from '../../src/contract/intelligence/vocabulary.ts';
import { countriesOfRegion } from '../../src/reference/regions.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { coverage, NOW, snapshotOf } from '../kit/worlds.ts';

/** The same world, so much later. */
const later = (rows: readonly Observation[], ms: number): readonly Observation[] =>
  rows.map((row) => ({
    ...row,
    recordId: `${row.recordId} later`,
    observedAt: row.observedAt + ms,
    knownAt: row.knownAt + ms,
  }));
const unrest = countriesOfRegion('latam').flatMap(({ iso2 }) =>
  coverage({ metric: 'protest_reports', iso2, perDay: 12, from: 0, to: 3 }),
);

describe('every regime is reachable from feed data', () => {
  const hot = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
  const calm = snapshotOf(worldWith(), 'mena', NOW - 6 * HOUR_MS);
  const after = NOW + 9 * DAY_MS;
  const old = (PARAMETERS.alarms.ladderDays + 1) * DAY_MS;
  const regimes = {
    calm: calm.snapshot,
    stressed_equilibrium: snapshotOf(worldWith({ gulfForce: 5, gulfPosture: 5 }), 'mena').snapshot,
    coercive_stalemate: snapshotOf(later(worldWith(HORMUZ_CRISIS), old), 'mena', NOW + old, hot.state).snapshot,
    fragmentation_risk: snapshotOf([...worldWith(), ...unrest], 'latam').snapshot,
    managed_deescalation: snapshotOf(later(worldWith(), 9 * DAY_MS), 'mena', after, hot.state).snapshot,
    escalation_ladder: snapshotOf(worldWith(HORMUZ_CRISIS), 'mena', NOW, calm.state).snapshot,
  };

  for (const label of REGIME_LABELS) {
    it(label, () => {
      expect(regimes[label].regime.label).toBe(label);
    });
  }

  it('says where a change came from and when it began', () => {
    const { regime, generatedAt, meta } = regimes.managed_deescalation;
    expect(regime).toMatchObject({ previousLabel: 'escalation_ladder', transitionedAt: generatedAt });
    expect(regime.transitionDriver).toMatch(/^Coercive pressure .* from a recent high$/);
    expect(meta.triggerReason).toBe('regime_shift');
  });
});

describe('fourteen days without news, and then a calm as before', () => {
  const before = snapshotOf(worldWith(), 'mena');
  const silent = Array.from({ length: 4 * 14 }, (_, i) => NOW + (i + 1) * 6 * HOUR_MS);
  const walked = [before];
  for (const at of silent) walked.push(snapshotOf(worldWith(), 'mena', at, walked.at(-1)?.state));
  const held = walked.filter(({ snapshot }) =>
    snapshot.meta.staleInputs.concat(snapshot.meta.missingInputs).includes('news_events'),
  );
  const back = NOW + 15 * DAY_MS;
  const after = snapshotOf(later(worldWith(), 15 * DAY_MS), 'mena', back, walked.at(-1)?.state);

  it('show more coercion while nothing is known, and announce none of it afterwards', () => {
    expect(held.length).toBeGreaterThan(50);
    for (const { snapshot } of held) {
      expect(snapshot.balance.coercivePressure).toBeGreaterThan(PARAMETERS.regime.warm);
      expect(snapshot.regime).toEqual(before.snapshot.regime);
    }
    expect(before.snapshot.regime.label).toBe('calm');
    expect(after.snapshot.balance.coercivePressure).toBe(before.snapshot.balance.coercivePressure);
    expect(after.snapshot.regime).toEqual(before.snapshot.regime);
  });
});
