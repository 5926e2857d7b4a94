import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EuRecord, euEntity, euList } from './fake-upstream.ts';
import { parseEuList } from './parse.ts';

/** No recording of this list exists: every document here is hand-made after the published attributes. */
const NOW = Date.UTC(2026, 9, 14, 12);
const parseText = (text: string) => parseEuList(new TextEncoder().encode(text), NOW);

function only(record: Partial<EuRecord>, change: (text: string) => string = (text) => text) {
  const parsed = parseText(change(euList([euEntity({ id: '7', ...record })])));
  if (parsed.status === 'unreadable') return { reason: parsed.reason };
  return {
    entry: parsed.entries[0],
    rejected: Object.keys(parsed.rows.rejectedByKind)[0],
    unresolved: parsed.unresolved.map(({ message }) => message),
  };
}

it('the list is dated by its generation, in its own zone', () => {
  expect(parseText(euList([]))).toMatchObject({ generatedAt: Date.UTC(2026, 9, 13, 15, 0, 34) });
});

describe('one entry', () => {
  it('is placed by programme, citizenship and address, and not by its place of birth', () => {
    expect(only({ citizenship: 'RU', address: 'AE' }).entry).toEqual({
      id: '7',
      kind: 'entity',
      name: 'Hand-made 7',
      programmes: ['IRN'],
      listedAt: Date.UTC(2026, 9, 2),
      bookings: [
        { country: 'AE', programme: 'IRN' },
        { country: 'IR', programme: 'IRN' },
        { country: 'RU', programme: 'IRN' },
      ],
    });
  });

  it('has the names after the first as aliases, each once', () => {
    const more = ['Hand-made 7', 'Ручная 7', 'Handmade', 'Handmade'].map((name) => `<nameAlias wholeName="${name}"/>`);
    const { entry } = only({}, (text) => text.replace('<citizenship', `${more.join('')}<citizenship`));
    expect(entry?.aliases).toEqual(['Ручная 7', 'Handmade']);
  });

  it('is as old as the oldest publication it names: an amendment is no listing', () => {
    expect(only({ publishedOn: '2026-10-13', firstPublishedOn: '2003-07-08' }).entry?.listedAt).toBe(
      Date.UTC(2003, 6, 8),
    );
    const designated = only({}, (text) => text.replace('designationDetails', 'designationDate="2001-02-03" x'));
    expect(designated.entry?.listedAt).toBe(Date.UTC(2001, 1, 3));
  });

  it.each([
    ['UKR', 'RU'],
    ['RUSDA', 'RU'],
    ['PRK', 'KP'],
    ['TAQA', '-'],
    ['HR', '-'],
  ])('under %s is about %s', (programme, country) => {
    expect(only({ programme, address: '00' }).entry?.bookings).toEqual([{ country, programme }]);
  });

  it('may be a person or a ship', () => {
    expect(only({ code: 'person' }).entry?.kind).toBe('person');
    expect(only({ code: 'vessel' }).entry?.kind).toBe('vessel');
  });

  it('knows the two codes of the Union’s own, and names an unknown one', () => {
    expect(only({ address: 'EL', programme: 'HR' }).entry?.bookings).toEqual([{ country: 'GR', programme: 'HR' }]);
    expect(only({ address: 'ZZ' }).unresolved).toEqual(['ZZ']);
  });

  it.each([
    ['bad_id', { id: '' }],
    ['unknown_type', { code: 'moon' }],
    ['no_programme', { programme: '' }],
    ['undated', { publishedOn: '8.7.2003' }],
    ['future', { publishedOn: '2026-10-16' }],
  ])('is rejected as %s with %j', (kind, record) => {
    expect(only(record)).toMatchObject({ entry: undefined, rejected: kind });
  });

  it('without a name is rejected', () => {
    expect(only({}, (text) => text.replace('Hand-made 7', '')).rejected).toBe('nameless');
  });
});

describe('one document', () => {
  it('of another kind is unreadable', () => {
    expect(parseText('<Designations/>')).toMatchObject({ status: 'unreadable', reason: 'no export' });
  });

  it('of any content never throws, and its rows add up', () => {
    const record = fc.record({ id: fc.string(), programme: fc.string(), publishedOn: fc.string(), code: fc.string() });
    const list = fc.array(record).map((records) => new TextEncoder().encode(euList(records.map(euEntity))));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), list), (bytes) => {
        const parsed = parseEuList(bytes, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount && parsed.entries.length === keptCount;
      }),
      { numRuns: 200 },
    );
  });
});
