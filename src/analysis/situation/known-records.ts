import type { Claim } from '../../claims/claim.ts';
import { type RecordSource, recordClaim } from '../../claims/kinds/record.ts';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StoredRecord } from '../../ports/record.ts';
import type { RecordQuery, RecordStore } from '../../ports/record-store.ts';
import { settledBy } from '../../ports/settled-by.ts';
import { kindsWanted, spanWanted } from '../answer/record-needs.ts';
import { instructionAt } from '../question/cues.ts';
import type { Understood } from '../question/understand.ts';

/** Reads entries of upstreams as callers may see them. */
export interface StoredRecords {
  readonly store: Pick<RecordStore, 'list' | 'settle' | 'settled'>;
  readonly setTimer: SetTimer;
  /** By feed id. */
  readonly sources: ReadonlyMap<string, RecordSource>;
}

export interface ReadRecordClaims {
  readonly claims: readonly Claim[];
  /** Whether the store answered in time. */
  readonly isWhole: boolean;
}

/** Deadline of the store for all of it; after it the answer is given without. */
const PATIENCE_MS = 2_000;
/** Entries of one kind and country, and of one kind of all places. */
const MAX_OF_COUNTRY = 30;
const MAX_OF_KIND = 300;
const MAX_COUNTRIES = 3;
/** Claims that are kept: each is of about 1 KB, and most questions read the same entries. */
const MAX_CLAIMS = 4_000;
/** Kinds that name no country: their place is read from them. */
const WITHOUT_COUNTRY: readonly RecordKind[] = ['navigational_warning', 'naval_exercise'];

/** @param at as of when, epoch ms: nothing that became known later is read */
export type ReadKnownRecords = (understood: Understood, at: number) => Promise<ReadRecordClaims>;

/** Reads the entries that a question is answered with, as claims. Without `stored` none. */
export function createKnownRecords(clock: Clock, stored: StoredRecords | undefined): ReadKnownRecords {
  const read = createRecordReader(clock, stored);
  return (understood, at) =>
    read(at, (instant) => kindsWanted(understood).flatMap((kind) => queriesFor(kind, understood, instant)));
}

/**
 * Reads the entries of some queries as claims, within a deadline. Without `stored` none.
 * @returns a function of `at`, epoch ms, as of when the entries were known, and of the queries for the instant that is read
 */
export function createRecordReader(
  clock: Clock,
  stored: StoredRecords | undefined,
): (at: number, queriesAt: (instant: number) => readonly RecordQuery[]) => Promise<ReadRecordClaims> {
  const made = new LruCache<string, readonly Claim[]>({ maxWeight: MAX_CLAIMS });
  const claimsOf = (record: StoredRecord, known: Known): readonly Claim[] => {
    // What is claimed of an undated listing depends on the instant.
    if (record.knownAt > known.instant || record.kind === 'sanctions_entry') return claimOf(record, known);
    const key = [record.feedId, record.recordId, record.knownAt].join('\n');
    const claims = made.get(key) ?? claimOf(record, known);
    made.set(key, claims);
    return claims;
  };
  return async (at, queriesAt) => {
    if (stored === undefined || queriesAt(at).length === 0) return { claims: [], isWhole: true };
    const { store, setTimer } = stored;
    const reading = async () => {
      const instant = Math.min(at, await settledBy(clock.now(), { records: store, setTimer }));
      const found = (await Promise.all(queriesAt(instant).map((query) => store.list(query)))).flat();
      return found.flatMap((record) => claimsOf(record, { stored, instant }));
    };
    const done = await withDeadline({ ms: PATIENCE_MS, setTimer }, reading);
    return done.status === 'done' ? { claims: done.value, isWhole: true } : { claims: [], isWhole: false };
  };
}

function queriesFor(kind: RecordKind, understood: Understood, at: number): readonly RecordQuery[] {
  const query = { kinds: [kind], at, ...spanWanted(kind, understood, at) };
  const countries = WITHOUT_COUNTRY.includes(kind) ? [] : understood.countries.slice(0, MAX_COUNTRIES);
  if (countries.length === 0) return [{ ...query, limit: MAX_OF_KIND }];
  return countries.map((country) => ({ ...query, country, limit: MAX_OF_COUNTRY }));
}

interface Known {
  readonly stored: StoredRecords;
  readonly instant: number;
}

/** Of a feed that this program does not have, and of a title that gives orders to a machine, nothing is claimed. */
function claimOf(record: StoredRecord, { stored, instant }: Known): readonly Claim[] {
  const source = stored.sources.get(record.feedId);
  if (source === undefined || record.knownAt > instant || instructionAt(record.title ?? '') !== undefined) return [];
  const claim = recordClaim(record, source, instant);
  return claim === undefined ? [] : [claim];
}
