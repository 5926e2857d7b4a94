import type { NewRecords, StoredRecord } from '../../ports/record.ts';
import type { RecordQuery } from '../../ports/record-store.ts';
import { canonicalJson } from '../../reference/content-hash.ts';

interface Revision {
  readonly record: StoredRecord;
  readonly isListed: boolean;
  endedAt: number;
}

/** What the port says of records, as plainly as it can be written: every revision in a list that is walked end to end. */
export function createRecordModel() {
  const revisions: Revision[] = [];
  const inForce = (feedId: string, at: number) =>
    revisions.filter(
      ({ record, endedAt }) => record.feedId === feedId && record.knownAt <= at && endedAt === Number.POSITIVE_INFINITY,
    );
  return {
    append({ feedId, entries, isComplete, isPart }: NewRecords, knownAt: number): void {
      for (const entry of entries) {
        const record = { ...entry, feedId, knownAt, observedAt: Math.min(entry.observedAt, knownAt) };
        const current = inForce(feedId, knownAt).find((one) => one.record.recordId === entry.recordId);
        if (
          current !== undefined &&
          saying(current, current.record.knownAt) === saying({ record, isListed: isComplete }, knownAt)
        )
          continue;
        if (current !== undefined) current.endedAt = knownAt;
        revisions.push({ record, isListed: isComplete, endedAt: Number.POSITIVE_INFINITY });
      }
      if (!isComplete || isPart === true) return;
      for (const one of inForce(feedId, knownAt))
        if (one.isListed && !entries.some(({ recordId }) => recordId === one.record.recordId)) one.endedAt = knownAt;
    },
    list({ kinds, at, from = 0, to = Number.POSITIVE_INFINITY, country, area, words, after, limit }: RecordQuery) {
      const isIn = ({ place }: StoredRecord): boolean => {
        if (area === undefined) return true;
        if (place === undefined || place.lat > area.north || place.lat < area.south) return false;
        return area.west <= area.east
          ? place.lon >= area.west && place.lon <= area.east
          : place.lon >= area.west || place.lon <= area.east;
      };
      return revisions
        .filter(({ record, endedAt }) => record.knownAt <= at && endedAt > at)
        .map(({ record: { isUndated: _, ...record } }) => record)
        .filter(
          (record) =>
            kinds.includes(record.kind) && record.observedAt >= from && record.observedAt < to && isIn(record),
        )
        .filter(
          (record) => country === undefined || [record.country, ...(record.otherCountries ?? [])].includes(country),
        )
        .filter(({ title = '' }) => words === undefined || wordsOf(title).some((word) => words.includes(word)))
        .toSorted(inOrder)
        .filter((record) => after === undefined || inOrder(record, after) > 0)
        .slice(0, limit);
    },
  };
}

const wordsOf = (title: string): readonly string[] => title.toLowerCase().split(/[^a-z0-9]+/);

type Place = Pick<StoredRecord, 'observedAt' | 'feedId' | 'recordId'>;

const inOrder = (a: Place, b: Place): number =>
  b.observedAt - a.observedAt || compare(a.feedId, b.feedId) || compare(a.recordId, b.recordId);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An entry dated ahead is dated when it became known, at each reading. */
const saying = (
  { record: { knownAt: _, isUndated, ...said }, isListed }: Pick<Revision, 'record' | 'isListed'>,
  knownAt: number,
): string =>
  canonicalJson({ ...said, isListed, observedAt: isUndated === true ? null : Math.min(said.observedAt, knownAt) });
