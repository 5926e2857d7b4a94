import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { ListedEntry } from '../families/sanctions-list/listed-entry.ts';
import { ofacAddress, ofacAlias, ofacFile, ofacRow } from './fake-upstream.ts';
import { parseOfac } from './parse.ts';

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
    refused: Object.keys(parsed.rows.rejectedByKind)[0],
    unresolved: parsed.unresolved.map(({ message }) => message),
  };
}

describe('genuine files', () => {
  const recording = (name: string) => recordingPath('recordings', 'ofac', name);
  const read = (name: string) => readFileSync(recording(name) ?? '');

  it.skipIf(recording('sdn_2021-07.csv') === undefined)(
    'SDN of July 2021: 8,976 entries, 13,837 addresses, nothing refused, every country known',
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

  it('that names no country is nobody’s, under its first programme', () => {
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
  ])('is refused as %s: %s', (kind, row) => {
    expect(only(row)).toMatchObject({ entry: undefined, refused: kind });
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
