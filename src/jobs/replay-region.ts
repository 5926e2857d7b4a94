import { assessWorld } from '../assessment/assess-world.ts';
import type { SourceLabel } from '../assessment/evidence-clusters.ts';
import { prepareObservations } from '../assessment/observation-index.ts';
import type { RegionState } from '../assessment/region-state.ts';
import { DAY_MS } from '../assessment/time.ts';
import { SLOT_MS } from '../assessment/validity.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { RegionId } from '../reference/regions.ts';
import { observationWindow } from './observation-window.ts';
import { type Narrate, produceSnapshot } from './produce-snapshot.ts';

/** A replay warms up from the empty state this long before its first instant (METHOD.md §10). */
const WARM_UP_MS = 90 * DAY_MS;

export interface ReplaySpan {
  readonly regionId: RegionId;
  /** First and last instant shown, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** Shown every so often; a multiple of six hours. */
  readonly stepMs: number;
}

/**
 * What the service would have said of a region, instant by instant, from what was known then. Six hours a step, template
 * text, nothing stored.
 * @returns the snapshots' bodies in order
 * @throws Error when a snapshot breaks a promise
 */
export async function* replayRegion(
  { regionId, from, to, stepMs }: ReplaySpan,
  deps: { readonly observations: ObservationStore; readonly narrate: Narrate; readonly label: SourceLabel },
): AsyncGenerator<string> {
  const start = from - WARM_UP_MS;
  const prepared = prepareObservations(
    await deps.observations.read({ ...observationWindow(start, to), revisions: 'all' }),
  );
  let prior: RegionState | undefined;
  for (let instant = start; instant <= to; instant += SLOT_MS) {
    const produced = await produceSnapshot(assessWorld(prepared.asOf(instant), deps.label), regionId, {
      prior,
      narrate: deps.narrate,
    });
    if (produced.status === 'refused')
      throw new Error(`${regionId} at ${new Date(instant).toISOString()}: ${produced.broken.join('; ')}`);
    prior = produced.state;
    if (instant >= from && (instant - from) % stepMs === 0) yield produced.body;
  }
}
