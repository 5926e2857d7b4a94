import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { type UnRecord, unIndividual, unList } from './fake-upstream.ts';
import { parseUnList } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const parseText = (text: string) => parseUnList(new TextEncoder().encode(text), NOW);

function only(record: Partial<UnRecord>, change: (text: string) => string = (text) => text) {
  const parsed = parseText(change(unList([unIndividual({ id: '7', ...record })])));
  if (parsed.status === 'unreadable') return { reason: parsed.reason };
  return {
    entry: parsed.entries[0],
    rejected: Object.keys(parsed.rows.rejectedByKind)[0],
    unresolved: parsed.unresolved.map(({ message }) => message),
  };
}

describe('the recorded list', () => {
  const path = recordingPath('recordings', 'un-sanctions', 'consolidated_2025-04-19.xml');
  it.skipIf(path === undefined)('of April 2025: 684 people and 193 groups, all dated, every country known', () => {
    const parsed = parseUnList(readFileSync(path ?? ''), Date.UTC(2025, 3, 20));
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.rows).toMatchObject({ totalCount: 877, keptCount: 877, ignoredCount: 0, rejectedCount: 0 });
    expect(parsed.unresolved).toEqual([]);
    expect(parsed.generatedAt).toBe(Date.UTC(2025, 3, 19, 23, 0, 4));
    const { entries } = parsed;
    expect(entries.filter(({ kind }) => kind === 'person')).toHaveLength(684);
    const of = (iso2: string) => entries.filter(({ bookings }) => bookings.some(({ country }) => country === iso2));
    expect(['KP', 'AF', 'GW', 'GB', 'HT', 'IR', '-'].map((iso2) => of(iso2).length)).toEqual([
      155, 159, 10, 13, 7, 2, 42,
    ]);
    const newest = Math.max(...entries.map(({ listedAt }) => listedAt ?? 0));
    expect(newest).toBe(Date.UTC(2024, 10, 8));
  });
});

describe('one entry', () => {
  it('has its aliases and its name in its own script', () => {
    const names =
      '<INDIVIDUAL_ALIAS><ALIAS_NAME>Jon Do</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_ALIAS><ALIAS_NAME/></INDIVIDUAL_ALIAS>';
    const original = '<NAME_ORIGINAL_SCRIPT>جون دو</NAME_ORIGINAL_SCRIPT>';
    const { entry } = only({}, (text) => text.replace('<NATIONALITY>', `${original}${names}<NATIONALITY>`));
    expect(entry?.aliases).toEqual(['Jon Do', 'جون دو']);
  });

  it('is placed by its committee, nationality and address, and not by its place of birth', () => {
    expect(only({ address: 'Türkiye' }).entry).toEqual({
      id: '7',
      kind: 'person',
      name: 'John DOE 7',
      programmes: ['DPRK'],
      listedAt: Date.UTC(2026, 9, 1),
      bookings: [
        { country: 'IR', programme: 'DPRK' },
        { country: 'KP', programme: 'DPRK' },
        { country: 'TR', programme: 'DPRK' },
      ],
    });
  });

  it('on the list GB is of Guinea-Bissau', () => {
    expect(only({ list: 'GB', nationality: 'na' }).entry?.bookings).toEqual([{ country: 'GW', programme: 'GB' }]);
  });

  it('may date itself with a zone', () => {
    expect(only({ listedOn: '2012-05-04-04:00' }).entry?.listedAt).toBe(Date.UTC(2012, 4, 4));
  });

  it('names an unknown country', () => {
    expect(only({ nationality: 'Atlantis' })).toMatchObject({ unresolved: ['Atlantis'], entry: { id: '7' } });
  });

  it.each([
    ['bad_id', { id: 'a b' }],
    ['no_programme', { list: '' }],
    ['undated', { listedOn: '04.05.2012' }],
    ['undated', { listedOn: '2026-13-01' }],
    ['future', { listedOn: '2026-10-16' }],
  ])('is rejected as %s with %j', (kind, record) => {
    expect(only(record)).toMatchObject({ entry: undefined, rejected: kind });
  });

  it('without a name, or a second time, is rejected', () => {
    const nameless = only({}, (text) => text.replace('John', '').replace('DOE 7', ''));
    expect(nameless.rejected).toBe('nameless');
    const twice = parseText(unList([unIndividual({ id: '7' }), unIndividual({ id: '7' })]));
    expect(twice).toMatchObject({ rows: { keptCount: 1, rejectedByKind: { repeated_id: 1 } } });
  });
});

describe('one document', () => {
  it('of any content never throws, and its rows add up', () => {
    const record = fc.record({ id: fc.string(), list: fc.string(), listedOn: fc.string(), nationality: fc.string() });
    const list = fc.array(record).map((records) => new TextEncoder().encode(unList(records.map(unIndividual))));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), list), (bytes) => {
        const parsed = parseUnList(bytes, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.entries.length === keptCount;
      }),
      { numRuns: 200 },
    );
  });
});
