import { snapshotDifference } from '../assessment/compare/snapshot-difference.ts';
import type { RegionState } from '../assessment/region-state.ts';
import type { StoredCompanion } from '../assessment/snapshot-companion.ts';
import { snapshotIn } from '../assessment/snapshot-in-body.ts';
import { changeSentences } from '../claims/change-sentences.ts';
import type { NewEvent } from '../contract/intelligence/event.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { changesOf } from '../events/snapshot-changes.ts';
import { snapshotEvents } from '../events/snapshot-events.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';

interface Assessed {
  readonly snapshot: RegionalSnapshot;
  readonly companion: StoredCompanion;
  readonly state: RegionState;
  readonly prior: RegionState | undefined;
}

/**
 * The events that a snapshot is stored with.
 * @param last the snapshot that it follows
 * @param recordedAt epoch ms
 */
export function eventsOfSnapshot(
  assessed: Assessed,
  last: Pick<StoredSnapshot, 'body'> | undefined,
  recordedAt: number,
): readonly NewEvent[] {
  const before = last === undefined ? 'none' : snapshotIn(last.body);
  const changes = before === 'none' ? [] : sentencesOf(before, assessed);
  return snapshotEvents({ ...assessed, changes, recordedAt });
}

function sentencesOf(before: RegionalSnapshot, { snapshot, state, prior }: Assessed): readonly string[] {
  const { corridors, activated, released } = changesOf(snapshot, state, prior);
  return changeSentences({
    regionId: snapshot.regionId,
    difference: snapshotDifference(before, snapshot),
    activated: activated.map(({ description }) => description),
    released: released.map(({ description }) => description),
    corridors,
  });
}
