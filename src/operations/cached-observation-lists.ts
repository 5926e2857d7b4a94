import { LruCache } from '../concurrency/lru-cache.ts';
import type { Clock } from '../ports/clock.ts';
import type { ObservationListQuery, ObservationLists } from '../ports/observation-lists.ts';

/** Rows of the kept answers of one kind, some 300 bytes each. */
const MAX_ROWS = 10_000;
/** Rows that retention removes stay in a kept answer for at most this long, ms. */
const KEPT_MS = 600_000;

interface KeptAnswer<Row> {
  readonly rows: readonly Row[];
  /** The instant that it was read as of, epoch ms. */
  readonly at: number;
  /** Of the newest row by which it was last found to be complete. */
  readonly seq: number;
  /** When it was read, epoch ms. */
  readonly readAt: number;
  /** From when on evidence was complete then, epoch ms. */
  readonly keptSince: number | undefined;
}

/**
 * Keeps answers to questions about the present. Each time the store is asked whether it holds something newer of the
 * metrics: an answer equals what the store would say. A question about an instant before the kept answer's is read.
 */
export function cacheObservationLists(lists: ObservationLists, clock: Clock): ObservationLists {
  function cached<Row>(read: (query: ObservationListQuery) => Promise<readonly Row[]>) {
    const kept = new LruCache<string, KeptAnswer<Row>>({ maxWeight: MAX_ROWS, ttlMs: KEPT_MS, clock });
    return async (query: ObservationListQuery): Promise<readonly Row[]> => {
      const { at, to, ...rest } = query;
      // Nothing is observed after it is known: an end after the instant is no end.
      const key = JSON.stringify([rest, to > at ? 'open' : to]);
      const known = kept.get(key);
      const changes = await lists.changesAfter(known?.seq ?? Number.MAX_SAFE_INTEGER, query.metrics);
      const { seq, isChanged, keptSince } = changes;
      const isCurrent = known !== undefined && !isChanged && known.keptSince === keptSince && seq >= known.seq;
      if (isCurrent && known.at <= at) {
        kept.set(key, { ...known, seq }, { weight: weightOf(known.rows), from: known.readAt });
        return known.rows;
      }
      const readAt = clock.now();
      const rows = await read(query);
      if (isCurrent || (await lists.isKnownLater(query))) return rows;
      kept.set(key, { rows, at, seq, readAt, keptSince }, { weight: weightOf(rows), from: readAt });
      return rows;
    };
  }

  const byInstant = cached((query) => lists.groups(query, 'instant'));
  const byDay = cached((query) => lists.groups(query, 'day'));
  return {
    ...lists,
    list: cached(lists.list),
    newest: cached(lists.newest),
    groups: (query, by) => (by === 'day' ? byDay : byInstant)(query),
  };
}

const weightOf = (rows: readonly unknown[]): number => 1 + rows.length;
