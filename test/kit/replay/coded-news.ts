import { readFileSync } from 'node:fs';
import type { Observation } from '../../../src/assessment/observation.ts';
import { countryByName } from '../../../src/reference/countries.ts';
import { type CsvRecord, csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { type CodedRow, exportsOfDay } from './export-of-rows.ts';
import { grouped } from './grouped.ts';

/** Names that the scheme at hand writes otherwise; what neither has is a statement. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'use tactics of violent repression': '175',
  'conduct suicide car or other non military bombing': '183',
  'impose restrictions on political freedoms': '172',
  'threaten with military force': '138',
  'demonstrate for leadership change': '141',
  'engage in political dissent': '140',
};
const STATEMENT = '010';
/** What the names of sides say of their role in the scheme of GDELT. */
const ROLES: readonly (readonly [word: RegExp, role: string])[] = [
  [/military|army|armed forces|air force|navy|troops|soldier/i, 'MIL'],
  [/militant|insurgent|rebel|separatist|boko haram|taliban|islamic state|al qaeda|hamas|hezbollah/i, 'REB'],
  [/armed gang|armed band|armed opposition|paramilitary/i, 'UAF'],
  [/police/i, 'COP'],
  [/government|ministry|minister|cabinet|foreign affairs|president/i, 'GOV'],
];

/**
 * Events of 2014 in every country, coded in the scheme of GDELT by another project, as exports of GDELT: a code by its name, sides and
 * place by the countries that the sides name. A row whose sides name no country happened nowhere and is ordinary news. Nothing
 * before the span is read: the table begins with 2014.
 */
export function codedNews({ from, to }: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'news', 'icews_2014_research_only.csv.gz');
  const scheme = recordingPath('recordings', 'gdelt', 'cameo_codes.json');
  if (path === undefined || scheme === undefined) return [];
  const codes = codesByName(readFileSync(scheme, 'utf8'));
  const byDay = grouped(csvRecords(path), ({ date = '' }) => dayInstant(date));
  return [...byDay]
    .filter(([dayAt]) => dayAt >= from && dayAt < to)
    .flatMap(([dayAt, records]) =>
      exportsOfDay(
        dayAt,
        records.map((record) => codedRow(record, codes)),
      ),
    );
}

function codedRow({ source = '', event = '', target = '' }: CsvRecord, codes: ReadonlyMap<string, string>): CodedRow {
  const code = codes.get(plain(event)) ?? OTHER_NAMES[plain(event)] ?? STATEMENT;
  const [from, to] = [homeOf(source), homeOf(target)];
  const [role, toRole] = [roleOf(source), roleOf(target)];
  const place = to ?? from;
  return {
    code,
    ...(place === undefined ? {} : { place }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(role === undefined ? {} : { role }),
    ...(toRole === undefined ? {} : { toRole }),
  };
}

/** `Citizen_(India)` and `India` are of India. */
function homeOf(side: string): string | undefined {
  const name = /\(([^()]+)\)$/.exec(side)?.[1] ?? side;
  return countryByName(name.replaceAll('_', ' '))?.iso2;
}

const roleOf = (side: string): string | undefined => ROLES.find(([word]) => word.test(side.replaceAll('_', ' ')))?.[1];

/** Names of codes, without case, marks and the words about what is not specified. */
function codesByName(text: string): ReadonlyMap<string, string> {
  const parsed: { readonly Description: Readonly<Record<string, string>> } = JSON.parse(text);
  return new Map(
    Object.entries(parsed.Description)
      .sort(([a], [b]) => b.length - a.length)
      .map(([code, name]) => [plain(name), code]),
  );
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[,;]? *not specified below/, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
