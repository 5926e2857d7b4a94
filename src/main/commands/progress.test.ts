import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean, steps: readonly number[], total: number): string[] {
  const texts: string[] = [];
  const progress = createProgress('Reading', { isTTY, write: (text) => texts.push(text) });
  for (const done of steps) progress.step(done, total);
  progress.end();
  return texts;
}

describe('progress', () => {
  it('writes at most a line per ten percent to a pipe, the last one at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), (total) => {
        const steps = Array.from({ length: total }, (_, i) => i + 1);
        const lines = written(false, steps, total);
        expect(lines.length).toBeLessThanOrEqual(11);
        expect(lines.at(-1)).toBe(`Reading: 100% (${total} of ${total})\n`);
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });

  it('rewrites one line of a terminal and removes it at the end', () => {
    const texts = written(true, [1, 2], 2);
    expect(texts.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
    expect(texts.at(-1)?.trim()).toBe('');
  });

  it('counts nothing to do as done', () => {
    expect(written(false, [0], 0)).toEqual(['Reading: 100% (0 of 0)\n']);
  });
});
