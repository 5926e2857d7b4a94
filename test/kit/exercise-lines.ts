import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assembleSnapshot, snapshotBody } from '../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { prepareObservations } from '../../src/assessment/observation-index.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';

/** One moment of the crisis of the exercise, epoch ms. */
export const MOMENT = Date.UTC(2026, 10, 20, 12, 50);

/** The count of the observations, and a hash of the snapshot of every region at the moment. Runs in any engine. */
export function exerciseLines(observations: readonly Observation[]): readonly string[] {
  const world = assessWorld(prepareObservations(observations).asOf(MOMENT), 'EXERCISE ');
  const hashes = REGION_IDS.map((regionId) => {
    const { draft } = assessRegion(world, regionId, undefined);
    const body = snapshotBody(assembleSnapshot(draft, templateNarrative(draft, true)));
    return `${regionId} ${bytesToHex(sha256(utf8ToBytes(body))).slice(0, 16)}`;
  });
  return [`observations ${observations.length}`, ...hashes];
}
