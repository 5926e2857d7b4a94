import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../src/assessment/time.ts';
import type { Said } from './kit/replay/replay-regions.ts';
import { quarterOf, reversals, walkRegimes } from './kit/replay/walk-regimes.ts';

const axes = {
  ...{ capitalStress: 0.1, energyVulnerability: 0.1, allianceCohesion: 0.5, maritimeAccess: 1, energyLeverage: 0.1 },
};
const FROM = Date.UTC(2014, 3, 1);

/** A quarter in which coercion and fragility repeat so many days of one value and so many of another. */
function quarter(high: readonly [number, number], highDays: number, lowDays: number): readonly Said[] {
  return Array.from({ length: 91 }, (_, day): Said => {
    const isHigh = day % (highDays + lowDays) < highDays;
    const [coercivePressure, domesticFragility] = isHigh ? high : [0.1, 0.1];
    const shown = { regionId: 'latam', label: 'calm', active: [], hasNews: true } as const;
    return {
      ...shown,
      axes: { ...axes, coercivePressure, domesticFragility },
      at: FROM + day * DAY_MS,
      alarms: { found: [], silent: [] },
    };
  });
}

describe('a region that is now and then warm or strained', () => {
  it.each([
    ['coercion for two days in ten', [0.4, 0.1], 2, 8],
    ['coercion for five days in twelve', [0.3, 0.1], 5, 7],
    ['fragility for four days in fourteen', [0.1, 0.55], 4, 10],
  ] as const)('by %s is called stressed, with at most one reversal in the quarter', (_, high, highDays, lowDays) => {
    const { labels, transitions } = walkRegimes(quarter(high, highDays, lowDays));
    expect(labels).toContain('stressed_equilibrium');
    const counted = reversals(transitions).map(({ at }) => quarterOf(at));
    expect(counted.length).toBeLessThanOrEqual(1);
  });

  it('is calm a fortnight after the last of it', () => {
    const { labels } = walkRegimes(quarter([0.4, 0.1], 3, 88));
    expect([labels[14], labels.at(-1)]).toEqual(['stressed_equilibrium', 'calm']);
  });
});
