import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripReasoning } from './strip-reasoning.ts';

const piece = fc.constantFrom(
  '<think>',
  '</think>',
  '<thi',
  'nk>',
  '<THINKING >',
  '</ reasoning>',
  'a',
  ' < ',
  '<b>',
  '\n',
);

describe('an answer without thinking', () => {
  it('holds no tag of thinking, whatever was pieced together, and is itself without thinking', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const rest = stripReasoning(pieces.join(''));
        expect(rest).not.toMatch(/<\s*\/?\s*(think|thinking|reasoning)\s*>/i);
        expect(stripReasoning(rest)).toBe(rest);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves text without tags as it is', () => {
    const untagged = fc.string().filter((text) => !text.includes('<'));
    fc.assert(
      fc.property(untagged, (text) => {
        expect(stripReasoning(text)).toBe(text.trim());
      }),
    );
  });

  it.each([
    ['<think>a<think>b</think>c</think>d', 'd'],
    ['a<think>b</think>c', 'ac'],
    ['b</think>c', 'c'],
    ['a<think>b', 'a'],
    ['<thi<think>x</think>nk>secret', ''],
  ])('takes %s for %s', (text, rest) => expect(stripReasoning(text)).toBe(rest));
});
