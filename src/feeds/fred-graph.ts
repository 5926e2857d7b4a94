import { DAY_MS, isoDate } from '../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { textMember } from './json-value.ts';
import { parseIsoDay } from './utc-instant.ts';

/** One series that FRED shows as a graph, and hands out as a table to any client. */
interface FredGraph {
  readonly card: FeedCard;
  readonly series: FredSeries;
  /** How far back the first run reads, days: the window an assessment reads, and some weeks of margin. */
  readonly firstRunDays: number;
  /** How far back every later run reads: late quotes and corrections arrive within it, days. */
  readonly rereadDays: number;
}

const TIMEOUT_MS = 15_000;
/** A daily series since 1986 is 190 KB. */
const MAX_CSV_BYTES = 2 * 1024 * 1024;

/** A feed of one series from FRED's graph tables, which need no key. */
export function createFredGraph(fetchBytes: FetchBytes, graph: FredGraph): Feed {
  const { card, series } = graph;
  return {
    card,
    async collect(request): Promise<FeedOutcome> {
      const answer = await fetchBytes({
        url: urlOf(request, graph),
        accept: ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'],
        maxBytes: MAX_CSV_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal: request.signal,
      });
      if (answer.status === 'failed') return failedOutcome('table', answer, request.cursor);
      if (answer.status === 'not_modified') return failedOutcome('table', { reason: 'unasked 304' }, request.cursor);
      const parsed = parseFredCsv(answer.bytes, series, request.now);
      if (parsed.status === 'unreadable') return failedOutcome('table', parsed, request.cursor);
      if (parsed.keptCount === 0) return failedOutcome('table', { reason: 'no quote in the table' }, request.cursor);
      const outcome = readOutcome([parsed], request.cursor);
      const { newestContentAt } = outcome;
      if (request.span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: { newest: isoDate(newestContentAt) } };
    },
  };
}

function urlOf({ cursor, now, span }: CollectRequest, { series, firstRunDays, rereadDays }: FredGraph): string {
  const newest = parseIsoDay(textMember(cursor, 'newest') ?? '');
  if (span !== undefined) return graphUrl(series, { from: span.from, until: span.to - 1 });
  return graphUrl(series, { from: newest === undefined ? now - firstRunDays * DAY_MS : newest - rereadDays * DAY_MS });
}

/** The table of a series from a day on, and up to one where `until` says so; both inclusive, epoch ms. */
export function graphUrl(
  { id }: Pick<FredSeries, 'id'>,
  { from, until }: { readonly from: number; readonly until?: number },
): string {
  const end = until === undefined ? '' : `&coed=${isoDate(until)}`;
  return `https://fred.stlouisfed.org/graph/fredgraph.csv?id=${id}&cosd=${isoDate(from)}${end}`;
}
