import type { FeedProblem } from '../../../ports/feed.ts';
import { contentHash } from '../../../reference/content-hash.ts';
import { type ParsedRows, startTally } from '../../parsed.ts';
import { plainText } from '../../plain-text.ts';

/** One entry that stands on a list of sanctions. */
export interface ListedEntry {
  /** The publisher's own id, without white space or commas. */
  readonly id: string;
  readonly kind: EntryKind;
  readonly name: string;
  /** Other names and spellings, in the publisher's order; absent where it gives none. */
  readonly aliases?: readonly string[];
  /** As the publisher writes them, in its order; at least one. */
  readonly programmes: readonly string[];
  /** What its addition counts for, one per country; the world alone where it names no country. */
  readonly bookings: readonly CountryProgramme[];
  /** UTC midnight of the day it was listed, epoch ms; absent on lists that do not say. */
  readonly listedAt?: number;
}

export const ENTRY_KINDS = ['person', 'entity', 'vessel', 'aircraft'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One country under one programme. */
export interface CountryProgramme {
  /** ISO 3166 alpha-2, or `UNATTRIBUTED`. */
  readonly country: string;
  readonly programme: string;
}

/** The country of an entry that names none. */
export const UNATTRIBUTED = '-';

/** A whole list as one parser reads it: rows without remainder, and the entries they make. */
export type ParsedList =
  | {
      readonly status: 'parsed';
      readonly entries: readonly ListedEntry[];
      /** As the document dates itself, epoch ms; absent where it has no date. */
      readonly generatedAt?: number;
      readonly rows: ParsedRows;
      /** Names of countries that no registry knows, each once; their entries are kept. */
      readonly unresolved: readonly FeedProblem[];
    }
  | { readonly status: 'unreadable'; readonly reason: string };

/** An id as a publisher may write it. */
export const isListedId = (text: string): boolean => /^[\w.:/-]{1,40}$/.test(text);

/** Other names that are kept of one entry. */
const MAX_ALIASES = 100;

/** The `aliases` of an entry from names as written: plain, each once, without its own name. */
export function otherNames(name: string, written: readonly (string | undefined)[]): Pick<ListedEntry, 'aliases'> {
  const plain = new Set(written.map((one) => plainText(one ?? '', 200)));
  plain.delete('');
  plain.delete(name);
  return plain.size === 0 ? {} : { aliases: [...plain].slice(0, MAX_ALIASES) };
}

/** A programme's name as plain text without the sign that parts names in a cursor. */
export const programmeName = (text: string): string => plainText(text, 100).replaceAll('|', '/');

interface EntryFacts extends Omit<ListedEntry, 'bookings'> {
  /** ISO 3166 alpha-2, in any order, with repetitions. */
  readonly countries: readonly string[];
}

/**
 * An entry with its bookings: every country once, under the programme that is about this country where the entry has
 * one, else under its first programme. So an entry counts once in each country, whatever the number of its programmes.
 * @param countryOf the country that a programme is about
 */
export function listedEntry(facts: EntryFacts, countryOf: (programme: string) => string | undefined): ListedEntry {
  const { countries: named, ...entry } = facts;
  const about = new Map<string, string>();
  for (const programme of facts.programmes) {
    const country = countryOf(programme);
    if (country !== undefined && !about.has(country)) about.set(country, programme);
  }
  const countries = [...new Set([...about.keys(), ...named])].sort();
  const first = facts.programmes[0] ?? '';
  const bookings = (countries.length === 0 ? [UNATTRIBUTED] : countries).map((country) => ({
    country,
    programme: about.get(country) ?? first,
  }));
  return { ...entry, bookings };
}

/** Eight hex digits over what makes an entry what it is; another hash means that the publisher changed it. */
export function entryHash({ name, kind, programmes, bookings }: ListedEntry): string {
  return contentHash([name, kind, [...programmes].sort(), bookings.map(({ country }) => country)], 8);
}

/** Names why a row with this id is rejected. */
export const rejectionOf =
  (id: string) =>
  (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 20), message });

export interface ListTally {
  /** Keeps one row as an entry, or rejects it; a second entry with the same id is rejected. */
  take(read: ListedEntry | FeedProblem): void;
  /** A sound row that is no entry of its own. */
  keepRow(): void;
  ignore(): void;
  reject(kind: string, recordId: string, message: string): void;
  /** Names a country that no registry knows. */
  unresolved(entryId: string, name: string): void;
  /** @param generatedAt the document's own date, epoch ms */
  list(generatedAt?: number): Extract<ParsedList, { status: 'parsed' }>;
}

/** Names of unresolved countries that are shown. */
const UNRESOLVED_SHOWN = 10;

/** Counts the rows of a list while a parser walks them. */
export function startListTally(): ListTally {
  const rows = startTally();
  const entries = new Map<string, ListedEntry>();
  const unresolved = new Map<string, FeedProblem>();
  const reject: ListTally['reject'] = (kind, recordId, message) => rows.reject({ kind, recordId, message });
  return {
    take(read) {
      if ('message' in read) rows.reject(read);
      else if (entries.has(read.id)) reject('repeated_id', read.id, 'two entries of one id');
      else {
        entries.set(read.id, read);
        rows.keep([]);
      }
    },
    keepRow: () => rows.keep([]),
    ignore: () => rows.ignore(),
    reject,
    unresolved(entryId, name) {
      if (unresolved.has(name) || unresolved.size === UNRESOLVED_SHOWN) return;
      unresolved.set(name, { kind: 'unresolved_country', recordId: entryId, message: name });
    },
    list: (generatedAt) => ({
      status: 'parsed',
      entries: [...entries.values()],
      rows: rows.rows(),
      unresolved: [...unresolved.values()],
      ...(generatedAt === undefined ? {} : { generatedAt }),
    }),
  };
}
