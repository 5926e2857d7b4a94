import { assessWorld } from '../assessment/assess-world.ts';
import { brokenCountries } from '../assessment/countries/broken-countries.ts';
import { dueEvent, type Seen } from '../assessment/event-driven/due-event.ts';
import { prepareObservations } from '../assessment/observation-index.ts';
import type { RegionState } from '../assessment/region-state.ts';
import { companionBody, type StoredCompanion } from '../assessment/snapshot-companion.ts';
import type { SourceLabel } from '../assessment/source-label.ts';
import { DAY_MS } from '../assessment/time.ts';
import { SLOT_MS } from '../assessment/validity.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { RegionId } from '../reference/regions.ts';
import { observationWindow } from './observation-window.ts';
import { type Narrate, produceSnapshot } from './produce-snapshot.ts';
import { replayLooks } from './replay-checks.ts';

/** A replay warms up from the empty state this long before its first instant (METHOD.md §10). */
export const WARM_UP_MS = 90 * DAY_MS;

export interface ReplaySpan {
  readonly regionId: RegionId;
  /** First and last instant shown, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** Shown every so often; a multiple of six hours. */
  readonly stepMs: number;
  /** Also shows every snapshot that was due between two steps. */
  readonly showsEvents?: boolean;
  /** From the empty state so long before the first instant; 90 days when absent. */
  readonly warmUpMs?: number;
}

interface ReplayDeps {
  readonly observations: ObservationStore;
  readonly narrate: Narrate;
  readonly label: SourceLabel;
  /** Gets what would be stored beside each snapshot shown, before it is. */
  readonly onCompanion?: (body: string) => void;
  /** Called after each six hours, the warm-up included. */
  readonly onStep?: (done: number, total: number) => void;
}

/**
 * What the service would have said of a region, instant by instant, from what was known then. Six hours a step, with the
 * snapshots that were due between two steps; template text, nothing stored.
 * @returns the snapshots' bodies in order
 * @throws Error when a snapshot breaks a promise, EvidenceExpired when the evidence does not reach back to the warm-up
 */
export async function* replayRegion(span: ReplaySpan, deps: ReplayDeps): AsyncGenerator<string> {
  const { regionId, from, to, stepMs } = span;
  const start = from - (span.warmUpMs ?? WARM_UP_MS);
  const observations = await deps.observations.read({
    ...observationWindow(start, to),
    revisions: 'all',
    knownFrom: start,
  });
  const prepared = prepareObservations(observations);
  const looks = replayLooks(observations, start);
  const seenAt = (instant: number): Seen => {
    const index = prepared.asOf(instant);
    return { index, world: assessWorld(index, deps.label) };
  };
  let prior: RegionState | undefined;
  let beside: (() => StoredCompanion) | undefined;
  const shown = (body: string): string => {
    if (beside === undefined || deps.onCompanion === undefined) return body;
    const companion = beside();
    const broken = brokenCountries(companion);
    if (broken.length > 0) throw new Error(`${regionId} beside ${companion.snapshotId}: ${broken.join('; ')}`);
    deps.onCompanion(companionBody(companion));
    return body;
  };
  const says = async ({ world }: Seen): Promise<string> => {
    const produced = await produceSnapshot(world, regionId, { prior, narrate: deps.narrate });
    if (produced.status === 'refused')
      throw new Error(`${regionId} at ${new Date(world.instant).toISOString()}: ${produced.broken.join('; ')}`);
    prior = produced.state;
    beside = produced.companion;
    return produced.body;
  };

  async function* eventsUntil(end: number): AsyncGenerator<string> {
    for (const look of looks.until(end)) {
      if (!look.regions.includes(regionId) || (prior !== undefined && prior.instant >= look.instant)) continue;
      const seen = seenAt(look.instant);
      const found = dueEvent(seen, regionId, prior);
      if (found.status === 'held' && found.by === 'spacing') looks.scheduleCheck(regionId, found.until);
      if (found.status !== 'due') continue;
      const body = await says(seen);
      if (span.showsEvents === true && look.instant >= from) yield shown(body);
    }
  }

  for (let instant = start; instant <= to; instant += SLOT_MS) {
    yield* eventsUntil(instant);
    const body = await says(seenAt(instant));
    deps.onStep?.((instant - start) / SLOT_MS + 1, Math.floor((to - start) / SLOT_MS) + 1);
    if (instant >= from && (instant - from) % stepMs === 0) yield shown(body);
  }
  yield* eventsUntil(to + 1);
}
