import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIsoInstant } from './iso-instant.ts';

describe('an ISO instant', () => {
  it('is read back as it was written, to the second', () => {
    const instant = fc.integer({ min: Date.UTC(1900, 0, 1) / 1_000, max: Date.UTC(9999, 11, 31) / 1_000 });
    fc.assert(
      fc.property(instant, (seconds) => {
        expect(parseIsoInstant(new Date(seconds * 1_000).toISOString())).toBe(seconds * 1_000);
      }),
    );
  });

  it.each([
    ['2026-08-22T13:52:00-06:00', Date.UTC(2026, 7, 22, 19, 52)],
    ['2026-08-22T13:52:00+0530', Date.UTC(2026, 7, 22, 8, 22)],
    ['2026-08-22T13:52:00', Date.UTC(2026, 7, 22, 13, 52)],
    ['2026-08-22 13:52', Date.UTC(2026, 7, 22, 13, 52)],
    ['2025-08-25T17:04:19.9796Z', Date.UTC(2025, 7, 25, 17, 4, 19)],
    ['2026-08-22', Date.UTC(2026, 7, 22)],
  ])('%s has its zone, or is UTC', (text, instant) => {
    expect(parseIsoInstant(text)).toBe(instant);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-08-22T24:00:00Z',
    '2026-08-22T13:60:00Z',
    '2026-08-22T13:52:00+15:00',
    '22/08/2026',
  ])('%s is none', (text) => {
    expect(parseIsoInstant(text)).toBeUndefined();
  });
});
