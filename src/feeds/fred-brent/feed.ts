import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { textMember } from '../json-value.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { FRED_BRENT_CARD } from './card.ts';
import { BRENT, parseFredCsv } from './parse.ts';

/** The window an assessment reads, and some weeks of margin. */
const FIRST_RUN_MS = 520 * DAY_MS;
/** Late quotes and corrections arrive within days. */
const REREAD_MS = 30 * DAY_MS;
const TIMEOUT_MS = 15_000;
/** The whole series since 1987 is 180 KB. */
const MOST_CSV_BYTES = 2 * 1024 * 1024;

/** Daily Brent spot price as FRED repeats it from EIA. */
export function createFredBrent(fetchBytes: FetchBytes): Feed {
  return {
    card: FRED_BRENT_CARD,
    async collect(request): Promise<FeedOutcome> {
      const answer = await fetchBytes({
        url: urlOf(request),
        accept: ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'],
        maxBytes: MOST_CSV_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal: request.signal,
      });
      if (answer.status === 'failed') return failedOutcome('table', answer, request.cursor);
      if (answer.status === 'not_modified') return failedOutcome('table', { reason: 'unasked 304' }, request.cursor);
      const parsed = parseFredCsv(answer.bytes, BRENT, request.now);
      if (parsed.status === 'unreadable') return failedOutcome('table', parsed, request.cursor);
      if (parsed.keptCount === 0) return failedOutcome('table', { reason: 'no quote in the table' }, request.cursor);
      const outcome = readOutcome([parsed], request.cursor);
      const { newestContentAt } = outcome;
      if (request.span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: { newest: isoDate(newestContentAt) } };
    },
  };
}

function urlOf({ cursor, now, span }: CollectRequest): string {
  const newest = parseIsoDay(textMember(cursor, 'newest') ?? '');
  if (span !== undefined) return seriesUrl({ from: span.from, until: span.to - 1 });
  return seriesUrl({ from: newest === undefined ? now - FIRST_RUN_MS : newest - REREAD_MS });
}

/** The series from a day on, and up to one where `until` says so; both inclusive, epoch ms. */
export function seriesUrl({ from, until }: { readonly from: number; readonly until?: number }): string {
  const end = until === undefined ? '' : `&coed=${isoDate(until)}`;
  return `https://fred.stlouisfed.org/graph/fredgraph.csv?id=${BRENT.id}&cosd=${isoDate(from)}${end}`;
}
