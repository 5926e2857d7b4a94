import { DAY_MS } from '../assessment/time.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Violation } from '../contract/conventions/failure.ts';
import { failed, type Handler } from '../contract/conventions/handler.ts';
import type { ShownObservations } from '../contract/conventions/shown-observations.ts';
import { metricParameter } from '../contract/observations/observation-query.ts';
import { RECORD_PAGE } from '../contract/records/record-query.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { ObservationLists } from '../ports/observation-lists.ts';
import type { RecordStore } from '../ports/record-store.ts';
import { settledBy } from '../ports/settled-by.ts';
import { type AsOf, asOfBytesReply, readInstant, resolveAt } from './as-of.ts';
import { readObservationCursor, writeObservationCursor } from './observation-cursor.ts';
import {
  entriesOf,
  entryOf,
  entryOfGroup,
  historyOf,
  itemOf,
  type ListedEntry,
  lookbackDays,
} from './observation-items.ts';
import { observationSources, pairsOf } from './observation-sources.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface ObservationListParts {
  readonly setTimer: SetTimer;
  readonly observationLists: ObservationLists;
  readonly records: Pick<RecordStore, 'settle' | 'settled'>;
  readonly cards: readonly FeedCard[];
  readonly clock: Clock;
}

/** Rows that the derived figures of one page can need at most. */
const MAX_HISTORY = 200_000;

type Input = Readonly<Record<string, unknown>>;

/** The handler of every list over observations: what differs between them is in their declarations. */
export const listObservations =
  ({ observations: shown }: { readonly observations: ShownObservations }) =>
  (parts: ObservationListParts): Handler<Input, never> =>
  async (input) => {
    const now = parts.clock.now();
    const resolved = resolveAt(textOf(input.at), now);
    const asked = readList(input, { shown, now });
    if (!resolved.ok || asked.violations.length > 0) {
      const others = resolved.ok || resolved.failure.code !== 'validation_failed' ? [] : resolved.failure.violations;
      return failed({ code: 'validation_failed', violations: [...others, ...asked.violations] });
    }
    const read = await readWithDeadline(page(asked, { ...parts, shown, asOf: resolved.asOf, now }), parts.setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value.status === 'too_early')
      return failed({ code: 'at_unavailable', subject: 'the sources of this list', earliest: read.value.earliest });
    const { answer, instant } = read.value;
    return asOfBytesReply(Buffer.from(answer), {
      instant,
      isSettled: resolved.asOf.isSettled && input.cursor === undefined,
    });
  };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const countOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

type Asked = ReturnType<typeof readList>;

function readList(input: Input, { shown, now }: { readonly shown: ShownObservations; readonly now: number }) {
  const violations: Violation[] = [];
  const cursor = textOf(input.cursor);
  const place = cursor === undefined ? undefined : readObservationCursor(cursor);
  if (cursor !== undefined && place === undefined)
    violations.push({ field: 'cursor', description: 'must be nextCursor of a page of this list' });
  const instantOf = (field: 'start' | 'end'): number | undefined => {
    const text = textOf(input[field]);
    // An offset means the same instant on every page.
    const instant = text === undefined ? undefined : readInstant(text, place?.at ?? now);
    if (text !== undefined && instant === undefined)
      violations.push({ field, description: 'must name a day and an hour that exist' });
    return instant;
  };
  const [start, end] = [instantOf('start'), instantOf('end')];
  if (start !== undefined && end !== undefined && start >= end)
    violations.push({ field: 'start', description: 'must be before end' });
  const subject = shown.subjects.flatMap((kind) => {
    const id = textOf(input[kind]);
    return id === undefined ? [] : [`${kind}:${id}`];
  });
  const name = textOf(input[metricParameter(shown)]) ?? shown.usualName;
  const metrics = Object.keys(shown.metrics).filter((id) => name === undefined || shown.metrics[id] === name);
  const size = countOf(input.page_size) ?? countOf(input.limit) ?? RECORD_PAGE.usual;
  // A thing has one subject: two filters of different kinds leave nothing.
  const subjects = subject.length === 0 ? {} : { subjects: subject.length === 1 ? subject : [] };
  return { violations, start, end, subjects, metrics, place, size };
}

interface PageContext extends ObservationListParts {
  readonly shown: ShownObservations;
  readonly asOf: AsOf;
  readonly now: number;
}

/** Reads one item more than the page, to know whether there is a next one. */
async function page(asked: Asked, context: PageContext) {
  const { shown, asOf, now, cards, observationLists: lists } = context;
  const { place, size } = asked;
  const pairs = pairsOf(shown, cards);
  // The cursor holds the instant of the first page, so that what is stored since moves nothing.
  const instant = Math.min(place?.at ?? asOf.instant, await settledBy(now, context));
  const readings = await lists.readings(pairs, instant);
  const newestAt = Math.max(0, ...readings.map(({ newestContentAt }) => newestContentAt));
  const found = await entriesFor(asked, context, { instant, newestAt });
  const kept = await lists.keptSince();
  if (kept !== undefined && instant < kept) return { status: 'too_early' as const, earliest: kept };
  const first = readings.length === 0 ? await lists.firstKnownAt(pairs) : undefined;
  if (first !== undefined && instant < first) return { status: 'too_early' as const, earliest: first };
  const listed = found.slice(0, size);
  const last = listed.at(-1);
  const earlier = await earlierOf(listed, context, instant);
  const hasMore = found.length > size && last !== undefined;
  const rest = {
    pagination: { nextCursor: hasMore ? writeObservationCursor({ at: instant, after: last }) : '' },
    dataAvailable: readings.length > 0,
    asOf: instant,
    sources: observationSources(readings, { feeds: shown.feeds, cards, instant }),
  };
  const items = itemsJson(found, { shown, cards, size, earlier });
  const answer = `{${JSON.stringify(shown.items)}:${items},${JSON.stringify(rest).slice(1)}`;
  return { status: 'listed' as const, answer, instant };
}

interface ShownItems {
  readonly shown: ShownObservations;
  readonly cards: readonly FeedCard[];
  readonly size: number;
  /** What their derived columns are made from. */
  readonly earlier: readonly (readonly ListedEntry[])[];
}

/** Entries that were handed out before, with the same ones before them, are the same items. */
const written = new WeakMap<readonly ListedEntry[], ShownItems & { readonly json: string }>();

function itemsJson(found: readonly ListedEntry[], about: ShownItems): string {
  const { shown, cards, size, earlier } = about;
  const known = written.get(found);
  if (
    known?.shown === shown &&
    known.size === size &&
    known.earlier.length === earlier.length &&
    known.earlier.every((entries, index) => entries === earlier[index])
  )
    return known.json;
  const history = historyOf(earlier.flat());
  const json = JSON.stringify(found.slice(0, size).map((entry) => itemOf(entry, { shown, history, cards })));
  written.set(found, { ...about, json });
  return json;
}

async function entriesFor(
  asked: Asked,
  { shown, observationLists: lists }: PageContext,
  { instant, newestAt }: { readonly instant: number; readonly newestAt: number },
) {
  const { start, end, subjects, metrics, place, size } = asked;
  const isByDay = shown.per === 'day';
  const to = Math.min(end ?? instant + 1, instant + 1);
  // Through an outage the newest stored items remain.
  const from = start ?? Math.min(to, newestAt) - shown.withinDays * DAY_MS;
  const query = {
    ...{ metrics, feeds: shown.feeds, kinds: shown.subjects, at: instant, limit: size + 1 },
    ...subjects,
    // A day that begins within the stretch is listed whole.
    from: isByDay ? Math.ceil(from / DAY_MS) * DAY_MS : from,
    to: isByDay ? Math.ceil(to / DAY_MS) * DAY_MS : to,
    ...(place === undefined ? {} : { after: place.after }),
  };
  if (shown.per !== 'observation') return entriesOf(await lists.groups(query, shown.per), entryOfGroup);
  return entriesOf(await (shown.isNewestOnly ? lists.newest(query) : lists.list(query)), entryOf);
}

/** The earlier values that the derived columns of these items are made from. */
async function earlierOf(
  listed: readonly ListedEntry[],
  { shown, observationLists: lists }: PageContext,
  at: number,
): Promise<readonly (readonly ListedEntry[])[]> {
  const days = lookbackDays(shown);
  const shares = Object.values(shown.columns).flatMap((column) => (column.from === 'share' ? [column.of] : []));
  if (listed.length === 0 || (days === 0 && shares.length === 0)) return [];
  const times = listed.map(({ observedAt }) => observedAt);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const stretch = { feeds: shown.feeds, kinds: shown.subjects, at, to: last + DAY_MS, limit: MAX_HISTORY };
  const subjects = [...new Set(listed.map(({ subject }) => subject))];
  const own = { ...stretch, metrics: Object.keys(shown.metrics), subjects, from: first - days * DAY_MS };
  const by = shown.per === 'instant' ? 'instant' : 'day';
  const world = { ...stretch, metrics: [...new Set(shares)], subjects: ['world'], from: first };
  return Promise.all([
    days === 0
      ? NONE
      : shown.per === 'observation'
        ? lists.list(own).then((found) => entriesOf(found, entryOf))
        : lists.groups(own, by).then((found) => entriesOf(found, entryOfGroup)),
    shares.length === 0 ? NONE : lists.groups(world, by).then((found) => entriesOf(found, entryOfGroup)),
  ]);
}

const NONE: readonly ListedEntry[] = [];
