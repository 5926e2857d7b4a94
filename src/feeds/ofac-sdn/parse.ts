import Papa from 'papaparse';
import type { FeedProblem } from '../../ports/feed.ts';
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
  startListTally,
} from '../families/sanctions-list/listed-entry.ts';
import { countriesNamed } from '../families/sanctions-list/listed-place.ts';
import { plainText } from '../plain-text.ts';

/** The three files of one publication. */
interface OfacFiles {
  /** SDN.CSV or CONS_PRIM.CSV, 12 columns: the entries. */
  readonly primary: Uint8Array;
  /** ADD.CSV or CONS_ADD.CSV, 6 columns: their addresses. */
  readonly addresses: Uint8Array;
  /** ALT.CSV or CONS_ALT.CSV, 5 columns: their other names. */
  readonly aliases: Uint8Array;
}

/** OFAC leaves the type of an entity empty. */
const KINDS: Readonly<Record<string, EntryKind>> = { individual: 'person', vessel: 'vessel', aircraft: 'aircraft' };
/** More addresses or names than this share that belong to no entry: the files are of two publications. */
const TOLERATED_ORPHANS = 0.1;
type Table = Extract<CsvTable, { status: 'table' }>;

/**
 * Reads one of OFAC's lists. Every row of the three files counts: entries, addresses with a country and other names are
 * kept, addresses without a country are ignored. The list holds no dates.
 */
export function parseOfac(files: OfacFiles): ParsedList {
  const primary = readCsvTable(files.primary, 12);
  if (primary.status === 'unreadable') return { ...primary, reason: `entries: ${primary.reason}` };
  const addresses = readCsvTable(files.addresses, 6);
  if (addresses.status === 'unreadable') return { ...addresses, reason: `addresses: ${addresses.reason}` };
  const aliases = readCsvTable(files.aliases, 5);
  if (aliases.status === 'unreadable') return { ...aliases, reason: `aliases: ${aliases.reason}` };
  const ids = new Set(primary.rows.map(([id]) => id));
  for (const [name, table] of [['addresses', addresses] as const, ['aliases', aliases] as const]) {
    const orphanCount = table.rows.filter(([id]) => !ids.has(id)).length;
    if (orphanCount > TOLERATED_ORPHANS * table.rows.length)
      return { status: 'unreadable', reason: `${orphanCount} ${name} belong to no entry` };
  }
  const tally = startListTally();
  const countries = readAddresses(addresses, ids, tally);
  const names = namesByEntry(aliases);
  for (const row of primary.rows) tally.take(readEntry(row, { countries, names }, tally));
  for (const [id = ''] of aliases.rows) {
    if (ids.has(id)) tally.keepRow();
    else tally.reject('orphan_row', plainText(id, 20), 'a name of no entry');
  }
  for (const table of [primary, addresses, aliases])
    for (let i = 0; i < table.wrongWidthCount; i += 1) tally.reject('wrong_shape', '', 'another number of columns');
  return tally.list();
}

function namesByEntry({ rows }: Table): OfOtherFiles['names'] {
  const names = new Map<string, (string | undefined)[]>();
  for (const [id = '', , , name] of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}

/** Countries of the entries' addresses, by entry. */
function readAddresses({ rows }: Table, ids: ReadonlySet<string | undefined>, tally: ListTally) {
  const countries = new Map<string, string[]>();
  for (const [id = '', , , , country] of rows) {
    if (!ids.has(id)) {
      tally.reject('orphan_row', plainText(id, 20), 'an address of no entry');
      continue;
    }
    const [iso2] = countriesNamed([country], { id, tally });
    if (iso2 === undefined) tally.ignore();
    else {
      tally.keepRow();
      countries.set(id, [...(countries.get(id) ?? []), iso2]);
    }
  }
  return countries;
}

interface OfOtherFiles {
  readonly countries: ReadonlyMap<string, readonly string[]>;
  /** Other names, by entry. */
  readonly names: ReadonlyMap<string, readonly (string | undefined)[]>;
}

function readEntry(
  row: CsvRow,
  { countries: addressed, names }: OfOtherFiles,
  tally: ListTally,
): ListedEntry | FeedProblem {
  const [id = '', written = '', type, programmes] = row;
  const rejected = rejectionOf(id);
  if (!isListedId(id) || !/^\d+$/.test(id)) return rejected('bad_id', 'the id is no number');
  const name = plainText(written);
  if (name === '') return rejected('nameless', 'no name');
  const kind = type === undefined ? 'entity' : Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kind === undefined) return rejected('unknown_type', plainText(type ?? '', 40));
  const tags = (programmes ?? '')
    .split(/\]\s*\[/)
    .map(programmeName)
    .filter((tag) => tag !== '');
  if (tags.length === 0) return rejected('no_programme', 'no programme');
  const [flag, remarks] = [row[9], row[11]];
  const named = countriesNamed([flag, ...nationalities(remarks ?? '')], { id, tally });
  const countries = [...(addressed.get(id) ?? []), ...named];
  const other = [...(names.get(id) ?? []), ...weakNames(remarks ?? '')];
  const facts = { id, kind, name, ...otherNames(name, other), programmes: tags, countries };
  return listedEntry(facts, countryOfOfacProgramme);
}

/** `a.k.a. 'BNC'` in the remarks: names too common to be listed with the others. */
const weakNames = (remarks: string): readonly string[] =>
  [...remarks.matchAll(/\ba\.k\.a\. '([^']{2,100})'/g)].map((match) => match[1] ?? '');

/** `nationality Cuba`, `citizen Iran`, `alt. nationality Syria` in the remarks. */
function nationalities(remarks: string): readonly string[] {
  const written = [...remarks.matchAll(/\b(?:nationality|citizen) ([^;.()]{3,60})(?=[;.(]|$)/g)];
  return written.map((match) => match[1] ?? '').filter((name) => !name.startsWith('possibly'));
}

/** A headerless table of one width, its cells trimmed; `undefined` stands for the publisher's null. */
type CsvTable =
  | { readonly status: 'table'; readonly rows: readonly CsvRow[]; readonly wrongWidthCount: number }
  | { readonly status: 'unreadable'; readonly reason: string };

type CsvRow = readonly (string | undefined)[];

/** The old end-of-file sign of DOS closes OFAC's files. */
const END_OF_FILE = 0x1a;
const NULL = '-0-';
/** Beyond this share of rows of another width it is another table. */
const TOLERATED_SHARE = 0.1;

/**
 * Reads one of OFAC's comma-separated files: no header, RFC 4180 quotes, `-0- ` for null, 0x1A at the end.
 * @param width number of columns; rows of another one are counted and left out
 */
function readCsvTable(bytes: Uint8Array, width: number): CsvTable {
  const end = bytes.indexOf(END_OF_FILE);
  const text = new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
  if (!/^\ufeff?\d/.test(text))
    return { status: 'unreadable', reason: 'it does not begin with the number of an entry' };
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  const rows = data.filter((cells) => cells.length === width).map((cells) => cells.map(cellOf));
  const wrongWidthCount = data.length - rows.length;
  if (rows.length === 0 || wrongWidthCount > TOLERATED_SHARE * data.length)
    return { status: 'unreadable', reason: `no table of ${width} columns` };
  return { status: 'table', rows, wrongWidthCount };
}

function cellOf(cell: string): string | undefined {
  const text = cell.trim();
  return text === '' || text === NULL ? undefined : text;
}

/**
 * Countries that the programmes of OFAC are about, by the start of their tag: the list of tags at
 * ofac.treasury.gov/specially-designated-nationals-list-sdn-list/program-tag-definitions. UKRAINE-EO13660 to 13685
 * answer Russia's acts in Ukraine. A tag about a kind of conduct (SDGT, GLOMAG, CYBER2, NPWMD, SDNTK, TCO) or about
 * several countries (BALKANS) has none.
 */
const COUNTRY_BY_START: readonly (readonly [start: string, iso2: string])[] = [
  ['AFGHANISTAN', 'AF'],
  ['BELARUS', 'BY'],
  ['BPI-RUSSIA', 'RU'],
  ['BURMA', 'MM'],
  ['BURUNDI', 'BI'],
  ['CAATSA - IRAN', 'IR'],
  ['CAATSA - RUSSIA', 'RU'],
  ['CAR', 'CF'],
  ['CMIC', 'CN'],
  ['CUBA', 'CU'],
  ['DARFUR', 'SD'],
  ['DPRK', 'KP'],
  ['DRCONGO', 'CD'],
  ['ETHIOPIA', 'ET'],
  ['FSE-IR', 'IR'],
  ['FSE-SY', 'SY'],
  ['HIFPAA', 'LB'],
  ['HK', 'HK'],
  ['HRIT-IR', 'IR'],
  ['HRIT-SY', 'SY'],
  ['IFCA', 'IR'],
  ['IFSR', 'IR'],
  ['IRAN', 'IR'],
  ['IRAQ', 'IQ'],
  ['IRGC', 'IR'],
  ['ISA', 'IR'],
  ['561', 'IR'],
  ['LEBANON', 'LB'],
  ['LIBYA', 'LY'],
  ['MAGNIT', 'RU'],
  ['MALI', 'ML'],
  ['NICARAGUA', 'NI'],
  ['NS-PLC', 'PS'],
  ['PAARSSR', 'SY'],
  ['PEESA', 'RU'],
  ['RUSSIA', 'RU'],
  ['SOMALIA', 'SO'],
  ['SOUTH SUDAN', 'SS'],
  ['SUDAN', 'SD'],
  ['SYRIA', 'SY'],
  ['UKRAINE', 'RU'],
  ['VENEZUELA', 'VE'],
  ['YEMEN', 'YE'],
  ['ZIMBABWE', 'ZW'],
];

/**
 * ISO 3166 alpha-2 of the country that a programme tag of OFAC is about.
 * @param tag as the list writes it: `IRAN-EO13902`
 */
export function countryOfOfacProgramme(tag: string): string | undefined {
  return COUNTRY_BY_START.find(([start]) => tag.startsWith(start) && !/^[A-Z]/.test(tag.slice(start.length)))?.[1];
}
