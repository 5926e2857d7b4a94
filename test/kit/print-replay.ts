import { createHash } from 'node:crypto';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { prepareObservations } from '../../src/assessment/observation-index.ts';
import type { RegionState } from '../../src/assessment/region-state.ts';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { REGION_IDS, type RegionId } from '../../src/reference/regions.ts';
import { HORMUZ_CRISIS, worldWith } from './known-worlds.ts';
import { NOW, snapshotOfWorld } from './worlds.ts';

/** Replays a crisis in every region and prints a hash of every body; `reversed` as argument turns the evidence round. */
const observations = worldWith(HORMUZ_CRISIS);
const prepared = prepareObservations(process.argv.includes('reversed') ? [...observations].reverse() : observations);
const priors = new Map<RegionId, RegionState>();
for (let instant = NOW - 2 * DAY_MS; instant <= NOW; instant += 6 * HOUR_MS) {
  const world = assessWorld(prepared.asOf(instant));
  for (const regionId of REGION_IDS) {
    const { body, state } = snapshotOfWorld(world, regionId, priors.get(regionId));
    priors.set(regionId, state);
    console.log(`${regionId} ${instant} ${createHash('sha256').update(body).digest('hex')}`);
  }
}
