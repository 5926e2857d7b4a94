import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/assessment/balance/drivers.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { observationsOf, somePlan, someRegion } from '../kit/world-plans.ts';
import { NOW, snapshotOf } from '../kit/worlds.ts';

const RUNS = { numRuns: 1_000 };

describe('A1 bounded, A3 decomposable', () => {
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

describe('A4 reproducible', () => {
  it('gives the same bytes from the same evidence in any order, after any earlier look', () => {
    fc.assert(
      fc.property(somePlan, someRegion, fc.infiniteStream(fc.nat()), (plan, regionId, random) => {
        const observations = observationsOf(plan);
        const first = snapshotOf(observations, regionId, NOW - 6 * HOUR_MS);
        const once = snapshotOf(observations, regionId, NOW, first.state);
        const again = snapshotOf(
          shuffled(observations, random),
          regionId,
          NOW,
          JSON.parse(JSON.stringify(first.state)),
        );
        expect(again.body).toBe(once.body);
        expect(again.state).toEqual(once.state);
      }),
      RUNS,
    );
  });
});

function shuffled(observations: readonly Observation[], random: fc.Stream<number>): readonly Observation[] {
  const rows = observations.map((row) => ({ row, key: random.next().value ?? 0 }));
  return rows.sort((a, b) => a.key - b.key).map(({ row }) => row);
}
