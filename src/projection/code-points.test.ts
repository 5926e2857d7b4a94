import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { compareText } from './compare-text.ts';
import { reverseText } from './functions/reverse-text.ts';
import { textLength } from './functions/text-functions.ts';

const AMPLE = { steps: 1e9, nodes: 1e9, textUnits: 1e9, valueSize: 1e9 };

describe('text', () => {
  /** With halves of pairs that stand alone. */
  const broken = fc.string({ unit: fc.constantFrom('a', '\uD83D', '\uDE00', '\u{1F600}'), maxLength: 6 });

  it('has the length of its code points and is reversed by them, halves of pairs too', () => {
    fc.assert(
      fc.property(broken, (text) => {
        expect(textLength(text, new Budget(AMPLE))).toBe([...text].length);
        expect(reverseText(text)).toBe([...text].reverse().join(''));
      }),
      { numRuns: 500 },
    );
  });

  const words = fc.string({
    unit: fc.constantFrom('a', 'b', '\uE000', '\uFFFF', '\u{10000}', '\u{103FF}', '\u{1F600}'),
    maxLength: 6,
  });

  it('is ordered by code point', () => {
    fc.assert(
      fc.property(words, words, (left, right) => {
        const points = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
        const [a, b] = [points(left), points(right)];
        const at = a.findIndex((point, index) => point !== b[index]);
        const wanted = at === -1 || at >= b.length ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
        expect(Math.sign(compareText(left, right).order)).toBe(Math.sign(wanted));
      }),
    );
  });

  it('is reversed by code point', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(reverseText(text)).toBe([...text].reverse().join(''));
      }),
    );
    expect(reverseText('x'.repeat(10_000))).toBe('x'.repeat(10_000));
  });
});
