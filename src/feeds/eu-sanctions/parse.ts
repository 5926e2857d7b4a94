import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import { countryByIso2, countryByIso3 } from '../../reference/countries.ts';
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
import { readXmlList } from '../families/sanctions-list/xml-list.ts';
import { descendants, type XmlElement } from '../families/sanctions-list/xml-records.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

const SHAPE = { root: 'export', records: new Set(['sanctionEntity']) };
const KINDS: Readonly<Record<string, EntryKind>> = {
  person: 'person',
  enterprise: 'entity',
  vessel: 'vessel',
  ship: 'vessel',
};
/** Programmes are ISO 3166 alpha-3 codes but for these. `UKR` answers Russia's acts in Ukraine. */
const COUNTRY_OF_PROGRAMME: Readonly<Record<string, string>> = { UKR: 'RU', RUSDA: 'RU', SDNZ: 'SD' };
/** The list's own code of a place that is not known. */
const UNKNOWN_CODE = '00';
/** The European Union's own codes of two countries. */
const EU_CODES: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };
/** Elements that say where an entry belongs; a place of birth does not. */
const PLACES = ['citizenship', 'address'];

/**
 * Reads version 1.1 of the consolidated financial sanctions list of the European Union. An entry is dated by its
 * designation or by the oldest publication that any part of it names: the entry's own regulation changes with every
 * amendment.
 * @param now epoch ms; entries published more than a day later are rejected
 */
export function parseEuList(bytes: Uint8Array, now: number): ParsedList {
  return readXmlList(bytes, {
    shape: SHAPE,
    read: (record, tally) => readRecord(record, now, tally),
    generatedAt: ({ attributes }) => parseIsoInstant(attributes.generationDate ?? ''),
  });
}

function readRecord(record: XmlElement, now: number, tally: ListTally): ListedEntry | FeedProblem {
  const id = record.attributes.logicalId ?? '';
  const rejected = rejectionOf(id);
  if (!isListedId(id)) return rejected('bad_id', 'no logicalId');
  const code = childAttribute(record, 'subjectType', 'code') ?? '';
  const kind = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (kind === undefined) return rejected('unknown_type', plainText(code, 40));
  const name = plainText(childAttribute(record, 'nameAlias', 'wholeName') ?? '');
  if (name === '') return rejected('nameless', 'no wholeName');
  const regulations = descendants(record, 'regulation');
  const programmes = [
    ...new Set(regulations.map((regulation) => programmeName(regulation.attributes.programme ?? ''))),
  ];
  const named = programmes.filter((programme) => programme !== '');
  if (named.length === 0) return rejected('no_programme', 'no programme');
  const listedAt = oldestDay(record, [...regulations, ...descendants(record, 'regulationSummary')]);
  if (listedAt === undefined) return rejected('undated', 'no publicationDate');
  if (listedAt > now + DAY_MS) return rejected('future', 'published in the future');
  const countries = PLACES.flatMap((place) => descendants(record, place)).flatMap(({ attributes }) => {
    const written = attributes.countryIso2Code ?? '';
    const iso2 = countryByIso2(EU_CODES[written] ?? written)?.iso2;
    if (iso2 === undefined && written !== '' && written !== UNKNOWN_CODE) tally.unresolved(id, plainText(written, 40));
    return iso2 ?? [];
  });
  const names = record.children.filter((child) => child.name === 'nameAlias').map((one) => one.attributes.wholeName);
  const facts = { id, kind, name, ...otherNames(name, names), programmes: named, countries, listedAt };
  return listedEntry(facts, countryOfEuProgramme);
}

/** First attribute of a name that a child of a name carries. */
function childAttribute(record: XmlElement, child: string, attribute: string): string | undefined {
  return record.children.find(({ name, attributes }) => name === child && (attributes[attribute] ?? '') !== '')
    ?.attributes[attribute];
}

function oldestDay(record: XmlElement, publications: readonly XmlElement[]): number | undefined {
  const written = [
    record.attributes.designationDate,
    ...publications.map(({ attributes }) => attributes.publicationDate),
  ];
  const days = written.flatMap((day) => parseIsoDay(day ?? '') ?? []);
  return days.length === 0 ? undefined : Math.min(...days);
}

/** The country that a programme of the European Union is about. */
function countryOfEuProgramme(programme: string): string | undefined {
  if (Object.hasOwn(COUNTRY_OF_PROGRAMME, programme)) return COUNTRY_OF_PROGRAMME[programme];
  return countryByIso3(programme)?.iso2;
}
