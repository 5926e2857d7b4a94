import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../assessment/time.ts';
import { stateOf } from './list-state.ts';
import { ENTRY_KINDS, type ListedEntry, listedEntry } from './listed-entry.ts';
import {
  addChanges,
  changesBetween,
  type ListingDeltas,
  moveObservation,
  readMoves,
  writeMoves,
} from './listing-deltas.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const about = (programme: string) => ({ IRN: 'IR', RUS: 'RU' })[programme];
const entry = fc
  .record({
    id: fc.constantFrom(...Array.from({ length: 12 }, (_, index) => String(index))),
    kind: fc.constantFrom(...ENTRY_KINDS),
    name: fc.constantFrom('A', 'B', 'C'),
    programmes: fc.uniqueArray(fc.constantFrom('IRN', 'RUS', 'SDGT'), { minLength: 1 }),
    countries: fc.array(fc.constantFrom('IR', 'TR', 'AE')),
  })
  .map((facts) => listedEntry(facts, about));
const list = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 12 });

const countriesOf = ({ bookings }: ListedEntry) => bookings.map(({ country }) => country);

function totals(moves: ListingDeltas, direction: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const move of moves.values()) {
    if (move.direction !== direction) continue;
    const count = Object.values(move.countByKind).reduce((sum, value) => sum + value, 0);
    sums[move.country] = (sums[move.country] ?? 0) + count;
  }
  return sums;
}

function expected(entries: readonly ListedEntry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const country of entries.flatMap(countriesOf)) sums[country] = (sums[country] ?? 0) + 1;
  return sums;
}

describe('the moves of a list', () => {
  it('count every entry that came or went once in each of its countries', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { changes } = changesBetween(stateOf(before), { entries: after, now: NOW });
        const { moves } = addChanges(new Map(), { changes, now: NOW });
        const isIn = (entries: readonly ListedEntry[]) => (one: ListedEntry) => entries.some(({ id }) => id === one.id);
        expect(totals(moves, 'added')).toEqual(expected(after.filter((one) => !isIn(before)(one))));
        expect(totals(moves, 'removed')).toEqual(expected(before.filter((one) => !isIn(after)(one))));
      }),
    );
  });

  it('come back from a cursor as they were', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { changes } = changesBetween(stateOf(before), { entries: after, now: NOW });
        const { moves } = addChanges(new Map(), { changes, now: NOW });
        expect(readMoves(JSON.parse(JSON.stringify(writeMoves(moves))))).toEqual(moves);
      }),
    );
  });

  it('are forgotten when no entry can join them any more', () => {
    const change = { direction: 'added', kind: 'person', bookings: [{ country: 'IR', programme: 'IRN' }] } as const;
    const { moves } = addChanges(new Map(), { changes: [{ ...change, at: NOW }], now: NOW });
    expect(addChanges(moves, { changes: [], now: NOW + 30 * DAY_MS }).moves.size).toBe(1);
    expect(addChanges(moves, { changes: [], now: NOW + 31 * DAY_MS }).moves.size).toBe(0);
  });

  it('of an entry without a country are the world’s', () => {
    const [entryOfNowhere] = [
      listedEntry({ id: '1', kind: 'entity', name: 'A', programmes: ['SDGT'], countries: [] }, about),
    ];
    const { changes } = changesBetween(new Map(), { entries: [entryOfNowhere], now: NOW });
    const [move] = addChanges(new Map(), { changes, now: NOW }).moves.values();
    if (move === undefined) throw new Error('no move');
    expect(moveObservation(move, { id: 'ofac-sdn', lineage: 'ofac' })).toMatchObject({
      subject: 'world',
      value: 1,
      detail: { entity: '1', names: 'A' },
    });
  });

  it.each([
    null,
    7,
    [null],
    [{ direction: 'sideways', country: 'IR', programme: 'X', at: 1, counts: [1], names: [] }],
    [{ direction: 'added', country: 'iran', programme: 'X', at: 1, counts: [1], names: [] }],
    [{ direction: 'added', country: 'IR', programme: '<b>', at: 1, counts: [1], names: [] }],
    [{ direction: 'added', country: 'IR', programme: 'X', at: 9e15, counts: [1], names: [] }],
    [{ direction: 'added', country: 'IR', programme: 'X', at: 1, counts: [-1], names: [] }],
  ])('are not guessed from %j', (stored) => {
    expect(readMoves(stored).size).toBe(0);
  });
});
