import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { snapshotOf } from '../../../test/kit/worlds.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { GRID } from '../balance/drivers.ts';
import { applyPatch } from './json-patch.ts';
import { snapshotDifference } from './snapshot-difference.ts';

describe('the difference of two snapshots of any two worlds', WORLDS_PATIENCE, () => {
  it('patches the first into the second to the byte, and its drivers sum to the change of every axis', () => {
    fc.assert(
      fc.property(somePlan, somePlan, someRegion, (one, other, regionId) => {
        const from = snapshotOf(observationsOf(one), regionId).snapshot;
        const to = snapshotOf(observationsOf(other), regionId).snapshot;
        const { patch, drivers, evidence } = snapshotDifference(from, to);
        expect(JSON.stringify(applyPatch(toJson(from), patch))).toBe(JSON.stringify(to));
        const all = [...evidence.came, ...evidence.left, ...evidence.aged].flatMap(
          ({ contributions }) => contributions,
        );
        for (const axis of AXES) {
          const units = drivers
            .filter((driver) => driver.axis === axis)
            .reduce((sum, { change }) => sum + Math.round(change * GRID), 0);
          expect(units).toBe(Math.round(to.balance[axis] * GRID) - Math.round(from.balance[axis] * GRID));
          const carried = all.filter((share) => share.axis === axis).reduce((sum, { change }) => sum + change, 0);
          const unexplained = drivers
            .filter((driver) => driver.axis === axis && driver.evidenceIds.length === 0)
            .reduce((sum, { change }) => sum + change, 0);
          expect(carried + unexplained).toBeCloseTo(to.balance[axis] - from.balance[axis], 3);
        }
        const ids = ({ item }: { readonly item: { readonly id: string } }) => item.id;
        expect([...evidence.came.map(ids), ...evidence.aged.map(({ id }) => id)].sort()).toEqual(
          to.evidence.map(({ id }) => id).sort(),
        );
        expect([...evidence.left.map(ids), ...evidence.aged.map(({ id }) => id)].sort()).toEqual(
          from.evidence.map(({ id }) => id).sort(),
        );
      }),
      { numRuns: worldCount(2_000) },
    );
  });

  it('holds what is left of an axis against what was left of it, however many that counts', () => {
    const rest = (count: number, magnitude: number): RegionalSnapshot => {
      const { snapshot } = snapshotOf(worldWith(), 'mena');
      const driver = { axis: 'coercivePressure', orientation: 'pressure', magnitude } as const;
      const pressures = [{ ...driver, evidenceIds: [], description: `Other drivers (${count})` }];
      return { ...snapshot, balance: { ...snapshot.balance, pressures, buffers: [] } };
    };
    expect(snapshotDifference(rest(97, 0.2), rest(95, 0.18)).drivers).toEqual([
      expect.objectContaining({ description: 'Other drivers (95)', from: 0.2, to: 0.18, change: -0.02 }),
    ]);
    expect(snapshotDifference(rest(97, 0.2), rest(95, 0.2)).drivers).toEqual([]);
  });

  it('names what a crisis changed and the evidence that brought it', () => {
    const from = snapshotOf(worldWith(), 'mena').snapshot;
    const to = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena').snapshot;
    const { numbers, evidence } = snapshotDifference(from, to);
    const access = numbers.find(({ name }) => name === 'balance.maritimeAccess');
    expect(access?.change).toBeLessThan(0);
    const transits = evidence.came.find(({ item }) => item.corridor === 'hormuz_strait');
    expect(transits?.contributions.length).toBeGreaterThan(0);
  });
});
