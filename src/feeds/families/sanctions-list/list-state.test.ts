import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readState, stateOf, writeState } from './list-state.ts';
import { ENTRY_KINDS, isListedId, type ListedEntry } from './listed-entry.ts';

const country = fc.constantFrom('IR', 'RU', 'KP', '-');
const programme = fc.constantFrom('SDGT', 'IRAN-EO13902', 'The Iran (Sanctions) Regulations 2023', 'Al-Qaida');
const entry: fc.Arbitrary<ListedEntry> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 12 }).filter(isListedId),
  kind: fc.constantFrom(...ENTRY_KINDS),
  name: fc.string(),
  programmes: fc.array(programme, { minLength: 1, maxLength: 3 }),
  bookings: fc.array(fc.record({ country, programme }), { minLength: 1, maxLength: 4 }),
});

describe('the state of a list', () => {
  it('comes back from a cursor as it was', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (entries) => {
        const state = stateOf(entries);
        expect(readState(JSON.parse(JSON.stringify(writeState(state))))).toEqual(state);
      }),
    );
  });

  it('takes less than 22 characters for an entry', () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({
      id: String(30_000 + index),
      kind: 'person' as const,
      name: `DOE ${index}`,
      programmes: ['RUSSIA-EO14024'],
      bookings: [{ country: 'RU', programme: `RUSSIA-${index % 1_000}` }],
    }));
    expect(JSON.stringify(writeState(stateOf(entries))).length).toBeLessThan(22 * entries.length);
  });

  it.each([
    null,
    {},
    { signatures: [], entries: '' },
    { signatures: [], entries: '1 00000000 0' },
    { signatures: ['person|IR|X'], entries: '1 00000000 1' },
    { signatures: ['person|IR|X'], entries: '1 0000 0' },
    { signatures: ['moon|IR|X'], entries: '1 00000000 0' },
    { signatures: ['person|iran|X'], entries: '1 00000000 0' },
    { signatures: ['person|IR'], entries: '1 00000000 0' },
    { signatures: [7], entries: '1 00000000 0' },
  ])('is not guessed from %j', (stored) => {
    expect(readState(stored)).toBeUndefined();
  });
});

describe('the hash of an entry', () => {
  it('recognises another name, kind, programme or country, and not another order of programmes', () => {
    const base: ListedEntry = {
      id: '1',
      kind: 'person',
      name: 'A',
      programmes: ['X', 'Y'],
      bookings: [{ country: 'IR', programme: 'X' }],
    };
    const hashOf = (change: Partial<ListedEntry>) => stateOf([{ ...base, ...change }]).get('1')?.hash;
    const others = [
      { name: 'B' },
      { kind: 'entity' as const },
      { programmes: ['X'] },
      { bookings: [{ country: 'RU', programme: 'X' }] },
    ];
    for (const change of others) expect(hashOf(change)).not.toBe(hashOf({}));
    expect(hashOf({ programmes: ['Y', 'X'] })).toBe(hashOf({}));
  });
});
