import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import {
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
import { parseIsoInstant } from '../iso-instant.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

const SHAPE = { root: 'CONSOLIDATED_LIST', records: new Set(['INDIVIDUAL', 'ENTITY']) };

/** Countries of the committees' lists. `GB` is Guinea-Bissau here; Al-Qaida is no country. */
const COUNTRY_OF_LIST: Readonly<Record<string, string>> = {
  CAR: 'CF',
  DPRK: 'KP',
  DRC: 'CD',
  GB: 'GW',
  Haiti: 'HT',
  Iran: 'IR',
  Iraq: 'IQ',
  Libya: 'LY',
  Mali: 'ML',
  Somalia: 'SO',
  SouthSudan: 'SS',
  Sudan: 'SD',
  Taliban: 'AF',
  Yemen: 'YE',
};

/** Where an entry belongs: nationality and address. Places of birth and of issue of a passport say nothing of it. */
const PLACES = ['INDIVIDUAL_ADDRESS', 'ENTITY_ADDRESS'];
const NAMES = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

/**
 * Reads the consolidated list of the Security Council.
 * @param now epoch ms; entries listed more than a day later are rejected
 */
export function parseUnList(bytes: Uint8Array, now: number): ParsedList {
  return readXmlList(bytes, {
    shape: SHAPE,
    read: (record, tally) => readRecord(record, now, tally),
    generatedAt: ({ attributes }) => parseIsoInstant(attributes.dateGenerated ?? ''),
  });
}

function readRecord(record: XmlElement, now: number, tally: ListTally): ListedEntry | FeedProblem {
  const id = childText(record, 'DATAID') ?? '';
  const rejected = rejectionOf(id);
  if (!isListedId(id)) return rejected('bad_id', 'no DATAID');
  const name = plainText(NAMES.flatMap((part) => childText(record, part) ?? []).join(' '));
  if (name === '') return rejected('nameless', 'no name');
  const programme = programmeName(childText(record, 'UN_LIST_TYPE') ?? '');
  if (programme === '') return rejected('no_programme', 'no UN_LIST_TYPE');
  // Some dates carry a zone of their own: `2012-05-04-04:00`.
  const listedAt = parseIsoDay((childText(record, 'LISTED_ON') ?? '').slice(0, 10));
  if (listedAt === undefined) return rejected('undated', 'no LISTED_ON');
  if (listedAt > now + DAY_MS) return rejected('future', 'listed in the future');
  const written = [
    ...record.children.filter((child) => child.name === 'NATIONALITY').flatMap((child) => descendants(child, 'VALUE')),
    ...record.children.filter((child) => PLACES.includes(child.name)).flatMap((child) => descendants(child, 'COUNTRY')),
  ];
  const countries = countriesNamed(
    written.map(({ text }) => text),
    { id, tally },
  );
  const kind = record.name === 'INDIVIDUAL' ? 'person' : 'entity';
  const names = [...descendants(record, 'ALIAS_NAME'), ...descendants(record, 'NAME_ORIGINAL_SCRIPT')];
  const aliases = otherNames(
    name,
    names.map(({ text }) => text),
  );
  return listedEntry({ id, kind, name, ...aliases, programmes: [programme], countries, listedAt }, countryOfUnList);
}

/** The country that a committee's list is about. */
function countryOfUnList(programme: string): string | undefined {
  return Object.hasOwn(COUNTRY_OF_LIST, programme) ? COUNTRY_OF_LIST[programme] : undefined;
}
