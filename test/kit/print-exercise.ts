import { createHash } from 'node:crypto';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assembleSnapshot, snapshotBody } from '../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { prepareObservations } from '../../src/assessment/observation-index.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { exerciseObservations } from './exercise-observations.ts';

/** Reads every feed of the exercise at one moment of its crisis, and prints their count and a hash of the snapshot of every region. */
const at = Date.UTC(2026, 10, 20, 12, 50);
const observations = await exerciseObservations({ anchorAt: at, seed: 20_261, at });
console.log(`observations ${observations.length}`);
const world = assessWorld(prepareObservations(observations).asOf(at), 'EXERCISE ');
for (const regionId of REGION_IDS) {
  const { draft } = assessRegion(world, regionId, undefined);
  const body = snapshotBody(assembleSnapshot(draft, templateNarrative(draft, true)));
  console.log(`${regionId} ${createHash('sha256').update(body).digest('hex').slice(0, 16)}`);
}
