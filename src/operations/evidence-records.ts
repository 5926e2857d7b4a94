import { Value } from 'typebox/value';
import { type Caller, isVisitor } from '../contract/conventions/caller.ts';
import { Type } from '../contract/conventions/schema.ts';
import type { EvidenceRecord } from '../contract/intelligence/evidence-record.ts';
import type { FeedCard } from '../ports/feed.ts';
import { mayHandOnRecords } from '../ports/handing-on.ts';
import type { StoredRecord } from '../ports/record.ts';
import type { RecordStore } from '../ports/record-store.ts';
import type { SnapshotStore, StoredSnapshot } from '../ports/snapshot-store.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import type { HistoryParts } from './snapshot-history.ts';

export interface EvidenceRecordParts extends HistoryParts {
  readonly history: HistoryParts['history'] & Pick<SnapshotStore, 'companion'>;
  readonly records: Pick<RecordStore, 'byKeys'>;
  readonly cards: readonly FeedCard[];
}

/** Most keys of one read of the store. */
const MAX_KEYS = 1_000;

const Entry = Type.Object({ evidenceId: Type.String(), feedId: Type.String(), recordId: Type.String() });
const Accompanied = Type.Object({ companion: Type.Object({ entries: Type.Optional(Type.Array(Entry)) }) });

/**
 * Records behind items of evidence of a snapshot, as known when it was assessed; none beside one of an earlier program. Only what
 * the terms of its feed let callers have was ever stored.
 */
export function evidenceRecords(
  { snapshotId, generatedAt }: Pick<StoredSnapshot, 'snapshotId' | 'generatedAt'>,
  evidenceIds: ReadonlySet<string>,
  parts: EvidenceRecordParts & { readonly caller: Caller | undefined },
): Promise<StoreRead<EvidenceRecord[]>> {
  return readWithDeadline(read(), parts.setTimer);

  async function read(): Promise<EvidenceRecord[]> {
    const beside = await parts.history.companion(snapshotId);
    if (beside === undefined) return [];
    const served: unknown = JSON.parse(new TextDecoder().decode(beside.body));
    if (!Value.Check(Accompanied, served)) throw new Error('a stored companion has an unknown shape');
    const entries = (served.companion.entries ?? []).filter(({ evidenceId }) => evidenceIds.has(evidenceId));
    const keys = entries.flatMap(({ feedId, recordId }) => idsOf(recordId).map((id) => ({ feedId, recordId: id })));
    const found = await parts.records.byKeys(keys.slice(0, MAX_KEYS), generatedAt);
    return entries.flatMap(({ evidenceId, feedId, recordId }) => {
      const record = found.find((one) => one.feedId === feedId && idsOf(recordId).includes(one.recordId));
      if (record === undefined || (isVisitor(parts.caller) && !mayHandOn(record, parts.cards))) return [];
      return [shown(record, evidenceId, parts.cards)];
    });
  }
}

/** Of a source that forbids handing on a visitor sees figures alone. */
function mayHandOn({ feedId }: StoredRecord, cards: readonly FeedCard[]): boolean {
  const card = cards.find(({ id }) => id === feedId);
  return card !== undefined && mayHandOnRecords(card);
}

/** An observation that is repeated on every day that its entry is in force has the day behind the id of the entry. */
const idsOf = (recordId: string): readonly string[] => [recordId, recordId.replace(/:\d{4}-\d{2}-\d{2}$/, '')];

function shown(record: StoredRecord, evidenceId: string, cards: readonly FeedCard[]): EvidenceRecord {
  const { feedId, recordId, title, url, country, place, observedAt, knownAt } = record;
  return {
    evidenceId,
    feedId,
    recordId,
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(country === undefined ? {} : { country }),
    ...(place === undefined ? {} : { place }),
    observedAt,
    knownAt,
    licence: cards.find(({ id }) => id === feedId)?.licence ?? '',
  };
}
