import { countrySubject, WORLD_SUBJECT } from '../../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../../assessment/time.ts';
import type { ReadObservation } from '../../../ports/feed.ts';
import type { Json } from '../../../reference/content-hash.ts';
import { memberOf, numberMember, textMember } from '../../json-value.ts';
import { plainDetail, plainText } from '../../plain-text.ts';
import type { ListState } from './list-state.ts';
import {
  type CountryProgramme,
  ENTRY_KINDS,
  type EntryKind,
  entryHash,
  type ListedEntry,
  UNATTRIBUTED,
} from './listed-entry.ts';

/** What was added to or removed from a list for one country under one programme on one day, so far. */
interface ListingDelta extends CountryProgramme {
  readonly direction: 'added' | 'removed';
  /** When the world was so, epoch ms: the start of the listing day, or the run that saw it first. */
  readonly at: number;
  readonly countByKind: Readonly<Record<EntryKind, number>>;
  /** The first few names. */
  readonly names: readonly string[];
}

/** Moves of the last days by key: a later run of the same day adds to them instead of replacing them. */
export type ListingDeltas = ReadonlyMap<string, ListingDelta>;

/** One entry that came or went. */
interface Change {
  readonly direction: ListingDelta['direction'];
  readonly kind: EntryKind;
  readonly bookings: readonly CountryProgramme[];
  readonly name?: string;
  readonly at: number;
}

/** A listing date is believed for a new entry that carries one of the last 30 days; an older one is news to us only. */
export const RECENT_MS = 30 * DAY_MS;
const NAMES_SHOWN = 3;

/** What came and went between the last run and this one, and how many entries merely changed. */
export function changesBetween(before: ListState, { entries, now }: { entries: readonly ListedEntry[]; now: number }) {
  const changes: Change[] = [];
  const left = new Map(before);
  let changedCount = 0;
  for (const entry of entries) {
    const known = left.get(entry.id);
    left.delete(entry.id);
    if (known === undefined) changes.push(addition(entry, now));
    else if (known.hash !== entryHash(entry)) changedCount += 1;
  }
  for (const { kind, bookings } of left.values()) changes.push({ direction: 'removed', kind, bookings, at: now });
  return { changes, changedCount };
}

/** Entries that stand and were listed in a span, as additions: the first run of a list that says when. */
export function listedWithin(entries: readonly ListedEntry[], span: { from: number; to: number }): readonly Change[] {
  return entries
    .filter(({ listedAt }) => listedAt !== undefined && listedAt >= span.from && listedAt < span.to)
    .map((entry) => addition(entry, entry.listedAt ?? span.from));
}

function addition({ kind, bookings, name, listedAt }: ListedEntry, now: number): Change {
  const isRecent = listedAt !== undefined && listedAt > now - RECENT_MS;
  return { direction: 'added', kind, bookings, name, at: isRecent ? Math.min(listedAt, now) : now };
}

/** The moves with the changes of a run added, without those that are too old to grow; and the keys that grew. */
export function addChanges(moves: ListingDeltas, { changes, now }: { changes: readonly Change[]; now: number }) {
  const grown = new Map([...moves].filter(([, { at }]) => at > now - RECENT_MS - DAY_MS));
  const touched = new Set<string>();
  for (const { direction, kind, bookings, name, at } of changes) {
    for (const booking of bookings) {
      const key = [direction, booking.country, booking.programme, isoDate(at)].join('|');
      const so = grown.get(key) ?? { ...booking, direction, at, countByKind: NONE, names: [] };
      const names = name === undefined || so.names.length === NAMES_SHOWN ? so.names : [...so.names, shortName(name)];
      grown.set(key, { ...so, names, countByKind: { ...so.countByKind, [kind]: so.countByKind[kind] + 1 } });
      touched.add(key);
    }
  }
  return { moves: grown, touched };
}

const NONE: Readonly<Record<EntryKind, number>> = { person: 0, entity: 0, vessel: 0, aircraft: 0 };
const shortName = (name: string): string => plainText(name, 36);

/** One move as an observation of a list. */
export function moveObservation(
  move: ListingDelta,
  list: { readonly id: string; readonly lineage: string },
): ReadObservation {
  const { direction, country, programme, at, countByKind, names } = move;
  const date = isoDate(at);
  const count = ENTRY_KINDS.reduce((sum, kind) => sum + countByKind[kind], 0);
  return {
    recordId: `${programme}:${date}`,
    metric: direction === 'added' ? 'sanctions_additions' : 'sanctions_removals',
    subject: country === UNATTRIBUTED ? WORLD_SUBJECT : countrySubject(country),
    value: count,
    observedAt: at,
    lineage: list.lineage,
    event: `${list.id}:${programme}:${date}`,
    detail: plainDetail({ list: list.id, programme, ...kindDetail(countByKind), names: names.join('; ') }),
  };
}

/** Counts above zero as text. */
export function kindDetail(countByKind: Readonly<Record<EntryKind, number>>): Record<string, string> {
  return Object.fromEntries(
    ENTRY_KINDS.filter((kind) => countByKind[kind] > 0).map((kind) => [kind, String(countByKind[kind])]),
  );
}

export function writeMoves(moves: ListingDeltas): Json {
  return [...moves.values()].map(({ direction, country, programme, at, countByKind, names }) => ({
    direction,
    country,
    programme,
    at,
    counts: ENTRY_KINDS.map((kind) => countByKind[kind]),
    names,
  }));
}

/** Moves of a cursor; what is not one is passed over. */
export function readMoves(stored: unknown): ListingDeltas {
  const moves = new Map<string, ListingDelta>();
  for (const item of Array.isArray(stored) ? stored : []) {
    const move = readMove(item);
    if (move === undefined) continue;
    moves.set([move.direction, move.country, move.programme, isoDate(move.at)].join('|'), move);
  }
  return moves;
}

/** Last instant a date can hold, epoch ms. */
const LATEST_MS = 8.64e15;

function readMove(item: unknown): ListingDelta | undefined {
  const direction = textMember(item, 'direction');
  const country = textMember(item, 'country') ?? '';
  const programme = textMember(item, 'programme') ?? '';
  const at = numberMember(item, 'at');
  const counts = memberOf(item, 'counts');
  const names = memberOf(item, 'names');
  if (direction !== 'added' && direction !== 'removed') return undefined;
  if (at === undefined || Math.abs(at) > LATEST_MS || !Number.isInteger(at)) return undefined;
  if (!/^([A-Z]{2}|-)$/.test(country) || programme === '' || plainText(programme) !== programme) return undefined;
  if (!Array.isArray(counts) || !counts.every((count) => Number.isInteger(count) && count >= 0)) return undefined;
  const [person = 0, entity = 0, vessel = 0, aircraft = 0] = counts.map(Number);
  return {
    direction,
    country,
    programme,
    at,
    countByKind: { person, entity, vessel, aircraft },
    names: Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, NAMES_SHOWN) : [],
  };
}
