import type { RecordKind } from '../contract/conventions/record-kinds.ts';
import type { AnswerSource } from '../contract/intelligence/answer-source.ts';
import type { StoredRecord } from '../ports/record.ts';
import { settledBy } from '../ports/settled-by.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import { keptSince, type RecordListParts } from './list-records.ts';
import { observationSources } from './observation-sources.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';

export interface ReadRecordsAt {
  /** The newest first, one thousand at most. */
  readonly records: readonly StoredRecord[];
  readonly asOf: AsOf;
  /** `dataAvailable`, `asOf` and `sources` of the answer. */
  readonly about: { readonly dataAvailable: boolean; readonly asOf: number; readonly sources: AnswerSource[] };
}

const MAX_RECORDS = 1_000;

/** What is read. */
interface Wanted {
  readonly kind: RecordKind;
  readonly feeds: readonly string[];
  /** One record of the first feed, with what it said before, instead of all. */
  readonly recordId?: string;
}

/** The records of one kind as of what `at` names, or why nothing can be said. */
export async function readRecordsAt(
  { kind, feeds, recordId }: Wanted,
  at: string | undefined,
  parts: RecordListParts,
): Promise<StoreRead<ReadRecordsAt>> {
  const { records, cards, clock, setTimer } = parts;
  const now = clock.now();
  const resolved = resolveAt(at, now);
  if (!resolved.ok) return resolved;
  const reading = async () => {
    const instant = Math.min(resolved.asOf.instant, await settledBy(now, parts));
    const [found, readings] = await Promise.all([
      recordId === undefined
        ? records.list({ kinds: [kind], at: instant, limit: MAX_RECORDS })
        : records.revisions({ feedId: feeds[0] ?? '', recordId }, instant),
      records.readings(feeds, instant),
    ]);
    const earliest = resolved.asOf.instant < now ? keptSince([kind], now, await records.earliest(feeds)) : undefined;
    return { instant, found, readings, earliest };
  };
  const read = await readWithDeadline(reading(), setTimer);
  if (!read.ok) return read;
  const { instant, found, readings, earliest } = read.value;
  if (earliest !== undefined && instant < earliest)
    return { ok: false, failure: { code: 'at_unavailable', subject: 'the sources of this answer', earliest } };
  const dated = readings.map((one) => ({ ...one, newestContentAt: one.newestContentAt ?? one.lastReadAt }));
  const sources = observationSources(dated, { feeds, cards, instant });
  const about = { dataAvailable: readings.length > 0, asOf: instant, sources };
  return { ok: true, value: { records: found, asOf: { instant, isSettled: resolved.asOf.isSettled }, about } };
}
