import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { GRID } from '../../src/assessment/balance/drivers.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { parseRegionState } from '../../src/assessment/region-state.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { observationsOf, somePlan, someRegion } from '../kit/world-plans.ts';
import { NOW, snapshotOf, uncheckedSnapshotOf } from '../kit/worlds.ts';

/** Worlds; `npm run soak` asks for 3,000. */
const WORLDS = Number(process.env.AXIOM_WORLDS ?? 10);
const RUNS = { numRuns: WORLDS };
/** So many worlds on a busy machine, ms. */
const PATIENCE = { timeout: 900_000 + WORLDS * 1_500 };

describe('A1 bounded, A3 decomposable', PATIENCE, () => {
  it('holds every number in its bounds and splits every axis into drivers that sum to it, with evidence in the snapshot', () => {
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        // The schema's bounds are among the invariants that snapshotOf refuses to break.
        const { balance, meta, evidence } = snapshotOf(observationsOf(plan), regionId).snapshot;
        expect(Math.abs(balance.netBalance)).toBeLessThanOrEqual(1);
        expect(isShare(meta.snapshotConfidence) && evidence.every(({ confidence }) => isShare(confidence))).toBe(true);
        const shown = new Set(evidence.map(({ id }) => id));
        for (const axis of AXES) {
          expect(isShare(balance[axis])).toBe(true);
          const drivers = [...balance.pressures, ...balance.buffers].filter((driver) => driver.axis === axis);
          const units = drivers.reduce((sum, { magnitude }) => sum + Math.round(magnitude * GRID), 0);
          expect(units / GRID).toBe(balance[axis]);
          const fed = drivers.filter((driver) => !isPrior(driver));
          expect(drivers.length - fed.length).toBeLessThanOrEqual(1);
          expect(
            fed.every(({ evidenceIds }) => evidenceIds.length > 0 && evidenceIds.every((id) => shown.has(id))),
          ).toBe(true);
          if (fed.length === 0 && balance[axis] > 0) expect(drivers).toHaveLength(1);
          if (meta.missingInputs.includes(axis)) expect(fed).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});

const isShare = (value: number): boolean => value >= 0 && value <= 1;
const isPrior = ({ description }: { readonly description: string }): boolean => description.startsWith('Prior:');

describe('A4 reproducible', PATIENCE, () => {
  it('gives the same bytes and state from the same evidence in any order and a prior state that was stored', () => {
    fc.assert(
      fc.property(somePlan, someRegion, fc.nat(), (plan, regionId, seed) => {
        const observations = observationsOf(plan);
        const world = (rows: readonly Observation[], at: number) => assessWorld(indexObservations(rows, at));
        const { state } = uncheckedSnapshotOf(world(observations, NOW - 6 * HOUR_MS), regionId);
        const once = uncheckedSnapshotOf(world(observations, NOW), regionId, state);
        const stored = parseRegionState(JSON.parse(JSON.stringify(state)));
        const again = uncheckedSnapshotOf(world(shuffled(observations, seed), NOW), regionId, stored);
        expect(again.body === once.body).toBe(true);
        expect(again.state).toEqual(once.state);
      }),
      RUNS,
    );
  });
});

/** Fisher–Yates with a linear congruential generator (Numerical Recipes). */
function shuffled<T>(rows: readonly T[], seed: number): readonly T[] {
  const order = [...rows];
  let state = seed >>> 0;
  for (let i = order.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = state % (i + 1);
    const [here, there] = [order[i], order[j]];
    if (here !== undefined && there !== undefined) [order[i], order[j]] = [there, here];
  }
  return order;
}
