import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { parseLayer, queryUrl } from '../arcgis.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { numberMember, textMember } from '../json-value.ts';
import type { ParsedRows } from '../parsed.ts';
import type { Registration } from '../registration.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { PORTWATCH_PORTS_CARD, PORTWATCH_PORTS_FIELDS } from './card.ts';
import { fakePortwatchPorts } from './fake-upstream.ts';
import { parsePortCalls, SUM_FIELD } from './parse.ts';

/** A baseline of a season; what lies before it comes by backfill, because each slice is a heavy question. */
const FIRST_RUN_MS = 100 * DAY_MS;
/** PortWatch revises its recent past. */
const REREAD_MS = 20 * DAY_MS;
/** An unchanged edit date is believed for this long. */
const TRUST_EDIT_DATE_MS = 2 * DAY_MS;
const TIMEOUT_MS = 45_000;
const MAX_BYTES = 4 * 1024 * 1024;
const JSON_TYPES = ['application/json', 'text/plain'];

/** ArcGIS serves three in parallel without throttling (FEEDS.md §3.3). */
const AT_ONCE = 3;

interface Slice {
  readonly from: number;
  readonly to: number;
}

interface Reading {
  readonly dateField: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

interface FailedSlice {
  readonly status: 'failed';
  readonly what: string;
  readonly reason: string;
  readonly retryAt?: number;
}

export const PORTWATCH_PORTS: Registration = {
  card: PORTWATCH_PORTS_CARD,
  fields: PORTWATCH_PORTS_FIELDS,
  create: createPortwatchPorts,
  probeUrl: () => SCHEMA_URL,
  fake: fakePortwatchPorts,
};

/** Daily calls at the ports of every country, asked for slice by slice; one that fails fails the run. */
export function createPortwatchPorts(fetchBytes: FetchBytes): Feed {
  const ask = (url: string, signal: AbortSignal) =>
    fetchBytes({ url, accept: JSON_TYPES, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal });
  const readSlice = async (slice: Slice, { dateField, now, signal }: Reading): Promise<ParsedRows | FailedSlice> => {
    const answer = await ask(sliceUrl(dateField, slice), signal);
    const what = `calls from ${isoDate(slice.from)}`;
    if (answer.status === 'failed') return { ...answer, what };
    if (answer.status === 'not_modified') return { status: 'failed', what, reason: 'unasked 304' };
    const parsed = parsePortCalls(answer.bytes, now);
    return parsed.status === 'unreadable' ? { status: 'failed', what, reason: parsed.reason } : parsed;
  };
  return {
    card: PORTWATCH_PORTS_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, now, span, signal } = request;
      if (span !== undefined && span.to - span.from > (PORTWATCH_PORTS_CARD.maxSpanMs ?? 0))
        return failedOutcome('backfill', { reason: 'the span exceeds 60 days' }, cursor);
      const schema = await ask(SCHEMA_URL, signal);
      if (schema.status === 'failed') return failedOutcome('layer', schema, cursor);
      if (schema.status === 'not_modified') return failedOutcome('layer', { reason: 'unasked 304' }, cursor);
      const described = parseLayer(schema.bytes, FIELDS);
      if (described.status === 'unreadable') return failedOutcome('layer', described, cursor);
      const { dateField, editedAt } = described.layer;
      if (span === undefined && isUnchanged(cursor, editedAt, now)) return { status: 'unchanged', cursor };
      const answers: ParsedRows[] = [];
      const slices = slicesOf(request);
      for (let index = 0; index < slices.length; index += AT_ONCE) {
        const some = slices.slice(index, index + AT_ONCE);
        const outcomes = await Promise.all(some.map((slice) => readSlice(slice, { dateField, now, signal })));
        for (const outcome of outcomes) {
          if (outcome.status === 'failed') return failedOutcome(outcome.what, outcome, cursor);
          answers.push(outcome);
        }
      }
      return conclude(request, answers, editedAt);
    },
  };
}

/** Days without rows are the unpublished end, or throttling; a run without any is a failure, a hole within one too. */
function conclude(
  { cursor, now, span }: CollectRequest,
  answers: readonly ParsedRows[],
  editedAt?: number,
): FeedOutcome {
  const lastFull = answers.findLastIndex(({ keptCount }) => keptCount > 0);
  if (lastFull === -1) return failedOutcome('calls', { reason: 'no rows, though some must exist' }, cursor);
  if (answers.slice(0, lastFull).some(({ keptCount }) => keptCount === 0))
    return failedOutcome('calls', { reason: 'an empty answer between full ones' }, cursor);
  const outcome = readOutcome(answers, cursor);
  const { newestContentAt } = outcome;
  if (span !== undefined || newestContentAt === undefined) return outcome;
  const edited = editedAt === undefined ? {} : { editedAt, readAt: now };
  return { ...outcome, cursor: { newest: isoDate(newestContentAt), ...edited } };
}

function isUnchanged(cursor: Json, editedAt: number | undefined, now: number): boolean {
  const readAt = numberMember(cursor, 'readAt');
  return (
    editedAt !== undefined &&
    numberMember(cursor, 'editedAt') === editedAt &&
    readAt !== undefined &&
    Math.abs(now - readAt) < TRUST_EDIT_DATE_MS
  );
}

function slicesOf({ cursor, now, span }: CollectRequest): readonly Slice[] {
  const newest = parseIsoDay(textMember(cursor, 'newest') ?? '');
  const isKnown = newest !== undefined && newest <= now && newest > now - FIRST_RUN_MS;
  const from = startOfDay(span?.from ?? (isKnown ? newest - REREAD_MS : now - FIRST_RUN_MS));
  const to = span === undefined ? startOfDay(now) + DAY_MS : startOfDay(span.to - 1) + DAY_MS;
  const count = Math.max(1, Math.ceil((to - from) / SLICE_MS));
  return Array.from({ length: count }, (_, index) => ({
    from: from + index * SLICE_MS,
    to: Math.min(to, from + (index + 1) * SLICE_MS),
  }));
}

const startOfDay = (instant: number): number => Math.floor(instant / DAY_MS) * DAY_MS;

const LAYER_URL = 'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Ports_Data/FeatureServer/0';

/** The layer's description: field names and last edit. */
const SCHEMA_URL = `${LAYER_URL}?f=json`;

/** Fields we read, apart from the date, whose name the upstream changes. */
export const FIELDS = ['ISO3', 'portcalls'] as const;

/** Four days of at most 249 countries are below the 1,000 rows that the layer gives per answer. */
const SLICE_MS = 4 * DAY_MS;

/** Calls by country and day in `[from, to)`, whole days, epoch ms: the layer adds up its 2,000 ports itself. */
function sliceUrl(dateField: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const statistic = { statisticType: 'sum', onStatisticField: 'portcalls', outStatisticFieldName: SUM_FIELD };
  return queryUrl(LAYER_URL, [
    [
      'where',
      `${dateField} >= timestamp '${isoDate(from)} 00:00:00' AND ${dateField} < timestamp '${isoDate(to)} 00:00:00'`,
    ],
    ['groupByFieldsForStatistics', `ISO3,${dateField}`],
    ['outStatistics', JSON.stringify([statistic])],
    ['orderByFields', `${dateField},ISO3`],
    ['returnGeometry', 'false'],
    ['f', 'json'],
  ]);
}
