import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { SEVERITY } from '../../src/assessment/regime.ts';
import type { RegionState } from '../../src/assessment/region-state.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { SLOT_MS } from '../../src/assessment/validity.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { REGION_IDS, type RegionId } from '../../src/reference/regions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { snapshotOfWorld } from '../kit/worlds.ts';

const START = Date.UTC(2026, 10, 22, 12, 20);
const OUTAGE_MS = 24 * HOUR_MS;

describe('all feeds down for a day', () => {
  it('lowers confidence at each slot, names what is missing, and calms no region', async () => {
    const rows = await exerciseObservations({ anchorAt: START, seed: 20_261, at: START });
    const states = new Map<RegionId, RegionState>();
    const before = new Map<RegionId, RegionalSnapshot>();
    for (let at = START; at <= START + OUTAGE_MS; at += SLOT_MS) {
      const world = assessWorld(indexObservations(rows, at));
      for (const regionId of REGION_IDS) {
        const { snapshot, state } = snapshotOfWorld(world, regionId, states.get(regionId));
        const prior = before.get(regionId);
        expect(snapshot.regime.label).not.toBe('calm');
        if (prior !== undefined) {
          expect(snapshot.meta.snapshotConfidence).toBeLessThan(prior.meta.snapshotConfidence);
          expect(missingOrStale(snapshot)).toEqual(expect.arrayContaining([...missingOrStale(prior)]));
          expect(missingOrStale(snapshot).length).toBeGreaterThan(0);
          expect(SEVERITY.indexOf(snapshot.regime.label)).toBeGreaterThanOrEqual(SEVERITY.indexOf(prior.regime.label));
        }
        states.set(regionId, state);
        before.set(regionId, snapshot);
      }
    }
  });
});

const missingOrStale = ({ meta }: RegionalSnapshot): readonly string[] => [...meta.missingInputs, ...meta.staleInputs];
