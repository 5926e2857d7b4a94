import { DAY_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { CHOKEPOINTS, type Chokepoint } from '../../reference/chokepoints.ts';
import { type Layer, type ParsedLayer, parseLayer } from '../arcgis.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import type { Registration } from '../registration.ts';
import { PORTWATCH_TRANSITS_CARD } from './card.ts';
import { type PortwatchCursor, readCursor, writeCursor } from './cursor.ts';
import { fakePortwatchTransits } from './fake-upstream.ts';
import { FIELDS, SCHEMA_URL } from './queries.ts';
import { readAll } from './read-all.ts';
import { type ChokepointOutcome, JSON_TYPES, TIMEOUT_MS } from './read-chokepoint.ts';

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
  if (nothingRead) return failedOutcome('transits', failure ?? { reason: 'every row was refused' }, request.cursor);
  if (request.span !== undefined) return readOutcome(pages, request.cursor, problems);
  const isComplete = problems.length === 0 && layer.editedAt !== undefined;
  const complete =
    isComplete && layer.editedAt !== undefined ? { editedAt: layer.editedAt, readAt: request.now } : undefined;
  return readOutcome(pages, writeCursor({ newest, ...(complete === undefined ? {} : { complete }) }), problems);
}
