import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW, snapshotOf, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import { INPUTS, type Input } from '../inputs.ts';
import { indexObservations } from '../observation-index.ts';
import { knowsEnough, regimeFeatures, regimeState } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { supposed, withSupposed } from '../simulate/supposed.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { explainSnapshot } from './explain-snapshot.ts';

const STEP = 1e-4;
const PULSES = [...new Set(INPUTS.flatMap((input: Input) => input.pulse ?? []))];
const AXES = ['coercivePressure', 'domesticFragility'] as const;

/** A day ago the region stood where `level` says, and had been in its label for a while. */
const before = (state: RegionState, level: number): RegionState => ({
  ...state,
  instant: NOW - DAY_MS,
  regime: { ...state.regime, transitionedAt: NOW - 30 * DAY_MS },
  coercion: [{ at: NOW - 8 * DAY_MS, value: level }],
  smoothed: { coercion: level, fragility: level },
});

describe('what a label would be, in any world', { timeout: 120_000 }, () => {
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

describe('what the confidence would be, in any world', { timeout: 120_000 }, () => {
  it('is what a simulation gives that tells the metric now, and no other metric gives more', () => {
    fc.assert(
      fc.property(somePlan, someRegion, fc.integer({ min: 0, max: 40 }), (plan, regionId, days) => {
        const rows = observationsOf(plan);
        const instant = NOW + days * DAY_MS + HOUR_MS;
        const { snapshot, world } = snapshotOf(rows, regionId, instant);
        const path = '/meta/snapshotConfidence';
        const { whatIf } = explainSnapshot({ snapshot, world, prior: undefined, path });
        const simulated = (metric: string): number => {
          const added = supposed([{ metric, subject: 'world', value: 1 }], instant);
          if (!added.ok) throw new Error(JSON.stringify(added.violations));
          const other = assessWorld(indexObservations(withSupposed(rows, added.observations), instant));
          return uncheckedSnapshotOf(other, regionId).snapshot.meta.snapshotConfidence;
        };
        const named = new Map(whatIf.map(({ what, value }) => [/^age of (\w+), hours$/.exec(what)?.[1], value]));
        const best = whatIf[0]?.value ?? snapshot.meta.snapshotConfidence;
        expect(named.size).toBe(whatIf.length);
        for (const metric of PULSES) {
          const value = simulated(metric);
          if (named.has(metric)) expect([metric, value]).toEqual([metric, named.get(metric)]);
          expect([metric, value <= Number(best)]).toEqual([metric, true]);
        }
      }),
      { numRuns: 15 },
    );
  });
});
