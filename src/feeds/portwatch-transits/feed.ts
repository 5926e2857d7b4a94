// Over 250 lines: paging, retries and cursor of one layer, in a folder of at most five files.
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { CHOKEPOINTS, type Chokepoint } from '../../reference/chokepoints.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Layer, type ParsedLayer, parseLayer } from '../arcgis.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes, FetchFailure } from '../fetch-bytes.ts';
import { pause } from '../http/pause.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import type { ParsedRows } from '../parsed.ts';
import type { Registration } from '../registration.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { PORTWATCH_TRANSITS_CARD, PORTWATCH_TRANSITS_FIELDS } from './card.ts';
import { fakePortwatchTransits } from './fake-upstream.ts';
import { parsePage } from './parse.ts';

/** The same-season median looks back three years; 55 days more carry the season of the oldest one. */
const FIRST_RUN_MS = 1_150 * DAY_MS;
/** PortWatch revises its recent past; these days are read again each time. */
const REREAD_MS = 45 * DAY_MS;
/** An unchanged edit date is believed for this long. */
const TRUST_EDIT_DATE_MS = DAY_MS;
const EMPTY_RETRY_PAUSE_MS = 500;
const MAX_SCHEMA_BYTES = 1024 * 1024;

export const PORTWATCH_TRANSITS: Registration = {
  card: PORTWATCH_TRANSITS_CARD,
  fields: PORTWATCH_TRANSITS_FIELDS,
  create: (fetchBytes) => createPortwatchTransits(fetchBytes),
  probeUrl: () => SCHEMA_URL,
  fake: fakePortwatchTransits,
};

/**
 * Daily transits of every chokepoint that PortWatch counts.
 * @param pauseMs before the lone retry of an empty answer
 */
export function createPortwatchTransits(fetchBytes: FetchBytes, pauseMs = EMPTY_RETRY_PAUSE_MS): Feed {
  return {
    card: PORTWATCH_TRANSITS_CARD,
    async collect(request) {
      const cursor = readCursor(request.cursor);
      const schema = await fetchLayer(fetchBytes, request.signal);
      if (schema.status === 'failed') return failedOutcome('layer', schema, request.cursor);
      if (schema.status === 'unreadable') return failedOutcome('layer', schema, request.cursor);
      if (request.span === undefined && isUnchanged(cursor, schema.layer, request.now)) {
        return { status: 'unchanged', cursor: request.cursor };
      }
      const outcomes = await readAll(fetchBytes, {
        chokepoints: CHOKEPOINTS,
        dateField: schema.layer.dateField,
        fromOf: (chokepoint) => firstDay(chokepoint, cursor, request),
        to: request.span?.to,
        now: request.now,
        signal: request.signal,
        pauseMs,
      });
      return conclude({ outcomes, cursor, request, layer: schema.layer });
    },
  };
}

async function fetchLayer(fetchBytes: FetchBytes, signal: AbortSignal) {
  const answer = await fetchBytes({
    url: SCHEMA_URL,
    accept: JSON_TYPES,
    maxBytes: MAX_SCHEMA_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (answer.status === 'failed') return answer;
  const unreadable: ParsedLayer = { status: 'unreadable', reason: 'an unconditional request was answered with 304' };
  return answer.status === 'not_modified' ? unreadable : parseLayer(answer.bytes, FIELDS);
}

function isUnchanged({ complete }: PortwatchCursor, layer: Layer, now: number): boolean {
  return complete !== undefined && complete.editedAt === layer.editedAt && now - complete.readAt < TRUST_EDIT_DATE_MS;
}

function firstDay(chokepoint: Chokepoint, cursor: PortwatchCursor, { span, now }: CollectRequest): number {
  if (span !== undefined) return span.from;
  const newest = cursor.newest.get(chokepoint.id);
  return newest === undefined ? now - FIRST_RUN_MS : newest - REREAD_MS;
}

interface Conclusion {
  readonly outcomes: ReadonlyMap<string, ChokepointOutcome>;
  readonly cursor: PortwatchCursor;
  readonly request: CollectRequest;
  readonly layer: Layer;
}

function conclude({ outcomes, cursor, request, layer }: Conclusion): FeedOutcome {
  const newest = new Map(cursor.newest);
  const pages: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  let failure: Parameters<typeof failedOutcome>[1] | undefined;
  for (const chokepoint of CHOKEPOINTS) {
    const outcome = outcomes.get(chokepoint.id);
    if (outcome?.status === 'read') {
      pages.push(...outcome.pages);
      const newestDay = Math.max(...outcome.pages.flatMap((page) => page.observations.map((o) => o.observedAt)));
      if (Number.isFinite(newestDay))
        newest.set(chokepoint.id, Math.max(newestDay, newest.get(chokepoint.id) ?? newestDay));
      continue;
    }
    const why = outcome?.status === 'failed' ? outcome.failure : { reason: 'no rows, though some must exist' };
    failure ??= why;
    problems.push({ kind: 'unread_chokepoint', recordId: chokepoint.portwatchId, message: why.reason });
  }
  const nothingRead = pages.every((page) => page.observations.length === 0);
  if (nothingRead) return failedOutcome('transits', failure ?? { reason: 'every row was rejected' }, request.cursor);
  if (request.span !== undefined) return readOutcome(pages, request.cursor, problems);
  const isComplete = problems.length === 0 && layer.editedAt !== undefined;
  const complete =
    isComplete && layer.editedAt !== undefined ? { editedAt: layer.editedAt, readAt: request.now } : undefined;
  return readOutcome(pages, writeCursor({ newest, ...(complete === undefined ? {} : { complete }) }), problems);
}

interface PortwatchCursor {
  /** Newest day read of each chokepoint id, epoch ms. */
  readonly newest: ReadonlyMap<string, number>;
  /** Of the last run that read every chokepoint: the layer's edit instant and our own. */
  readonly complete?: { readonly editedAt: number; readonly readAt: number };
}

/** Reads a stored cursor; one of another shape counts as none. */
function readCursor(json: Json): PortwatchCursor {
  const stored = memberOf(json, 'newest');
  const newest = new Map<string, number>();
  for (const id of typeof stored === 'object' && stored !== null ? Object.keys(stored) : []) {
    const day = parseIsoDay(textMember(stored, id) ?? '');
    if (day !== undefined) newest.set(id, day);
  }
  const editedAt = numberMember(json, 'editedAt');
  const readAt = numberMember(json, 'readAt');
  return { newest, ...(editedAt === undefined || readAt === undefined ? {} : { complete: { editedAt, readAt } }) };
}

function writeCursor({ newest, complete }: PortwatchCursor): Json {
  return {
    newest: Object.fromEntries([...newest].map(([id, day]) => [id, isoDate(day)])),
    ...(complete === undefined ? {} : complete),
  };
}

type ReadAllRequest = Omit<ChokepointRequest, 'chokepoint' | 'from'> & {
  readonly chokepoints: readonly Chokepoint[];
  readonly fromOf: (chokepoint: Chokepoint) => number;
  /** Before each lone retry of an empty answer. */
  readonly pauseMs: number;
};

/** ArcGIS throttles more than this from one address (FEEDS.md §3.3). */
const PARALLEL = 3;
/** Lone retries in a row that may stay empty before the rest is left for the next run. */
const MAX_EMPTY_RETRIES = 3;

/** Reads every chokepoint; those that answer empty are asked once more, one at a time (FEEDS.md §3.1). */
async function readAll(
  fetchBytes: FetchBytes,
  request: ReadAllRequest,
): Promise<ReadonlyMap<string, ChokepointOutcome>> {
  const outcomes = new Map<string, ChokepointOutcome>();
  const remaining = [...request.chokepoints];
  let halted: ChokepointOutcome | undefined;
  const ask = async (chokepoint: Chokepoint) => {
    const outcome =
      halted ?? (await readChokepoint(fetchBytes, { ...request, chokepoint, from: request.fromOf(chokepoint) }));
    if (outcome.status === 'failed' && outcome.halt) halted = outcome;
    outcomes.set(chokepoint.id, outcome);
    return outcome;
  };
  const work = async () => {
    for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) await ask(next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));

  let emptyCount = 0;
  for (const chokepoint of request.chokepoints) {
    if (outcomes.get(chokepoint.id)?.status !== 'empty') continue;
    if ((await pause(request.pauseMs, request.signal)) === 'aborted') break;
    emptyCount = (await ask(chokepoint)).status === 'empty' ? emptyCount + 1 : 0;
    if (emptyCount === MAX_EMPTY_RETRIES) break;
  }
  return outcomes;
}

type ChokepointOutcome =
  | { readonly status: 'read'; readonly pages: readonly ParsedRows[] }
  /** Status 200 and no row: under throttling the layer says so of every chokepoint. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Pick<FetchFailure, 'reason' | 'retryAt'>; readonly halt: boolean };

interface ChokepointRequest {
  readonly chokepoint: Chokepoint;
  readonly dateField: string;
  readonly from: number;
  readonly to?: number | undefined;
  readonly now: number;
  readonly signal: AbortSignal;
}

const JSON_TYPES = ['application/json', 'text/plain'];
/** Answers of 16–29 s were seen (FEEDS.md §3.1). */
const TIMEOUT_MS = 45_000;
/** A page of 1,000 rows is about 300 KB. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** 1,150 days are two pages; the whole layer is four. */
const MAX_PAGES = 20;

/** Reads all pages of one chokepoint, or none: a page that fails fails the chokepoint. */
async function readChokepoint(fetchBytes: FetchBytes, request: ChokepointRequest): Promise<ChokepointOutcome> {
  const { chokepoint, dateField, from, to, now, signal } = request;
  const pages: ParsedRows[] = [];
  const seen = new Set<string>();
  let offset = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await fetchBytes({
      url: pageUrl({ portwatchName: chokepoint.portwatchName, dateField, from, to, offset }),
      accept: JSON_TYPES,
      maxBytes: MAX_PAGE_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (answer.status === 'not_modified') return failed('an unconditional request was answered with 304');
    if (answer.status === 'failed') {
      // Without a connection, or when asked to wait, the other chokepoints are not asked either.
      const halt = answer.kind === 'unreachable' || answer.kind === 'aborted' || answer.retryAt !== undefined;
      return { status: 'failed', failure: answer, halt };
    }
    const parsed = parsePage(answer.bytes, chokepoint, now);
    if (parsed.status === 'unreadable') return failed(parsed.reason);
    if (parsed.totalCount === 0) return page === 0 ? { status: 'empty' } : { status: 'read', pages };
    const first = parsed.observations[0]?.recordId;
    if (first !== undefined && seen.has(first)) return failed('the layer repeats a page');
    for (const { recordId } of parsed.observations) seen.add(recordId);
    pages.push(parsed);
    if (!parsed.exceededTransferLimit && parsed.totalCount < PAGE_ROWS) return { status: 'read', pages };
    // By rows returned, not by rows asked for: the layer gives fewer than it is asked for.
    offset += parsed.totalCount;
  }
  return failed(`more than ${MAX_PAGES} pages`);
}

const failed = (reason: string): ChokepointOutcome => ({ status: 'failed', failure: { reason }, halt: false });

const LAYER_URL =
  'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Chokepoints_Data/FeatureServer/0';

/** Rows asked of one page; the layer never gives more, whatever is asked. */
const PAGE_ROWS = 1_000;

/** The layer's description: field names and last edit. */
const SCHEMA_URL = `${LAYER_URL}?f=json`;

/** Fields we read, apart from the date, whose name the upstream changes. */
export const FIELDS = ['portid', 'portname', 'n_container', 'n_tanker', 'n_total'] as const;

interface PageQuery {
  readonly portwatchName: string;
  /** `date` or `date_`. */
  readonly dateField: string;
  /** First day, epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly to?: number | undefined;
  /** Rows to pass over. */
  readonly offset: number;
}

/** One page of one chokepoint's days, oldest first. Bare epoch numbers are rejected by the layer, so dates are literals. */
function pageUrl(query: PageQuery): string {
  const { portwatchName, dateField, from, to } = query;
  const name = portwatchName.replaceAll("'", "''");
  const until = to === undefined ? '' : ` AND ${dateField} < timestamp '${isoDate(to)} 00:00:00'`;
  const parameters: readonly (readonly [string, string])[] = [
    ['where', `portname='${name}' AND ${dateField} >= timestamp '${isoDate(from)} 00:00:00'${until}`],
    ['outFields', [dateField, ...FIELDS].join(',')],
    ['orderByFields', dateField],
    ['returnGeometry', 'false'],
    ['resultOffset', String(query.offset)],
    ['resultRecordCount', String(PAGE_ROWS)],
    ['f', 'json'],
  ];
  return `${LAYER_URL}/query?${parameters.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}
