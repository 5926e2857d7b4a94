import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { isRegionId } from '../../reference/regions.ts';
import { alarmFeatures } from '../alarms/alarm-features.ts';
import type { World } from '../assess-world.ts';
import { GRID } from '../balance/drivers.ts';
import { hasRequiredInputs, regimeFeatures, regimeState } from '../regime.ts';
import type { RegionState } from '../region-state.ts';

type WhatIf = Explanation['whatIf'][number];

/** The axes that the label is read from. */
const LABEL_AXES = ['coercivePressure', 'domesticFragility'] as const;

interface Regime {
  readonly snapshot: Pick<RegionalSnapshot, 'balance' | 'generatedAt' | 'regionId' | 'triggers'>;
  readonly world: World;
  readonly prior: RegionState | undefined;
}

/**
 * The nearest value of each axis, above and below, with which the label would be another at the same instant, all else as it
 * is; the smallest step first. An axis that flips it nowhere in 0 to 1 is not named.
 */
export function regimeFlips({ snapshot, world, prior }: Regime): WhatIf[] {
  const { balance, generatedAt: instant, regionId, triggers } = snapshot;
  const alarmed = isRegionId(regionId) ? alarmFeatures(world, regionId, { prior, active: triggers.active }) : {};
  const enough = hasRequiredInputs(world);
  const labelWith = (axis: (typeof LABEL_AXES)[number], value: number): string =>
    regimeState(
      { ...regimeFeatures({ ...balance, [axis]: value }, instant, prior), ...alarmed },
      { instant, prior, hasRequiredInputs: enough },
    ).label;
  const flips = LABEL_AXES.flatMap((axis) => {
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
