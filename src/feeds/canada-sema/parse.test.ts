import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { semaList, semaRecord } from './fake-upstream.ts';
import { parseSemaList } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const parseText = (text: string) => parseSemaList(new TextEncoder().encode(text), NOW);

function only(members: Readonly<Record<string, string>>) {
  const parsed = parseText(semaList([semaRecord(members)]));
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return { entry: parsed.entries[0], rejected: Object.keys(parsed.rows.rejectedByKind)[0] };
}

describe('the recorded list', () => {
  const path = recordingPath('recordings', 'canada-sema', 'sema_2025.xml');
  it.skipIf(path === undefined)('of March 2025: 4,759 entries, each under its regulation and its country', () => {
    const parsed = parseSemaList(readFileSync(path ?? ''), Date.UTC(2025, 3, 1));
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.rows).toMatchObject({ totalCount: 4_759, keptCount: 4_759, ignoredCount: 0, rejectedCount: 0 });
    const countOf = (iso2: string) => parsed.entries.filter(({ bookings }) => bookings[0]?.country === iso2).length;
    expect(['RU', 'IR', 'BY', 'SY', 'MM', 'VE', 'ZW', 'SD', 'SS', '-'].map(countOf)).toEqual([
      2_426 + 553,
      460,
      320,
      281,
      241,
      123,
      81,
      18,
      2,
      80 + 39 + 22,
    ]);
    expect(parsed.entries.filter(({ kind }) => kind === 'vessel')).toHaveLength(109);
    expect(parsed.entries.filter(({ kind }) => kind === 'entity')).toHaveLength(1_425 - 109);
  });
});

describe('one record', () => {
  it('has the names of its cell of aliases, however they are parted', () => {
    const Aliases = 'Hend Made,  Belarusian: Рука / Hant Made or Made Hand; Hand Made';
    expect(only({ Aliases }).entry?.aliases).toEqual(['Hend Made', 'Рука', 'Hant Made', 'Made Hand']);
  });

  it('is a person under a regulation', () => {
    expect(only({}).entry).toMatchObject({
      kind: 'person',
      name: 'Hand Made',
      programmes: ['Iran'],
      bookings: [{ country: 'IR', programme: 'Iran' }],
      listedAt: Date.UTC(2026, 9, 1),
    });
  });

  it('is a company or a ship where it says so', () => {
    expect(only({ EntityOrShip: 'ACME' }).entry).toMatchObject({ kind: 'entity', name: 'ACME' });
    expect(only({ EntityOrShip: 'ACME', ShipIMONumber: '7612448' }).entry?.kind).toBe('vessel');
  });

  it.each([
    ['Myanmar (Burma) / Myanmar (Birmanie)', 'MM', 'Myanmar (Burma)'],
    ['South Sudan / Soudan du sud', 'SS', 'South Sudan'],
    ['Ukraine', 'RU', 'Ukraine'],
    ['Hamas Terrorist Attacks / Attaques terroristes du Hamas', '-', 'Hamas Terrorist Attacks'],
  ])('under %s is about %s', (Country, country, programme) => {
    expect(only({ Country }).entry?.bookings).toEqual([{ country, programme }]);
  });

  it.each([
    ['bad_id', { Item: '' }],
    ['no_programme', { Country: '' }],
    ['nameless', { LastName: '', GivenName: '' }],
    ['undated', { DateOfListing: '1 October 2026' }],
    ['future', { DateOfListing: '2026-10-16' }],
  ])('is rejected as %s with %j', (kind, members) => {
    expect(only(members)).toMatchObject({ entry: undefined, rejected: kind });
  });
});

describe('one document', () => {
  it('of any content never throws, and its rows add up', () => {
    const record = fc.record({ Country: fc.string(), Item: fc.string(), DateOfListing: fc.string() });
    const list = fc.array(record).map((records) => new TextEncoder().encode(semaList(records.map(semaRecord))));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), list), (bytes) => {
        const parsed = parseSemaList(bytes, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.entries.length === keptCount;
      }),
      { numRuns: 200 },
    );
  });
});
