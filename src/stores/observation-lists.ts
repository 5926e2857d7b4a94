import { DAY_MS } from '../assessment/time.ts';
import type {
  ListedObservation,
  ObservationGroup,
  ObservationListQuery,
  ObservationLists,
  ObservationPosition,
} from '../ports/observation-lists.ts';
import {
  CHANGES,
  FEED_READINGS,
  FIRST_KNOWN,
  groupStatement,
  KNOWN_LATER,
  listStatement,
  newestStatement,
} from './observation/list-observations.ts';
import { keptSince } from './retention.ts';
import { integer, number, optionalInteger, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** Reads of observations for lists; `observation-store.ts` appends them. */
export function createObservationLists(client: SqlClient): ObservationLists {
  return {
    list: async (query) => (await client.query(listStatement(query))).map(parseObservation),
    newest: async (query) => (await client.query(newestStatement(query))).map(parseObservation),
    groups: (query, by) => groups(client, query, by),
    readings: async (pairs, at) =>
      (await client.query({ ...FEED_READINGS, values: [pairsJson(pairs), at] })).map((row) => ({
        feedId: text(row, 'feed_id'),
        lastReadAt: integer(row, 'last_read_at'),
        newestContentAt: integer(row, 'newest_content_at'),
      })),
    async firstKnownAt(pairs) {
      const [row] = await client.query({ ...FIRST_KNOWN, values: [pairsJson(pairs)] });
      return optionalInteger(row, 'first');
    },
    keptSince: () => keptSince(client),
    async changesAfter(seq, metrics) {
      const [row] = await client.query({ ...CHANGES, values: [seq, JSON.stringify(metrics)] });
      return {
        seq: integer(row, 'seq'),
        isChanged: optionalInteger(row, 'changed') !== undefined,
        keptSince: optionalInteger(row, 'kept_since'),
      };
    },
    async isKnownLater({ metrics, from, at }) {
      const [row] = await client.query({ ...KNOWN_LATER, values: [JSON.stringify(metrics), from, at] });
      return integer(row, 'later') > 0;
    },
  };
}

const pairsJson = (pairs: Parameters<ObservationLists['readings']>[0]): string =>
  JSON.stringify(pairs.map(({ feedId, metric }) => ({ feed_id: feedId, metric })));

/** Walks back in stretches of whole days, each twice as long as the one before, until the page is full. */
async function groups(
  client: SqlClient,
  query: ObservationListQuery,
  by: 'instant' | 'day',
): Promise<readonly ObservationGroup[]> {
  const { from, to, at, after, limit } = query;
  const found: ObservationGroup[] = [];
  let end = Math.min(to, at + 1, after === undefined ? to : dayOf(after.observedAt) + DAY_MS);
  for (let days = 1; end > from && found.length < limit; days *= 2) {
    const start = Math.max(from, dayOf(end - 1) - (days - 1) * DAY_MS);
    for (const row of await client.query(groupStatement({ ...query, from: start, to: end }, by))) {
      const group = parseGroup(row);
      if (found.length < limit && (after === undefined || isAfter(group, after))) found.push(group);
    }
    end = start;
  }
  return found;
}

const dayOf = (instant: number): number => Math.floor(instant / DAY_MS) * DAY_MS;

function isAfter(group: ObservationGroup, after: ObservationPosition): boolean {
  if (group.observedAt !== after.observedAt) return group.observedAt < after.observedAt;
  if (group.subject !== after.subject) return group.subject > after.subject;
  return group.feedId > after.feedId;
}

const parseObservation = (row: unknown): ListedObservation => ({
  metric: text(row, 'metric'),
  subject: text(row, 'subject'),
  feedId: text(row, 'feed_id'),
  recordId: text(row, 'record_id'),
  observedAt: integer(row, 'observed_at'),
  knownAt: integer(row, 'known_at'),
  value: number(row, 'value'),
  detail: textsOf(text(row, 'detail')),
});

const parseGroup = (row: unknown): ObservationGroup => ({
  subject: text(row, 'subject'),
  feedId: text(row, 'feed_id'),
  observedAt: integer(row, 'observed_at'),
  knownAt: integer(row, 'known_at'),
  values: numbersOf(text(row, 'totals')),
});

/** Written by us as canonical JSON of texts. */
function textsOf(json: string): Readonly<Record<string, string>> {
  const detail: Readonly<Record<string, string>> = JSON.parse(json);
  return detail;
}

function numbersOf(json: string): Readonly<Record<string, number>> {
  const totals: Readonly<Record<string, number>> = JSON.parse(json);
  return totals;
}
