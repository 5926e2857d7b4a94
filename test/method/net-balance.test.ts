import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import { observationsOf, somePlan, someRegion } from '../kit/world-plans.ts';
import { snapshotOf, snapshotOfWorld } from '../kit/worlds.ts';

const AT = Date.UTC(2026, 10, 22, 3, 20);
const PRESSURES = ['coercivePressure', 'domesticFragility', 'capitalStress', 'energyVulnerability'];
const BUFFERS = ['allianceCohesion', 'maritimeAccess', 'energyLeverage'];

/** As a caller who has nothing but the bytes: every number by its member's name. */
function numbersIn(body: string): (name: string) => number {
  const { balance }: { readonly balance: Readonly<Record<string, unknown>> } = JSON.parse(body);
  return (name) => Number(balance[name]);
}

function expectExact(body: string): void {
  const number = numbersIn(body);
  const mean = (axes: readonly string[]) => axes.reduce((sum, axis) => sum + number(axis), 0) / axes.length;
  expect(number('netBalance')).toBe(mean(BUFFERS) - mean(PRESSURES));
  for (const axis of [...PRESSURES, ...BUFFERS]) expect(Number(number(axis).toFixed(4))).toBe(number(axis));
}

describe('netBalance is the mean of the written buffers less that of the written pressures, axes have four decimals', () => {
  it('in the documented example', () => {
    expectExact(JSON.stringify(REGIONAL_SNAPSHOT_EXAMPLE));
  });

  it('in every region of the exercise', async () => {
    const rows = await exerciseObservations({ anchorAt: AT, seed: 20_261, at: AT });
    const world = assessWorld(indexObservations(rows, AT));
    for (const regionId of REGION_IDS) expectExact(JSON.stringify(snapshotOfWorld(world, regionId).snapshot));
  });

  it('in random worlds', WORLDS_PATIENCE, () => {
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        expectExact(JSON.stringify(snapshotOf(observationsOf(plan), regionId).snapshot));
      }),
      { numRuns: worldCount(1_000) },
    );
  });
});
