import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, NOT_KEPT } from '../contract/conventions/handler.ts';
import { RANKED_CURSOR_UNKNOWN, readRankedCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { INTEL_PAGE } from '../contract/intelligence/intel-record.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import { type IntelHistory, type IntelQuery, MAX_RANKED } from '../ports/intel-history.ts';
import type { RecordStore } from '../ports/record-store.ts';
import { settledBy } from '../ports/settled-by.ts';
import { readIntelFilter } from './intel-filter.ts';
import { itemOfEvidence, itemOfRecord } from './intel-items.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';

export interface IntelParts {
  readonly setTimer: SetTimer;
  readonly clock: Clock;
  readonly records: RecordStore;
  readonly intelHistory: IntelHistory;
  readonly cards: readonly FeedCard[];
}

export function searchIntelHistory(parts: IntelParts): HandlerOf<'searchIntelHistory'> {
  return async (input) => {
    const { query } = input;
    const found = await searchIntel({ ...input, text: query, match: 'all' }, parts);
    if (!found.ok) return failed(found.failure);
    return { ok: true, reply: { kind: 'value', value: { query, ...found.value }, headers: NOT_KEPT } };
  };
}

type Search = Omit<Inputs['searchIntelHistory'], 'query'> & Pick<IntelQuery, 'text' | 'match'>;
type Found = Omit<Outputs['searchIntelHistory'], 'query'>;

/** One page of what fits a text, or why there is none. */
export async function searchIntel(search: Search, parts: IntelParts): Promise<StoreRead<Found>> {
  const now = parts.clock.now();
  const asked = readIntelFilter(search, now);
  if (!asked.ok) return asked;
  const place = search.cursor === undefined ? undefined : readRankedCursor(search.cursor, INTEL_PAGE.all);
  if (search.cursor !== undefined && (place === undefined || place.at > now)) return CURSOR_UNKNOWN;
  const reading = async () => {
    const at = Math.min(place?.at ?? asked.asOf.instant, await settledBy(now, parts));
    const earliest = await tooEarly(at, now, parts);
    if (earliest !== undefined) return { earliest };
    const { text, match } = search;
    const query = { ...asked.filters, at, text, match, limit: INTEL_PAGE.all };
    return { found: await page(query, { ...parts, skipped: place?.skipped ?? 0, size: search.page_size }) };
  };
  return pastOrFailure(await readWithDeadline(reading(), parts.setTimer));
}

/** The earliest instant that can be read, epoch ms, where one before it is asked for. @param at epoch ms @param now epoch ms */
export async function tooEarly(at: number, now: number, { records, cards }: IntelParts): Promise<number | undefined> {
  if (at >= now) return undefined;
  const earliest = await records.earliest(cards.map(({ id }) => id));
  return earliest !== undefined && at < earliest ? earliest : undefined;
}

/** An answer, or `at_unavailable` where it is before all that is kept. */
export function pastOrFailure<T>(read: StoreRead<{ readonly found: T } | { readonly earliest: number }>): StoreRead<T> {
  if (!read.ok) return read;
  if ('found' in read.value) return { ok: true, value: read.value.found };
  const { earliest } = read.value;
  return { ok: false, failure: { code: 'at_unavailable', subject: 'what is known of the past', earliest } };
}

const CURSOR_UNKNOWN = {
  ok: false,
  failure: { code: 'validation_failed', violations: [RANKED_CURSOR_UNKNOWN] },
} as const;

interface PageContext extends IntelParts {
  readonly skipped: number;
  readonly size: number | undefined;
}

async function page(query: IntelQuery, { skipped, size = INTEL_PAGE.usual, ...parts }: PageContext): Promise<Found> {
  const [records, evidence] = await Promise.all([
    parts.intelHistory.records(query),
    parts.intelHistory.evidence(query),
  ]);
  const highest = Math.max(0, ...[...records, ...evidence].map(({ rank }) => rank));
  const score = (rank: number): number => (highest === 0 ? 0 : Math.round((1_000 * rank) / highest) / 1_000);
  const stored = await parts.records.byKeys(records, query.at);
  const rankOf = new Map(records.map(({ feedId, recordId, rank }) => [`${feedId} ${recordId}`, rank]));
  const items = [
    ...stored.map((one) => ({
      ...itemOfRecord(one, parts.cards),
      score: score(rankOf.get(`${one.feedId} ${one.recordId}`) ?? 0),
    })),
    ...evidence.map((one) => ({ ...itemOfEvidence(one), score: score(one.rank) })),
  ]
    .sort((a, b) => b.score - a.score || b.observedAt - a.observedAt || (a.source + a.id < b.source + b.id ? -1 : 1))
    .slice(0, INTEL_PAGE.all);
  const end = skipped + size;
  return {
    records: items.slice(skipped, end),
    nextCursor: end < items.length ? writeCursor({ at: query.at, id: String(end) }) : '',
    partial: [records, evidence].some(({ length }) => length >= Math.min(query.limit, MAX_RANKED)),
    asOf: query.at,
  };
}
