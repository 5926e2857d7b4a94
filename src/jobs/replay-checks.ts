import { affectedRegions } from '../assessment/event-driven/affected-regions.ts';
import { createDirtyRegions, type DueCheck } from '../assessment/event-driven/dirty-regions.ts';
import type { Observation } from '../assessment/observation.ts';
import type { RegionId } from '../reference/regions.ts';

/** The looks between scheduled runs that a stream of observations leads to. */
export interface ReplayLooks {
  /** The looks before an instant (epoch ms) that were not taken yet, in order. */
  until(end: number): Iterable<DueCheck>;
  scheduleCheck(regionId: RegionId, at: number): void;
}

/**
 * Marks and takes as the service does while it collects: what became known at one instant was ingested together.
 * @param after what was known by then (epoch ms) marks nothing
 */
export function replayLooks(observations: readonly Observation[], after: number): ReplayLooks {
  const ingests = ingestsOf(observations.filter(({ knownAt }) => knownAt > after));
  const dirty = createDirtyRegions();
  let next = 0;

  function* until(end: number): Generator<DueCheck> {
    for (;;) {
      const ingest = ingests[next];
      const dueAt = dirty.dueAt() ?? Number.POSITIVE_INFINITY;
      if (ingest !== undefined && ingest.at < Math.min(end, dueAt)) {
        dirty.mark(ingest.regions, ingest.at);
        next += 1;
        continue;
      }
      const look = dueAt < end ? dirty.take(dueAt) : undefined;
      if (look === undefined) return;
      yield look;
    }
  }
  return { until, scheduleCheck: dirty.scheduleCheck };
}

interface Ingest {
  readonly at: number;
  readonly regions: readonly RegionId[];
}

function ingestsOf(observations: readonly Observation[]): readonly Ingest[] {
  const together = new Map<number, Observation[]>();
  for (const observation of observations) {
    const others = together.get(observation.knownAt);
    if (others === undefined) together.set(observation.knownAt, [observation]);
    else others.push(observation);
  }
  return [...together]
    .map(([at, rows]) => ({ at, regions: affectedRegions(rows) }))
    .filter(({ regions }) => regions.length > 0)
    .sort((a, b) => a.at - b.at);
}
