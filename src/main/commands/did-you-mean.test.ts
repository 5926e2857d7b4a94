import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, didYouMean, edits } from './did-you-mean.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('edits', () => {
  it('is symmetric, 0 for equal words alone, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = edits(one, other);
        expect(count).toBe(edits(other, one));
        expect(count === 0).toBe(one === other);
        expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(count).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it.each([
    ['kitten', 'sitting', 3],
    ['shwo', 'show', 1],
    ['', 'abc', 3],
  ])('of %s and %s is %i', (one, other, count) => {
    expect(edits(one, other)).toBe(count);
  });
});

describe('did you mean', () => {
  const NAMES = ['show', 'diff', 'doctor', 'keys create', 'keys list', 'keys revoke', 'feeds list'];

  it.each([
    ['shwo', '; did you mean show?'],
    ['SHOW', '; did you mean show?'],
    ['doctr', '; did you mean doctor?'],
    ['keys', '; did you mean keys create, keys list or keys revoke?'],
    ['key lst', '; did you mean keys list?'],
    ['xyzzy', ''],
    ['', ''],
  ])('answers %s with %s', (typed, answer) => {
    expect(didYouMean(typed, NAMES)).toBe(answer);
  });

  it('names only candidates, and a candidate itself first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), word, (names, typed) => {
        const found = closest(typed, names);
        expect(found.every((name) => names.includes(name))).toBe(true);
        if (names.includes(typed) && typed !== '') expect(found[0]).toBe(typed);
      }),
    );
  });
});
