import { LruCache } from '../concurrency/lru-cache.ts';
import type { StoredRecord } from '../ports/record.ts';
import type { RecordReading, RecordStore } from '../ports/record-store.ts';
import { type NameIndex, startNameIndex } from '../reference/names/name-index.ts';

/** Records of one read while an index is built: other requests are answered between them. */
const BATCH_RECORDS = 1_000;
/** The present and one instant of the past. */
const MAX_INDEXES = 2;

/**
 * Names of all sanctions lists as known at an instant, rebuilt from their records when a list has changed: about 1 KB for an
 * entry with its aliases, 40 MB for the six lists.
 */
export function createSanctionsNames(records: Pick<RecordStore, 'list'>) {
  const built = new LruCache<string, Promise<NameIndex<StoredRecord>>>({ maxWeight: MAX_INDEXES });
  /** @param readings of the lists as known at the instant: between two of them nothing changes */
  return (readings: readonly RecordReading[], instant: number): Promise<NameIndex<StoredRecord>> => {
    const key = JSON.stringify(readings);
    const known = built.get(key);
    if (known !== undefined) return known;
    const building = build(records, instant);
    built.set(key, building);
    building.catch(() => built.delete(key));
    return building;
  };
}

async function build(records: Pick<RecordStore, 'list'>, at: number): Promise<NameIndex<StoredRecord>> {
  const index = startNameIndex<StoredRecord>();
  const query = { kinds: ['sanctions_entry'], at, limit: BATCH_RECORDS } as const;
  let batch: readonly StoredRecord[] = [];
  do {
    const after = batch.at(-1);
    batch = await records.list(after === undefined ? query : { ...query, after });
    for (const record of batch) index.add(record, [record.title ?? '', ...textsOf(record.body.aliases)]);
  } while (batch.length === BATCH_RECORDS);
  return index.finish();
}

/** The texts of a member that is a list of them. */
export const textsOf = (member: unknown): string[] =>
  Array.isArray(member) ? member.filter((one): one is string => typeof one === 'string') : [];
