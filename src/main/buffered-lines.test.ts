import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bufferLines } from './buffered-lines.ts';

describe('held lines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are written complete and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3_000 })), (lines) => {
        const written: string[] = [];
        const held = bufferLines({ write: (text) => written.push(text) });
        for (const line of lines) held.write(line);
        held.flush();
        expect(written.join('')).toBe(lines.join(''));
      }),
    );
  });

  it('are written after a moment, and many at a time before it', () => {
    const written: string[] = [];
    const held = bufferLines({ write: (text) => written.push(text) });
    held.write('alone\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(written).toEqual(['alone\n']);
    for (let count = 0; count < 10_000; count += 1) held.write(`${'x'.repeat(99)}\n`);
    expect(written.length).toBeGreaterThan(10);
    expect(written.length).toBeLessThan(20);
  });
});
