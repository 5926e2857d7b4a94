import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UkRecord, ukDesignation, ukList } from './fake-upstream.ts';
import { parseUkList } from './parse.ts';

/** No recording of this list exists: every document here is hand-made after the published elements. */
const NOW = Date.UTC(2026, 9, 14, 12);
const parseText = (text: string) => parseUkList(new TextEncoder().encode(text), NOW);

function only(record: Partial<UkRecord>, change: (text: string) => string = (text) => text) {
  const parsed = parseText(change(ukList([ukDesignation({ id: 'IRN0007', ...record })])));
  if (parsed.status === 'unreadable') return { reason: parsed.reason };
  return {
    entry: parsed.entries[0],
    rejected: Object.keys(parsed.rows.rejectedByKind)[0],
    unresolved: parsed.unresolved.map(({ message }) => message),
  };
}

it('the list is dated by the day of its generation', () => {
  expect(parseText(ukList([]))).toMatchObject({ generatedAt: Date.UTC(2026, 9, 13) });
});

describe('one designation', () => {
  it('is placed by its regime and its address, and not by its place of birth', () => {
    const programme = 'The Iran (Sanctions) Regulations 2023';
    expect(only({ place: 'United Arab Emirates' }).entry).toEqual({
      id: 'IRN0007',
      kind: 'vessel',
      name: 'HAND MADE IRN0007',
      aliases: ['ALIAS IRN0007'],
      programmes: [programme],
      listedAt: Date.UTC(2026, 9, 1),
      bookings: [
        { country: 'AE', programme },
        { country: 'IR', programme },
      ],
    });
  });

  it.each([
    ['The Russia (Sanctions) (EU Exit) Regulations 2019', 'RU'],
    ['The Republic of Belarus (Sanctions) (EU Exit) Regulations 2019', 'BY'],
    ["The Democratic People's Republic of Korea (Sanctions) (EU Exit) Regulations 2019", 'KP'],
    ['The South Sudan (Sanctions) (EU Exit) Regulations 2019', 'SS'],
    ['The Republic of Guinea-Bissau (Sanctions) (EU Exit) Regulations 2019', 'GW'],
    ['The Global Human Rights Sanctions Regulations 2020', '-'],
    ['ISIL (Da’esh) and Al-Qaida (United Nations Sanctions) (EU Exit) Regulations 2019', '-'],
  ])('under %s is about %s', (regime, country) => {
    expect(only({ regime }).entry?.bookings).toEqual([{ country, programme: regime }]);
  });

  it('has its names in other scripts among its aliases', () => {
    const foreign =
      '<NonLatinNames><NonLatinName><NameNonLatinScript>دريا</NameNonLatinScript></NonLatinName></NonLatinNames>';
    const { entry } = only({}, (text) => text.replace('<RegimeName>', `${foreign}<RegimeName>`));
    expect(entry?.aliases).toEqual(['ALIAS IRN0007', 'دريا']);
  });

  it('names an unknown country', () => {
    expect(only({ place: 'Atlantis' })).toMatchObject({ unresolved: ['Atlantis'], entry: { id: 'IRN0007' } });
  });

  it.each([
    ['bad_id', { id: 'a b' }],
    ['unknown_type', { type: 'Moon' }],
    ['no_programme', { regime: '' }],
    ['undated', { designatedOn: '' }],
    ['undated', { designatedOn: '31/02/2026' }],
    ['undated', { designatedOn: '10/31/2026' }],
    ['future', { designatedOn: '16/10/2026' }],
  ])('is rejected as %s with %j', (kind, record) => {
    expect(only(record)).toMatchObject({ entry: undefined, rejected: kind });
  });

  it('without a name is rejected', () => {
    expect(only({}, (text) => text.replace(/<Names>.*<\/Names>/, '')).rejected).toBe('nameless');
  });
});

describe('one document', () => {
  it('of any content never throws, and its rows add up', () => {
    const record = fc.record({ id: fc.string(), regime: fc.string(), designatedOn: fc.string(), type: fc.string() });
    const list = fc.array(record).map((records) => new TextEncoder().encode(ukList(records.map(ukDesignation))));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), list), (bytes) => {
        const parsed = parseUkList(bytes, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.entries.length === keptCount;
      }),
      { numRuns: 200 },
    );
  });
});
