import { DAY_MS, isoDate } from '../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { textMember } from './json-value.ts';
import { collectWithSecond } from './second-source.ts';
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

interface Way {
  readonly id: string;
  readonly origin: string;
  /** Name of its tables, which take the same parameters. */
  readonly table: string;
}

const FRED: Way = { id: 'FRED', origin: 'https://fred.stlouisfed.org', table: 'fredgraph' };
/** The archive of FRED's vintages: without a day of knowledge it shows the newest. */
const ALFRED: Way = { id: 'ALFRED', origin: 'https://alfred.stlouisfed.org', table: 'alfredgraph' };

/**
 * A feed of one series from FRED's graph tables, which need no key. FRED refuses many clients, above all from clouds
 * (FEEDS.md §5): then the same table is asked of ALFRED, and the run names both.
 */
export function createFredGraph(fetchBytes: FetchBytes, graph: FredGraph): Feed {
  return {
    card: graph.card,
    collect: (request) => {
      const from = (way: Way) => ({
        id: way.id,
        collect: (asked: CollectRequest) => collectFrom(fetchBytes, way, { graph, request: asked }),
      });
      return collectWithSecond(from(FRED), from(ALFRED), request);
    },
  };
}

async function collectFrom(
  fetchBytes: FetchBytes,
  way: Way,
  { graph, request }: { readonly graph: FredGraph; readonly request: CollectRequest },
): Promise<FeedOutcome> {
  const answer = await fetchBytes({
    url: tableUrl(way, graph.series, windowOf(request, graph)),
    accept: ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'],
    maxBytes: MAX_CSV_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal: request.signal,
  });
  if (answer.status === 'failed') return failedOutcome('table', answer, request.cursor);
  if (answer.status === 'not_modified') return failedOutcome('table', { reason: 'unasked 304' }, request.cursor);
  const parsed = parseFredCsv(answer.bytes, graph.series, request.now);
  if (parsed.status === 'unreadable') return failedOutcome('table', parsed, request.cursor);
  if (parsed.keptCount === 0) return failedOutcome('table', { reason: 'no quote in the table' }, request.cursor);
  const outcome = readOutcome([parsed], request.cursor);
  const { newestContentAt } = outcome;
  if (request.span !== undefined || newestContentAt === undefined) return outcome;
  return { ...outcome, cursor: { newest: isoDate(newestContentAt) } };
}

/** From a day on, and up to one where `until` says so; both inclusive, epoch ms. */
interface Window {
  readonly from: number;
  readonly until?: number;
}

function windowOf({ cursor, now, span }: CollectRequest, { firstRunDays, rereadDays }: FredGraph): Window {
  if (span !== undefined) return { from: span.from, until: span.to - 1 };
  const newest = parseIsoDay(textMember(cursor, 'newest') ?? '');
  return { from: newest === undefined ? now - firstRunDays * DAY_MS : newest - rereadDays * DAY_MS };
}

function tableUrl({ origin, table }: Way, { id }: Pick<FredSeries, 'id'>, { from, until }: Window): string {
  const end = until === undefined ? '' : `&coed=${isoDate(until)}`;
  return `${origin}/graph/${table}.csv?id=${id}&cosd=${isoDate(from)}${end}`;
}

/** The table of a series at FRED. */
export const graphUrl = (series: Pick<FredSeries, 'id'>, window: Window): string => tableUrl(FRED, series, window);
