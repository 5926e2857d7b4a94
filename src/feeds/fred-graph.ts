import { DAY_MS, isoDate } from '../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome } from '../ports/feed.ts';
import { failedOutcome, readOutcome } from './feed-outcome.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { textMember } from './json-value.ts';
import { collectInOrder } from './ordered-sources.ts';
import type { Parsed } from './parsed.ts';
import { readDocument } from './read-document.ts';
import { parseIsoDay } from './utc-instant.ts';

/** One series that FRED shows as a graph, and hands out as a table to any client. */
interface FredGraph {
  readonly card: FeedCard;
  readonly series: FredSeries;
  /** How far back the first run reads, days: the window an assessment reads, and some weeks of margin. */
  readonly firstRunDays: number;
  /** How far back every later run reads: late quotes and corrections arrive within it, days. */
  readonly rereadDays: number;
  /** The publisher's own document of the series, where it has one. */
  readonly publisher?: SeriesWay;
}

/** One way to read a series. */
export interface SeriesWay {
  readonly id: string;
  /** What it answers with, as failures name it. */
  readonly document: string;
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly url: (window: SeriesWindow) => string;
  /** @param read.now epoch ms; later days are rejected */
  readonly parse: (bytes: Uint8Array, read: { window: SeriesWindow; now: number }) => Parsed | Promise<Parsed>;
}

/** From a day on, and up to one where `until` says so; both inclusive, epoch ms. */
export interface SeriesWindow {
  readonly from: number;
  readonly until?: number;
}

const TIMEOUT_MS = 15_000;
/** A daily series since 1986 is 190 KB. */
const MAX_CSV_BYTES = 2 * 1024 * 1024;

interface Host {
  readonly id: string;
  readonly origin: string;
  /** Name of its tables, which take the same parameters. */
  readonly table: string;
}

const FRED: Host = { id: 'FRED', origin: 'https://fred.stlouisfed.org', table: 'fredgraph' };
/** The archive of FRED's vintages: without a day of knowledge it shows the newest. */
const ALFRED: Host = { id: 'ALFRED', origin: 'https://alfred.stlouisfed.org', table: 'alfredgraph' };

/**
 * A feed of one series from FRED's graph tables, which need no key. FRED refuses many clients, above all from clouds
 * (FEEDS.md §5): then ALFRED is asked for the same table, and then the publisher; the run names which one answered.
 */
export function createFredGraph(fetchBytes: FetchBytes, graph: FredGraph): Feed {
  const sourceOf = (way: SeriesWay) => ({
    id: way.id,
    collect: (request: CollectRequest) => collectFrom(fetchBytes, way, { graph, request }),
  });
  const behind = [tableOf(ALFRED, graph.series), ...(graph.publisher === undefined ? [] : [graph.publisher])];
  const [first, others] = [sourceOf(tableOf(FRED, graph.series)), behind.map(sourceOf)];
  return { card: graph.card, collect: (request) => collectInOrder(first, others, request) };
}

const tableOf = (host: Host, series: FredSeries): SeriesWay => ({
  id: host.id,
  document: 'table',
  accept: ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream'],
  maxBytes: MAX_CSV_BYTES,
  url: (window) => tableUrl(host, series, window),
  parse: (bytes, { now }) => parseFredCsv(bytes, series, now),
});

async function collectFrom(
  fetchBytes: FetchBytes,
  { document, url, accept, maxBytes, parse }: SeriesWay,
  { graph, request }: { readonly graph: FredGraph; readonly request: CollectRequest },
): Promise<FeedOutcome> {
  const { cursor, now, signal, span } = request;
  const window = windowOf(request, graph);
  const answer = await readDocument(
    fetchBytes,
    { url: url(window), accept, maxBytes, timeoutMs: TIMEOUT_MS, signal },
    (bytes) => parse(bytes, { window, now }),
  );
  if (answer.status === 'failed') return failedOutcome(document, answer, cursor);
  if (answer.status === 'not_modified') return failedOutcome(document, { reason: 'unasked 304' }, cursor);
  if (answer.rows.keptCount === 0) return failedOutcome(document, { reason: 'no quote in it' }, cursor);
  const outcome = readOutcome([answer.rows], cursor);
  const { newestContentAt } = outcome;
  if (span !== undefined || newestContentAt === undefined) return outcome;
  return { ...outcome, cursor: { newest: isoDate(newestContentAt) } };
}

function windowOf({ cursor, now, span }: CollectRequest, { firstRunDays, rereadDays }: FredGraph): SeriesWindow {
  if (span !== undefined) return { from: span.from, until: span.to - 1 };
  const newest = parseIsoDay(textMember(cursor, 'newest') ?? '');
  return { from: newest === undefined ? now - firstRunDays * DAY_MS : newest - rereadDays * DAY_MS };
}

function tableUrl({ origin, table }: Host, { id }: Pick<FredSeries, 'id'>, { from, until }: SeriesWindow): string {
  const end = until === undefined ? '' : `&coed=${isoDate(until)}`;
  return `${origin}/graph/${table}.csv?id=${id}&cosd=${isoDate(from)}${end}`;
}

/** The table of a series at FRED. */
export const graphUrl = (series: Pick<FredSeries, 'id'>, window: SeriesWindow): string =>
  tableUrl(FRED, series, window);
