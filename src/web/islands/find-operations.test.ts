import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOperations } from './find-operations.ts';

const hasWords = (text: string, query: string) => findOperations(new Map([['a', text]]), query).has('a');
const word = fc.stringMatching(/^[a-zé-]{1,8}$/);

describe('a search of operations', () => {
  it('finds a text by any of its words, in any order, case and accent', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.func(fc.nat()), (words, keyOf) => {
        const asked = words.toSorted((a, b) => keyOf(a) - keyOf(b)).slice(0, 4);
        expect(hasWords(words.join(' '), asked.join('  '))).toBe(true);
        expect(hasWords(words.join(' '), asked.join(' ').toUpperCase())).toBe(true);
        expect(hasWords(words.join(' '), asked.join(' ').replaceAll('é', 'e'))).toBe(true);
        expect(hasWords(words.join(' '), `${asked.join(' ')} qq1`)).toBe(false);
      }),
    );
  });

  it('finds everything by nothing', () => {
    for (const query of ['', '  ']) expect(hasWords('Lists regions', query)).toBe(true);
  });
});
