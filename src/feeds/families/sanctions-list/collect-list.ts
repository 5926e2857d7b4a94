import { seriesSubject } from '../../../assessment/observation.ts';
import { DAY_MS, HOUR_MS } from '../../../assessment/time.ts';
import type { CollectRequest, Feed, FeedCard, FeedOutcome, FeedProblem, ReadObservation } from '../../../ports/feed.ts';
import { contentHash } from '../../../reference/content-hash.ts';
import { failedOutcome, readOutcome } from '../../feed-outcome.ts';
import type { FetchBytes, Validators } from '../../fetch-bytes.ts';
import { startTally } from '../../parsed.ts';
import { compactInstant } from '../../utc-instant.ts';
import { type ListCursor, readListCursor, writeListCursor } from './list-cursor.ts';
import { listDate } from './list-date.ts';
import { type ListState, stateOf } from './list-state.ts';
import type { ListedEntry, ParsedList } from './listed-entry.ts';
import { listedRecord } from './listed-record.ts';
import {
  addChanges,
  changesBetween,
  kindDetail,
  type ListingDeltas,
  listedWithin,
  moveObservation,
  RECENT_MS,
} from './listing-deltas.ts';

/** One published list of sanctions. */
interface SanctionsList {
  readonly card: FeedCard;
  /** Who stands behind it. */
  readonly lineage: string;
  /** Asked in this order; the first one is asked conditionally and decides for all. */
  readonly documents: readonly ListDocument[];
  /** Reads the documents, in their order. */
  readonly parse: (documents: readonly Uint8Array[], now: number) => ParsedList;
  /** Whether its entries say when they were listed. */
  readonly isDated: boolean;
  /** The publisher's page of an entry. */
  readonly pageOf?: (id: string) => string;
}

export interface ListDocument {
  readonly url: string;
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

type Parsed = Extract<ParsedList, { status: 'parsed' }>;

/** 26 MB at 4 Mbit/s. */
const TIMEOUT_MS = 60_000;
/** Beyond this share of rejected rows the format has changed; a list that loses more than this share is not believed. */
const TOLERATED_SHARE = 0.1;
/** A shorter list that stays as short for so long is believed after all: programmes do end. */
const DOUBT_MS = 3 * DAY_MS;

/** What is added to and removed from one list, as the difference between two runs. */
export function createSanctionsList(list: SanctionsList, fetchBytes: FetchBytes): Feed {
  return {
    card: list.card,
    async collect(request) {
      if (request.span !== undefined && !list.isDated)
        return failedOutcome('backfill', { reason: 'the list holds the present only and no dates' }, request.cursor);
      const cursor = readListCursor(request.cursor);
      // Entries that were never handed on are read whole once.
      const isConditional = cursor?.recordsHash !== undefined && request.span === undefined;
      const fetched = await fetchAll(fetchBytes, {
        list,
        signal: request.signal,
        validators: isConditional ? cursor.validators : {},
      });
      if (fetched.status === 'failed') return failedOutcome('list', fetched, request.cursor);
      if (fetched.status === 'not_modified') {
        if (!isConditional) return failedOutcome('list', { reason: 'unasked 304' }, request.cursor);
        return readOutcome(
          [startTally().rows(() => [heartbeat(cursor.state, { list, asOf: standingDate(cursor, request.now) })])],
          request.cursor,
        );
      }
      const parsed = list.parse(fetched.documents, request.now);
      if (parsed.status === 'unreadable') return failedOutcome('list', parsed, request.cursor);
      const { totalCount, rejectedCount } = parsed.rows;
      if (parsed.entries.length === 0) return failedOutcome('list', { reason: 'no entry' }, request.cursor);
      if (rejectedCount > TOLERATED_SHARE * totalCount)
        return failedOutcome('list', { reason: `${rejectedCount} of ${totalCount} rows rejected` }, request.cursor);
      if (request.span !== undefined) return backfill(list, { parsed, request, span: request.span });
      return conclude(list, { parsed, request, cursor, validators: fetched.validators });
    },
  };
}

interface Asked {
  readonly list: SanctionsList;
  readonly validators: Validators;
  readonly signal: AbortSignal;
}

async function fetchAll(fetchBytes: FetchBytes, { list, validators, signal }: Asked) {
  const documents: Uint8Array[] = [];
  let newValidators: Validators = {};
  for (const [index, document] of list.documents.entries()) {
    const isFirst = index === 0;
    const answer = await fetchBytes({
      ...document,
      timeoutMs: TIMEOUT_MS,
      signal,
      ...(isFirst ? { validators } : {}),
    });
    if (answer.status === 'failed') return answer;
    if (answer.status === 'not_modified') {
      if (isFirst) return answer;
      return { status: 'failed', reason: 'unasked 304' } as const;
    }
    documents.push(answer.bytes);
    if (isFirst) newValidators = answer.validators;
  }
  return { status: 'ok', documents, validators: newValidators } as const;
}

interface Backfill {
  readonly parsed: Parsed;
  readonly request: CollectRequest;
  readonly span: { readonly from: number; readonly to: number };
}

/** What still stands of the listings of a span; what was removed since is nowhere to be had. */
function backfill(list: SanctionsList, { parsed, request, span }: Backfill): FeedOutcome {
  const changes = listedWithin(parsed.entries, span);
  const { moves, touched } = addChanges(new Map(), { changes, now: span.to });
  return readOutcome([rowsWith(parsed, observationsOf(list, moves, touched))], request.cursor, parsed.unresolved);
}

interface Conclusion {
  readonly parsed: Parsed;
  readonly request: CollectRequest;
  readonly cursor: ListCursor | undefined;
  readonly validators: Validators;
}

function conclude(list: SanctionsList, { parsed, request, cursor, validators }: Conclusion): FeedOutcome {
  const { now } = request;
  const { entries } = parsed;
  const doubt = cursor === undefined ? undefined : doubtOf(cursor, entries.length, now);
  if (cursor !== undefined && doubt !== undefined && now - doubt.since < DOUBT_MS) {
    const reason = `${entries.length} entries where ${cursor.state.size} stood`;
    return failedOutcome('list', { reason }, writeListCursor({ ...cursor, doubt }));
  }
  const { changes, changedCount } =
    cursor === undefined ? firstChanges(entries, now) : changesBetween(cursor.state, { entries, now });
  const isSame = changes.length === 0 && changedCount === 0;
  const seenAt = (isSame ? cursor?.asOf : undefined) ?? now;
  const asOf = listDate({ generatedAt: parsed.generatedAt, lastModified: validators.lastModified, seenAt }, now);
  if (asOf === undefined) return failedOutcome('list', { reason: 'published in the future' }, request.cursor);
  const { moves, touched } = addChanges(cursor?.moves ?? new Map(), { changes, now });
  const state = stateOf(entries);
  const { records, recordsHash } = recordsOf(list, entries, request.now);
  const observations = [...observationsOf(list, moves, touched), heartbeat(state, { list, asOf, changedCount })];
  const rows = rowsWith(parsed, observations);
  return readOutcome(
    [recordsHash === cursor?.recordsHash ? rows : { ...rows, records }],
    writeListCursor({ validators, state, moves, asOf, recordsHash }),
    problemsOf(parsed, cursor, doubt !== undefined),
  );
}

/** What stands on the list, whole, and a hash by which the next run sees that it has not changed. */
function recordsOf({ pageOf }: SanctionsList, entries: readonly ListedEntry[], now: number) {
  const records = { entries: entries.map((entry) => listedRecord(entry, pageOf?.(entry.id), now)), isComplete: true };
  const said = records.entries.map(({ observedAt, ...entry }) => (entry.isUndated ? entry : { ...entry, observedAt }));
  return { records, recordsHash: contentHash(said, 16) };
}

/** The date of a list that its server calls unchanged. */
const standingDate = ({ asOf, validators }: ListCursor, now: number): number =>
  asOf ?? listDate({ lastModified: validators.lastModified, seenAt: now }, now) ?? now;

/** The first run moves nothing on a list without dates; a dated one reports what was listed lately. */
const firstChanges = (entries: readonly ListedEntry[], now: number) => ({
  changes: listedWithin(entries, { from: now - RECENT_MS, to: now }),
  changedCount: 0,
});

function doubtOf({ state, doubt }: ListCursor, count: number, now: number): ListCursor['doubt'] {
  if (count >= (1 - TOLERATED_SHARE) * state.size) return undefined;
  const isSame = doubt !== undefined && Math.abs(count - doubt.count) <= TOLERATED_SHARE * doubt.count;
  return isSame ? doubt : { since: now, count };
}

function problemsOf(parsed: Parsed, cursor: ListCursor | undefined, isShorter: boolean): readonly FeedProblem[] {
  if (!isShorter || cursor === undefined) return parsed.unresolved;
  const message = `${parsed.entries.length} entries where ${cursor.state.size} stood, for three days`;
  return [...parsed.unresolved, { kind: 'shorter_list', recordId: 'list', message }];
}

function observationsOf(
  list: SanctionsList,
  moves: ListingDeltas,
  touched: ReadonlySet<string>,
): readonly ReadObservation[] {
  const { id } = list.card;
  return [...moves]
    .filter(([key]) => touched.has(key))
    .map(([, move]) => moveObservation(move, { id, lineage: list.lineage }));
}

const rowsWith = ({ rows }: Parsed, observations: readonly ReadObservation[]) => ({ ...rows, observations });

interface Heartbeat {
  readonly list: SanctionsList;
  /** As of when the list speaks, epoch ms. */
  readonly asOf: number;
  readonly changedCount?: number;
}

/** That the list was seen to stand: dated by the hour of its publication, so that a dead copy is not taken for a quiet list. */
function heartbeat(state: ListState, { list, asOf, changedCount = 0 }: Heartbeat): ReadObservation {
  const observedAt = Math.floor(asOf / HOUR_MS) * HOUR_MS;
  const hour = compactInstant(observedAt).slice(0, 10);
  const { id } = list.card;
  const countByKind = { person: 0, entity: 0, vessel: 0, aircraft: 0 };
  for (const { kind } of state.values()) countByKind[kind] += 1;
  return {
    recordId: hour,
    metric: 'sanctions_entries',
    subject: seriesSubject(id),
    value: state.size,
    observedAt,
    lineage: list.lineage,
    event: `${id}:${hour}`,
    detail: { list: id, ...kindDetail(countByKind), ...(changedCount === 0 ? {} : { changed: String(changedCount) }) },
  };
}
