import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import { fullPlan, observationsOf, someRegion } from '../../test/kit/world-plans.ts';
import { NOW } from '../../test/kit/worlds.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { assessWorld } from './assess-world.ts';
import { snapshotConfidence } from './confidence.ts';
import { liveSkill } from './live-skill.ts';
import { type Observation, regionSubject } from './observation.ts';
import { indexObservations } from './observation-index.ts';
import { DAY_MS } from './time.ts';

const skillRow = (regionId: string, value: number, members: Partial<Observation> = {}): Observation => ({
  feedId: 'forecast-ledger',
  recordId: regionId,
  metric: 'lane_skill',
  subject: regionSubject(regionId),
  value,
  observedAt: NOW - 40 * DAY_MS,
  knownAt: NOW - DAY_MS,
  lineage: 'forecast-ledger',
  event: regionId,
  detail: {},
  ...members,
});
const skillOf = (rows: readonly Observation[], at = NOW) => liveSkill(indexObservations(rows, at), 'mena');
const someSkill = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('live skill', WORLDS_PATIENCE, () => {
  it('is in .5 to 1, the higher the better the lanes have done, and .5 for no better than a simple forecast', () => {
    fc.assert(
      fc.property(someSkill, someSkill, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((value) => skillOf([skillRow('mena', value)]));
        expect(less).toBeGreaterThanOrEqual(0.5);
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
        expect(more).toBeLessThanOrEqual(1);
      }),
    );
    expect([-3, 0, 0.1, 1, 7].map((value) => skillOf([skillRow('mena', value)]))).toEqual([0.5, 0.5, 0.55, 1, 1]);
  });

  it('is what was known: nothing before it was recorded, then the latest record, and nothing once that is old', () => {
    const rows = [
      skillRow('mena', 0.2, { knownAt: NOW - 9 * DAY_MS, observedAt: NOW - 70 * DAY_MS }),
      skillRow('mena', 0.1),
    ];
    const at = (daysAgo: number) => skillOf(rows, NOW - daysAgo * DAY_MS);
    expect([10, 9, 2, 1, 0, -139].map(at)).toEqual([0.5, 0.6, 0.6, 0.55, 0.55, 0.55]);
    expect(at(-141)).toBe(0.5);
    expect(skillOf([skillRow('europe', 0.4)])).toBe(0.5);
  });

  it('moves the confidence of its region by its fourth root, and nothing else; without it confidence never rises', () => {
    fc.assert(
      fc.property(fullPlan, someRegion, someSkill, (plan, regionId, value) => {
        const rows = observationsOf(plan);
        const confidences = (known: readonly Observation[]) => {
          const world = assessWorld(indexObservations(known, NOW));
          return REGION_IDS.map((id) => snapshotConfidence(world, id));
        };
        const without = confidences(rows);
        const published = confidences([...rows, skillRow(regionId, value)]);
        const factor = Math.min(2, Math.max(1, 1 + value)) ** 0.25;
        for (const [i, id] of REGION_IDS.entries()) {
          expect(published[i]).toBeGreaterThanOrEqual(without[i] ?? 1);
          if (id === regionId) expect(published[i]).toBeCloseTo((without[i] ?? 0) * factor, 3);
          else expect(published[i]).toBe(without[i]);
        }
      }),
      { numRuns: worldCount(300) },
    );
  });
});
