import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import type { ListedEntry } from '../families/sanctions-list/listed-entry.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ofacAddress, ofacAlias, ofacFile, ofacRow } from './fake-upstream.ts';
import { createOfacSdn } from './feed.ts';
import { countryOfOfacProgramme, parseOfac } from './parse.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
/** Hand-made: no recording of the SDN names exists. */
const ONE_ALIAS = bytesOf(ofacFile([ofacAlias(36)]));

function parseRows(rows: readonly string[], addresses: readonly string[] = [ofacAddress(1, '-0- ')]) {
  const sound = Array.from({ length: 20 }, (_, index) => ofacRow(1 + index));
  return parseOfac({
    primary: bytesOf(ofacFile([...sound, ...rows])),
    addresses: bytesOf(ofacFile(addresses)),
    aliases: bytesOf(ofacFile([ofacAlias(1)])),
  });
}

function only(row: string, addresses?: readonly string[]) {
  const parsed = parseRows([row], addresses);
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return {
    entry: parsed.entries[20],
    rejected: Object.keys(parsed.rows.rejectedByKind)[0],
    unresolved: parsed.unresolved.map(({ message }) => message),
  };
}

describe('the other names of an entry', () => {
  it('are those of the third file and the weak ones of its remarks', () => {
    const row = ofacRow(1).replace('DOB 1970;', "a.k.a. 'JD'; DOB 1970;");
    const parsed = parseOfac({
      primary: bytesOf(ofacFile([row, ofacRow(2)])),
      addresses: bytesOf(ofacFile([ofacAddress(1)])),
      aliases: bytesOf(ofacFile([ofacAlias(1)])),
    });
    const aliases = parsed.status === 'parsed' ? parsed.entries.map((entry) => entry.aliases) : [];
    expect(aliases).toEqual([['DOE, J. 1', 'JD'], undefined]);
  });
});

describe('recorded files', () => {
  const recording = (name: string) => recordingPath('recordings', 'ofac', name);
  const read = (name: string) => readFileSync(recording(name) ?? '');

  it.skipIf(recording('sdn_2021-07.csv') === undefined)(
    'SDN of July 2021: 8,976 entries, 13,837 addresses, nothing rejected, every country known',
    () => {
      const files = { primary: read('sdn_2021-07.csv'), addresses: read('add_2021-07.csv'), aliases: ONE_ALIAS };
      const parsed = parseOfac(files);
      expect(parsed).toMatchObject({
        unresolved: [],
        rows: { totalCount: 22_814, keptCount: 20_360, ignoredCount: 2_454, rejectedCount: 0 },
      });
      expect(countOf(parsed.status === 'parsed' ? parsed.entries : [])).toEqual({
        entries: 8_976,
        person: 4_620,
        entity: 3_673,
        vessel: 406,
        aircraft: 277,
        nowhere: 629,
      });
    },
  );

  it.skipIf(recording('nonsdn_2025-12_cons_prim.csv') === undefined)(
    'the consolidated list of December 2025: 442 entries, 574 addresses, 1,073 other names, every one placed',
    () => {
      const parsed = parseOfac({
        primary: read('nonsdn_2025-12_cons_prim.csv'),
        addresses: read('nonsdn_2025-12_cons_add.csv'),
        aliases: read('nonsdn_2025-12_cons_alt.csv'),
      });
      expect(parsed).toMatchObject({
        unresolved: [],
        rows: { totalCount: 442 + 574 + 1_073, keptCount: 2_037, ignoredCount: 52, rejectedCount: 0 },
      });
      expect(countOf(parsed.status === 'parsed' ? parsed.entries : [])).toMatchObject({ entries: 442, nowhere: 0 });
    },
  );

  it.skipIf(recording('sdn_2021-07.csv') === undefined)('in each other’s place are unreadable', () => {
    const [primary, addresses] = [read('sdn_2021-07.csv'), read('add_2021-07.csv')];
    expect(parseOfac({ primary: addresses, addresses: primary, aliases: ONE_ALIAS }).status).toBe('unreadable');
    const other = read('nonsdn_2025-12_cons_add.csv');
    expect(parseOfac({ primary, addresses: other, aliases: ONE_ALIAS })).toMatchObject({
      status: 'unreadable',
      reason: expect.stringContaining('belong to no entry'),
    });
  });
});

function countOf(entries: readonly ListedEntry[]) {
  const kindCount = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  return {
    entries: entries.length,
    person: kindCount('person'),
    entity: kindCount('entity'),
    vessel: kindCount('vessel'),
    aircraft: kindCount('aircraft'),
    nowhere: entries.filter(({ bookings }) => bookings[0]?.country === '-').length,
  };
}

describe('one entry', () => {
  it('is placed by programme, addresses, flag and nationality, each country once', () => {
    const row = `99,"HARBOUR, Ali","individual","SDGT] [IFSR",-0- ,-0- ,-0- ,-0- ,-0- ,Panama,-0- ,"DOB 1970; nationality Iran; alt. citizen Lebanon."`;
    expect(only(row, [ofacAddress(99, '"Turkey"'), ofacAddress(99, '"Turkey"')]).entry).toEqual({
      id: '99',
      kind: 'person',
      name: 'HARBOUR, Ali',
      programmes: ['SDGT', 'IFSR'],
      bookings: [
        { country: 'IR', programme: 'IFSR' },
        { country: 'LB', programme: 'SDGT' },
        { country: 'PA', programme: 'SDGT' },
        { country: 'TR', programme: 'SDGT' },
      ],
    });
  });

  it('that names no country has no country, under its first programme', () => {
    const row = '99,"X ""Y"", LTD",-0- ,"SDGT] [CYBER2",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';
    expect(only(row).entry).toMatchObject({
      name: 'X "Y", LTD',
      kind: 'entity',
      bookings: [{ country: '-', programme: 'SDGT' }],
    });
  });

  it('keeps its place in the list when a country is unknown, and names it', () => {
    const read = only(ofacRow(99), [ofacAddress(99, '"Atlantis"')]);
    expect(read).toMatchObject({ unresolved: ['Atlantis'], entry: { bookings: [{ country: 'IR' }] } });
  });

  it.each([
    ['bad_id', ofacRow(99).replace('99', 'x9')],
    ['nameless', ofacRow(99, { name: '-0- ' })],
    ['unknown_type', ofacRow(99, { type: '"moon"' })],
    ['no_programme', ofacRow(99, { programmes: '-0- ' })],
    ['repeated_id', ofacRow(5)],
    ['wrong_shape', '99,"X"'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(only(row)).toMatchObject({ entry: undefined, rejected: kind });
  });

  it('of no entry makes its address and name orphans', () => {
    const parsed = parseOfac({
      primary: bytesOf(ofacFile([ofacRow(1)])),
      addresses: bytesOf(ofacFile([...Array.from({ length: 30 }, () => ofacAddress(1)), ofacAddress(2)])),
      aliases: bytesOf(ofacFile([...Array.from({ length: 30 }, () => ofacAlias(1)), ofacAlias(2)])),
    });
    expect(parsed).toMatchObject({ rows: { rejectedByKind: { orphan_row: 2 }, keptCount: 61 } });
  });
});

describe('one file', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<html>,,,,,,,,,,,\n'],
    ['a header', `ent_num,${'x,'.repeat(10)}x\r\n${ofacRow(1)}`],
    ['an open quote', `${ofacRow(1)}\r\n2,"OPEN`],
    ['another width in more than a tenth of its rows', ofacFile([ofacRow(1), ofacRow(2), '3,"X"'])],
  ])('with %s is unreadable', (_, text) => {
    const [addresses, aliases] = [bytesOf(ofacFile([ofacAddress(1)])), bytesOf(ofacFile([ofacAlias(1)]))];
    expect(parseOfac({ primary: bytesOf(text), addresses, aliases }).status).toBe('unreadable');
    expect(parseOfac({ primary: bytesOf(ofacFile([ofacRow(1)])), addresses: bytesOf(text), aliases }).status).toBe(
      'unreadable',
    );
  });

  it('of any content never throws, and its rows add up', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('-0- ', '"individual"', '"SDGT] [IFSR"', '7', '"a""b"'));
    const rows = (width: number) =>
      fc.array(fc.tuple(fc.nat(9), fc.array(cell, { minLength: width - 2, maxLength: width - 1 })), { maxLength: 12 });
    const file = (width: number) =>
      fc.oneof(
        fc.uint8Array(),
        rows(width).map((list) => bytesOf(ofacFile(list.map(([id, cells]) => [id, ...cells].join(','))))),
      );
    fc.assert(
      fc.property(file(12), file(6), file(5), (primary, addresses, aliases) => {
        const parsed = parseOfac({ primary, addresses, aliases });
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.entries.length <= keptCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the country of a programme of OFAC', () => {
  it.each([
    ['RUSSIA-EO14024', 'RU'],
    ['UKRAINE-EO13662', 'RU'],
    ['CAATSA - RUSSIA', 'RU'],
    ['CAATSA - IRAN', 'IR'],
    ['IRAN-EO13902', 'IR'],
    ['IFSR', 'IR'],
    ['561-Related', 'IR'],
    ['DPRK4', 'KP'],
    ['IRAQ2', 'IQ'],
    ['HK-EO13936', 'HK'],
    ['CMIC-EO13959', 'CN'],
    ['SOUTH SUDAN', 'SS'],
    ['SUDAN-EO14098', 'SD'],
    ['CAR', 'CF'],
    ['NS-PLC', 'PS'],
    ['PAARSSR-EO13894', 'SY'],
    ['BURMA-EO14014', 'MM'],
  ])('of %s is %s', (tag, iso2) => {
    expect(countryOfOfacProgramme(tag)).toBe(iso2);
    expect(countryByIso2(iso2)).toBeDefined();
  });

  it.each(['SDGT', 'GLOMAG', 'CYBER2', 'NPWMD', 'SDNTK', 'TCO', 'BALKANS', 'CARTEL', 'ELECTION-EO13848', ''])(
    'of %s is none',
    (tag) => {
      expect(countryOfOfacProgramme(tag)).toBeUndefined();
    },
  );
});

const recording = (name: string) => recordingPath('recordings', 'ofac', name);
const read = (name: string) => readFileSync(recording(name) ?? '');
const isAbsent = recording('sdn_2021-07.csv') === undefined;
const JULY = Date.UTC(2021, 6, 20, 12);
const AUGUST = Date.UTC(2021, 7, 18, 12);

/** One run over a recorded SDN file. The addresses are those of July; the one alias is hand-made. */
async function run(sdn: Uint8Array, { cursor, now }: { readonly cursor: Json; readonly now: number }) {
  const { fetchBytes } = scriptedFetch(({ pathname }) => {
    if (pathname.endsWith('SDN.CSV')) return { status: 200, body: sdn };
    return { status: 200, body: pathname.endsWith('ADD.CSV') ? read('add_2021-07.csv') : ofacFile([ofacAlias(36)]) };
  });
  const outcome = await createOfacSdn(fetchBytes).collect({ cursor, now, signal: new AbortController().signal });
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe.skipIf(isAbsent)('the recorded month from July to August 2021', () => {
  it('adds 110 and removes 3 entries, each under its country and programme', async () => {
    const { cursor, observations: first } = await run(read('sdn_2021-07.csv'), { cursor: null, now: JULY });
    expect(first).toMatchObject([{ metric: 'sanctions_entries', value: 8_976 }]);
    expect(JSON.stringify(cursor).length).toBeLessThan(200_000);
    const { observations } = await run(read('sdn_2021-08-18.csv'), { cursor, now: AUGUST });
    const table = observations.map(({ metric, subject, event, value }) => {
      const programme = event.split(':')[1];
      return [metric.replace('sanctions_', ''), subject.replace('country:', ''), programme, value].join(' ');
    });
    expect(table.sort()).toEqual([
      'additions BY BELARUS 11',
      'additions BY BELARUS-EO 33',
      'additions CN HK-EO13936 7',
      'additions CU GLOMAG 5',
      'additions CY BELARUS-EO 1',
      'additions HK HK-EO13936 7',
      'additions IR IFSR 1',
      'additions KE SDGT 1',
      'additions LR SDGT 1',
      'additions ML SDGT 1',
      'additions MM BURMA-EO14014 22',
      'additions MR SDGT 1',
      'additions MZ SDGT 1',
      'additions OM SDGT 1',
      'additions RS BELARUS-EO 1',
      'additions SO SDGT 1',
      'additions SY SDGT 1',
      'additions SY SYRIA 11',
      'additions SY SYRIA-EO13894 5',
      'additions TJ SDGT 1',
      'additions world GLOMAG 3',
      'additions world SDGT 4',
      'entries series:ofac-sdn 2021081812 9083',
      'removals AE NPWMD 1',
      'removals DE NPWMD 2',
      'removals IR IFSR 3',
    ]);
  });

  it('and the recorded changes of the following days give the counts of their history', async () => {
    const { cursor } = await run(read('sdn_2021-08-18.csv'), { cursor: null, now: AUGUST });
    const day = Papa.parse<string[]>(read('sdn_changes_2021-08-18_2024-05-03.csv').toString('utf8')).data.filter(
      ([date, action]) => date === '2021-08-20' && action === 'added',
    );
    const quoted = (text = '') => (text === '-0-' ? '-0- ' : `"${text.replaceAll('"', '""')}"`);
    const rows = day.map(([, , id, name, type, programmes]) =>
      [id, quoted(name), quoted(type), quoted(programmes), ...Array.from({ length: 8 }, () => '-0- ')].join(','),
    );
    const base = read('sdn_2021-08-18.csv').toString('latin1').split('\u001a')[0] ?? '';
    const next = Buffer.from(`${base}${rows.join('\r\n')}\r\n`, 'latin1');
    const { observations } = await run(next, { cursor, now: Date.UTC(2021, 7, 20, 12) });
    const counts = observations
      .filter(({ metric }) => metric === 'sanctions_additions')
      .map(({ event, value }) => [event.split(':')[1], value]);
    const history = recordingPath('history', 'sanctions', 'ofac_daily_changes_by_programme.csv');
    const expected = readFileSync(history ?? '', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(','))
      .filter(([date, action]) => date === '2021-08-20' && action === 'added')
      .map(([, , programme, count]) => [programme, Number(count)]);
    expect(expected).toHaveLength(4);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
  });
});
