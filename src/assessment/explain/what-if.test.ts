import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW, snapshotOf, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { knowsEnough, regimeFeatures, regimeState } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { explainSnapshot } from './explain-snapshot.ts';

const STEP = 1e-4;
const AXES = ['coercivePressure', 'domesticFragility'] as const;

/** A day ago the region stood where `level` says, and had been in its label for a while. */
const before = (state: RegionState, level: number): RegionState => ({
  ...state,
  instant: NOW - DAY_MS,
  regime: { ...state.regime, transitionedAt: NOW - 30 * DAY_MS },
  coercion: [{ at: NOW - 8 * DAY_MS, value: level }],
  smoothed: { coercion: level, fragility: level },
});

describe('what a label would be, in any world', () => {
  it('is as said with the axis there, as it is one step before, and with any axis moved by less', () => {
    let flips = 0;
    const someLevel = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
    const elsewhere = fc.record({ axis: fc.constantFrom(...AXES), share: fc.double({ min: -1, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(somePlan, someRegion, someLevel, elsewhere, (plan, regionId, level, other) => {
        const rows = observationsOf(plan);
        const first = snapshotOf(rows, regionId);
        const prior = level === undefined ? undefined : before(first.state, level);
        const { snapshot, world } = uncheckedSnapshotOf(first.world, regionId, prior);
        const { whatIf } = explainSnapshot({ snapshot, world, prior, path: '/regime/label' });
        const labelWith = (axis: string, value: number): string =>
          regimeState(regimeFeatures({ ...snapshot.balance, [axis]: value }, NOW, prior), {
            ...{ instant: NOW, prior, knowsEnough: knowsEnough(world) },
          }).label;
        for (const { what, from = Number.NaN, to, value } of whatIf) {
          flips += 1;
          expect([what, labelWith(what, to)]).toEqual([what, value]);
          expect(value).not.toBe(snapshot.regime.label);
          const stepBefore = Math.round((to - Math.sign(to - from) * STEP) / STEP) * STEP;
          expect(labelWith(what, stepBefore)).toBe(snapshot.regime.label);
        }
        const sizes = whatIf.map(({ from = Number.NaN, to }) => Math.abs(to - from));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        const reach = Math.min(...sizes, 1) - STEP;
        const now = snapshot.balance[other.axis];
        const moved = Math.min(1, Math.max(0, Math.round((now + other.share * reach) / STEP) * STEP));
        expect(labelWith(other.axis, moved)).toBe(snapshot.regime.label);
      }),
      { numRuns: 60 },
    );
    expect(flips).toBeGreaterThan(20);
  });

  it('is told of the label alone', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const at = (path: string) => explainSnapshot({ snapshot, world, prior: undefined, path }).whatIf;
    expect(at('/regime/label').map(({ what }) => what)).toContain('coercivePressure');
    expect(at('/regime/transitionedAt')).toEqual([]);
    expect(at('/balance/coercivePressure')).toEqual([]);
  });
});
