import { assembleSnapshot, type Narration } from '../assessment/assemble-snapshot.ts';
import { assessRegion, type SnapshotDraft } from '../assessment/assess-region.ts';
import { assessWorld, type World } from '../assessment/assess-world.ts';
import { snapshotDifference } from '../assessment/compare/snapshot-difference.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import type { RegionState } from '../assessment/region-state.ts';
import { supposed, withSupposed } from '../assessment/simulate/supposed.ts';
import { failed, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { isRegionId, type RegionId } from '../reference/regions.ts';
import type { AssessmentDesk } from './assessment-desk.ts';
import { priorOf } from './explain-regional-snapshot.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export interface SimulationParts extends HistoryParts {
  readonly desk: AssessmentDesk;
  /** Writes the text of a finished draft. */
  readonly narrate: (draft: SnapshotDraft) => Narration;
}

/** It has no way to a store but reading. */
export function simulateRegionalSnapshot(parts: SimulationParts): HandlerOf<'simulateRegionalSnapshot'> {
  return async ({ regionId, observations }) => {
    if (!isRegionId(regionId)) return failed({ code: 'region_unknown', regionId });
    const read = await snapshotAt(regionId, LAST_INSTANT, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshotId, generatedAt } = read.value;
    const added = supposed(observations, generatedAt);
    if (!added.ok) return failed({ code: 'validation_failed', violations: added.violations });
    const prior = await priorOf(read.value, parts);
    if (!prior.ok) return failed(prior.failure);
    const stored = snapshotInBody(read.value);
    const outcome = await parts.desk.work(generatedAt, (known) => {
      const assess = assessor(regionId, prior.value, parts);
      const rows = withSupposed(known.observations, added.observations);
      const before = assess(known.world);
      const after = assess(assessWorld(indexObservations(rows, generatedAt), known.world.label));
      const snapshot = marked(after, before);
      const isReproduced = JSON.stringify(before.balance) === JSON.stringify(stored.balance);
      const basedOn = { snapshotId, generatedAt, isReproduced };
      return { simulated: true as const, basedOn, snapshot, difference: snapshotDifference(before, snapshot) };
    });
    return outcome.ok ? reply(outcome.value, [['Cache-Control', 'no-store']]) : failed(outcome.failure);
  };
}

const assessor =
  (regionId: RegionId, prior: RegionState | undefined, { narrate }: SimulationParts) =>
  (world: World): RegionalSnapshot => {
    const { draft } = assessRegion(world, regionId, prior);
    return assembleSnapshot(draft, narrate(draft));
  };

/** Neither its id nor what it newly rests on can be taken for something that was observed. */
function marked(simulated: RegionalSnapshot, { evidence }: RegionalSnapshot): RegionalSnapshot {
  const known = new Set(evidence.map(({ id }) => id));
  return {
    ...simulated,
    meta: { ...simulated.meta, snapshotId: simulated.meta.snapshotId.replace(/^snap_/, 'simulated_') },
    evidence: simulated.evidence.map((item) =>
      known.has(item.id) ? item : { ...item, source: `SIMULATED ${item.source}` },
    ),
  };
}
