import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { GRID } from '../balance/drivers.ts';
import { snapshotConfidence } from '../confidence.ts';
import { roundTo } from '../evidence.ts';
import { knowsEnough, regimeFeatures, regimeState } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { HOUR_MS } from '../time.ts';

type WhatIf = Explanation['whatIf'][number];

/** The axes that the label is felt by. */
const FELT = ['coercivePressure', 'domesticFragility'] as const;
const SHOWN = 5;

interface Regime {
  readonly snapshot: Pick<RegionalSnapshot, 'balance' | 'generatedAt'>;
  readonly world: World;
  readonly prior: RegionState | undefined;
}

/**
 * The nearest value of each axis, above and below, with which the label would be another at the same instant, all else as it
 * is; the smallest step first. An axis that flips it nowhere in 0 to 1 is not named.
 */
export function regimeFlips({ snapshot, world, prior }: Regime): WhatIf[] {
  const { balance, generatedAt: instant } = snapshot;
  const enough = knowsEnough(world);
  const labelWith = (axis: (typeof FELT)[number], value: number): string =>
    regimeState(regimeFeatures({ ...balance, [axis]: value }, instant, prior), { instant, prior, knowsEnough: enough })
      .label;
  const flips = FELT.flatMap((axis) => {
    const now = Math.round(balance[axis] * GRID);
    const label = labelWith(axis, balance[axis]);
    return [1, -1].flatMap((step) => {
      for (let units = now + step; units >= 0 && units <= GRID; units += step) {
        const value = labelWith(axis, units / GRID);
        if (value !== label) return [{ what: axis, from: balance[axis], to: units / GRID, value }];
      }
      return [];
    });
  });
  return flips.toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from));
}

/**
 * What the confidence would be if the metric that an input's age is told by, and with it every input of that metric, were told
 * anew this moment; the largest gain first, at most five. An input that no feed carries is not named: nothing can tell it.
 */
export function confidenceGains(world: World, regionId: RegionId): WhatIf[] {
  const now = snapshotConfidence(world, regionId);
  const pulses = new Set([...world.inputs.values()].flatMap(({ input }) => input.pulse ?? []));
  const gains = [...pulses].flatMap((pulse) => {
    const carried = [...world.inputs].filter(([, { input }]) => input.pulse === pulse);
    const told = carried.map(
      ([id, { input }]) => [id, { input, status: 'reporting', newestAt: world.instant }] as const,
    );
    const value = snapshotConfidence({ ...world, inputs: new Map([...world.inputs, ...told]) }, regionId);
    if (value === now) return [];
    const newestAt = carried[0]?.[1].newestAt;
    const age = newestAt === undefined ? {} : { from: roundTo((world.instant - newestAt) / HOUR_MS, 1) };
    return [{ what: `age of ${pulse}, hours`, ...age, to: 0, value }];
  });
  return gains.toSorted((a, b) => b.value - a.value).slice(0, SHOWN);
}
