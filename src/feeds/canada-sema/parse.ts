import { DAY_MS } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import {
  type EntryKind,
  type ListedEntry,
  listedEntry,
  otherNames,
  type ParsedList,
  programmeName,
  rejectionOf,
} from '../families/sanctions-list/listed-entry.ts';
import { readXmlList } from '../families/sanctions-list/xml-list.ts';
import { childText, type XmlElement } from '../families/sanctions-list/xml-records.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

const SHAPE = { root: 'data-set', records: new Set(['record']) };
/** The regulations on Ukraine answer Russia's acts there. */
const ABOUT_RUSSIA = 'Ukraine';

/**
 * Reads the consolidated list under the Special Economic Measures Act. An entry has no number of its own: the regulation,
 * its schedule and the item there name it. The list says which regulation it is under and not where the entry lives.
 * @param now epoch ms; entries listed more than a day later are rejected
 */
export function parseSemaList(bytes: Uint8Array, now: number): ParsedList {
  return readXmlList(bytes, { shape: SHAPE, read: (record) => readRecord(record, now) });
}

function readRecord(record: XmlElement, now: number): ListedEntry | FeedProblem {
  const regulation = childText(record, 'Country') ?? '';
  const item = childText(record, 'Item') ?? '';
  const schedule = childText(record, 'Schedule') ?? '';
  const rejected = rejectionOf(`${schedule} ${item}`);
  if (item === '') return rejected('bad_id', 'no item');
  // English before the stroke, French behind it.
  const programme = programmeName(regulation.split(' / ')[0] ?? '');
  if (programme === '') return rejected('no_programme', 'no regulation');
  const body = childText(record, 'EntityOrShip');
  const person = ['GivenName', 'LastName'].flatMap((part) => childText(record, part) ?? []).join(' ');
  const name = plainText(body ?? person);
  if (name === '') return rejected('nameless', 'no name');
  const listedAt = parseIsoDay(childText(record, 'DateOfListing') ?? '');
  if (listedAt === undefined) return rejected('undated', 'no DateOfListing');
  if (listedAt > now + DAY_MS) return rejected('future', 'listed in the future');
  const isShip = childText(record, 'ShipIMONumber') !== undefined;
  const kind: EntryKind = isShip ? 'vessel' : body === undefined ? 'person' : 'entity';
  const id = contentHash([programme, schedule, item], 12);
  const aliases = otherNames(name, writtenNames(childText(record, 'Aliases') ?? ''));
  const facts = { id, kind, name, ...aliases, programmes: [programme], countries: [], listedAt };
  return listedEntry(facts, countryOfRegulation);
}

/** Names in one cell: parted in several ways, some after the name of their language. */
const writtenNames = (cell: string): readonly string[] =>
  cell.split(/[;,/]|\bor\b/).map((one) => one.replace(/^[^:]*:/, ''));

/** The one country that a regulation's name names; those about corruption or terrorism have none. */
function countryOfRegulation(programme: string): string | undefined {
  if (programme === ABOUT_RUSSIA) return 'RU';
  const [country, ...others] = countriesMentioned(programme);
  return others.length === 0 ? country?.iso2 : undefined;
}
