import { DAY_MS } from '../assessment/time.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Violation } from '../contract/conventions/failure.ts';
import { failed, type Handler } from '../contract/conventions/handler.ts';
import { KEPT_DAYS, type RecordKind } from '../contract/conventions/record-kinds.ts';
import type { ShownRecords } from '../contract/conventions/shown-records.ts';
import { RECORD_PAGE, type RecordListInput } from '../contract/records/record-query.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { StoredRecord } from '../ports/record.ts';
import type { RecordQuery, RecordReading, RecordStore } from '../ports/record-store.ts';
import { settledBy } from '../ports/settled-by.ts';
import { type AsOf, asOfBytesReply, readInstant, resolveAt } from './as-of.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { readRecordCursor, writeRecordCursor } from './record-cursor.ts';

export interface RecordListParts {
  readonly setTimer: SetTimer;
  readonly records: RecordStore;
  readonly cards: readonly FeedCard[];
  readonly clock: Clock;
}

/** The handler of every list over records: what differs between them is in their declarations. */
export const listRecords =
  ({ records: shown }: { readonly records: ShownRecords }) =>
  (parts: RecordListParts): Handler<RecordListInput, never> =>
  async (input) => {
    const now = parts.clock.now();
    const resolved = resolveAt(input.at, now);
    const asked = readList(input, now);
    if (!resolved.ok || asked.violations.length > 0) {
      const others = resolved.ok || resolved.failure.code !== 'validation_failed' ? [] : resolved.failure.violations;
      return failed({ code: 'validation_failed', violations: [...others, ...asked.violations] });
    }
    const read = await readWithDeadline(page(asked, { ...parts, shown, asOf: resolved.asOf, now }), parts.setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value.status === 'too_early')
      return failed({ code: 'at_unavailable', subject: 'the sources of this list', earliest: read.value.earliest });
    const { answer, instant } = read.value;
    return asOfBytesReply(Buffer.from(JSON.stringify(answer)), {
      instant,
      isSettled: resolved.asOf.isSettled && input.cursor === undefined,
    });
  };

type Asked = ReturnType<typeof readList>;

function readList(input: RecordListInput, now: number) {
  const { start, end, country, ne_lat: north, ne_lon: east, sw_lat: south, sw_lon: west } = input;
  const violations: Violation[] = [];
  const instantOf = (field: 'start' | 'end'): number | undefined => {
    const text = input[field];
    const instant = text === undefined ? undefined : readInstant(text, now);
    if (text !== undefined && instant === undefined)
      violations.push({ field, description: 'must name a day and an hour that exist' });
    return instant;
  };
  const [from, to] = [instantOf('start'), instantOf('end')];
  if (from !== undefined && to !== undefined && from >= to)
    violations.push({ field: 'start', description: 'must be before end' });
  const place = input.cursor === undefined ? undefined : readRecordCursor(input.cursor);
  if (input.cursor !== undefined && place === undefined)
    violations.push({ field: 'cursor', description: 'must be nextCursor of a page of this list' });
  const hasArea = north !== undefined && east !== undefined && south !== undefined && west !== undefined;
  const filters: Pick<RecordQuery, 'from' | 'to' | 'country' | 'area'> = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(country === undefined ? {} : { country }),
    ...(hasArea ? { area: { north, east, south, west } } : {}),
  };
  return { start, end, violations, filters, place, size: input.page_size ?? input.limit ?? RECORD_PAGE.usual };
}

interface PageContext extends RecordListParts {
  readonly shown: ShownRecords;
  readonly asOf: AsOf;
  readonly now: number;
}

/** Reads one item more than the page, to know whether there is a next one. */
async function page({ filters, place, size }: Asked, { shown, asOf, now, ...parts }: PageContext) {
  const { records } = parts;
  // The cursor holds the instant of the first page, so that what is stored since moves nothing.
  const instant = Math.min(place?.at ?? asOf.instant, await settledBy(now, parts));
  const { kinds, words } = shown;
  const query = { kinds, at: instant, ...filters, ...(words === undefined ? {} : { words }), limit: size + 1 };
  const [found, readings] = await Promise.all([
    records.list(place === undefined ? query : { ...query, after: place.after }),
    records.readings(shown.feeds, instant),
  ]);
  // Asked after the reading: what was removed during it was announced before.
  const isPast = asOf.instant < now || place !== undefined;
  const earliest = isPast ? keptSince(kinds, now, await records.earliest(shown.feeds)) : undefined;
  if (earliest !== undefined && instant < earliest) return { status: 'too_early' as const, earliest };
  const listed = found.slice(0, size);
  const last = listed.at(-1);
  const hasMore = found.length > size && last !== undefined;
  const answer = {
    [shown.items]: listed.map((record) => itemOf(record, { shown, cards: parts.cards })),
    pagination: {
      nextCursor: hasMore ? writeRecordCursor({ at: instant, after: last }) : '',
      ...(hasMore || place !== undefined ? {} : { totalCount: listed.length }),
    },
    dataAvailable: readings.length > 0,
    asOf: instant,
    sources: sourcesOf(readings, { shown, cards: parts.cards, instant }),
  };
  return { status: 'listed' as const, answer, instant };
}

/** What is revised at every reading is kept for days: an earlier instant would show a part of it. */
export function keptSince(kinds: readonly RecordKind[], now: number, earliest: number | undefined): number | undefined {
  const days = Math.min(...kinds.map((kind) => KEPT_DAYS[kind] ?? Number.POSITIVE_INFINITY));
  return earliest === undefined ? undefined : Math.max(earliest, now - days * DAY_MS);
}

interface Shown {
  readonly shown: ShownRecords;
  readonly cards: readonly FeedCard[];
}

/** An item has the members of its schema and no other; JSON leaves out what is undefined. */
export function itemOf(record: StoredRecord, { shown, cards }: Shown): Readonly<Record<string, unknown>> {
  const { feedId, recordId, title, url, country, otherCountries = [], place, observedAt, knownAt, body } = record;
  const known: Readonly<Record<string, unknown>> = {
    id: recordId,
    title,
    url,
    country,
    countries: otherCountries.length === 0 ? undefined : [country, ...otherCountries],
    location: place,
    [shown.observedAs]: observedAt,
    knownAt,
    source: feedId,
    licence: cards.find(({ id }) => id === feedId)?.licence ?? '',
  };
  return Object.fromEntries(shown.members.map((name) => [name, shown.own.includes(name) ? body[name] : known[name]]));
}

function sourcesOf(
  readings: readonly RecordReading[],
  { shown, cards, instant }: Shown & { readonly instant: number },
) {
  return shown.feeds.toSorted().map((feedId) => {
    const card = cards.find(({ id }) => id === feedId);
    const attribution = card?.attribution ?? '';
    const reading = readings.find((one) => one.feedId === feedId);
    if (reading === undefined) return { feedId, state: 'missing', attribution };
    const { lastReadAt, newestContentAt = lastReadAt } = reading;
    const isCurrent = instant - newestContentAt <= (card?.maxAgeMs ?? 0);
    return { feedId, lastReadAt, newestContentAt, state: isCurrent ? 'current' : 'stale', attribution };
  });
}
