import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import {
  type EntryKind,
  isListedId,
  type ListedEntry,
  type ListTally,
  listedEntry,
  otherNames,
  type ParsedList,
  programmeName,
  rejectionOf,
} from '../families/sanctions-list/listed-entry.ts';
import { countriesNamed } from '../families/sanctions-list/listed-place.ts';
import { readXmlList } from '../families/sanctions-list/xml-list.ts';
import { childText, descendants, type XmlElement } from '../families/sanctions-list/xml-records.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay, utcDay } from '../utc-instant.ts';

const SHAPE = { root: 'Designations', records: new Set(['Designation']) };
const KINDS: Readonly<Record<string, EntryKind>> = {
  individual: 'person',
  entity: 'entity',
  ship: 'vessel',
  aircraft: 'aircraft',
};
const NAME_PARTS = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'];
/** Elements that say where an entry belongs; `CountryOfBirth` does not. */
const PLACES = ['AddressCountry', 'Nationality', 'CurrentBelievedFlagOfShip'];

/**
 * Reads the UK Sanctions List.
 * @param now epoch ms; entries designated more than a day later are rejected
 */
export function parseUkList(bytes: Uint8Array, now: number): ParsedList {
  return readXmlList(bytes, {
    shape: SHAPE,
    read: (record, tally) => readRecord(record, now, tally),
    generatedAt: ({ header }) => dayOf(header.DateGenerated ?? ''),
  });
}

function readRecord(record: XmlElement, now: number, tally: ListTally): ListedEntry | FeedProblem {
  const id = childText(record, 'UniqueID') ?? '';
  const rejected = rejectionOf(id);
  if (!isListedId(id)) return rejected('bad_id', 'no UniqueID');
  const type = (childText(record, 'IndividualEntityShip') ?? '').toLowerCase();
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kind === undefined) return rejected('unknown_type', plainText(type, 40));
  const [name, ...others] = namesOf(record);
  if (name === undefined) return rejected('nameless', 'no name');
  const regime = programmeName(childText(record, 'RegimeName') ?? '');
  if (regime === '') return rejected('no_programme', 'no RegimeName');
  const listedAt = dayOf(childText(record, 'DateDesignated') ?? '');
  if (listedAt === undefined) return rejected('undated', 'no DateDesignated');
  if (listedAt > now + DAY_MS) return rejected('future', 'designated in the future');
  const places = PLACES.flatMap((place) => descendants(record, place)).map(({ text }) => text);
  const countries = countriesNamed(places, { id, tally });
  const foreign = descendants(record, 'NameNonLatinScript').map(({ text }) => text);
  const aliases = otherNames(name, [...others, ...foreign]);
  return listedEntry({ id, kind, name, ...aliases, programmes: [regime], countries, listedAt }, countryOfRegime);
}

/** Its names that are not empty, the primary one first. */
function namesOf(record: XmlElement): readonly string[] {
  const names = descendants(record, 'Names').flatMap((list) => list.children.filter((child) => child.name === 'Name'));
  const isPrimary = (name: XmlElement) => /^primary name/i.test(childText(name, 'NameType') ?? '');
  const primary = names.find(isPrimary) ?? names[0];
  return [...(primary === undefined ? [] : [primary]), ...names.filter((name) => name !== primary)]
    .map((name) => plainText(NAME_PARTS.flatMap((part) => childText(name, part) ?? []).join(' ')))
    .filter((name) => name !== '');
}

/** The list writes days as `29/06/2012`; the ISO form is read too. */
function dayOf(text: string): number | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match === null ? parseIsoDay(text) : utcDay(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** The one country that a regime's name names; regimes about conduct (human rights, cyber, terrorism) have none. */
function countryOfRegime(regime: string): string | undefined {
  const [country, ...others] = countriesMentioned(regime.replace(/\(EU Exit\)/i, ' '));
  return others.length === 0 ? country?.iso2 : undefined;
}
