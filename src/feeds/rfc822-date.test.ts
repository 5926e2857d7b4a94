import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFeedDate } from './rfc822-date.ts';

describe('the date of a feed item', () => {
  it.each([
    ['Tue, 03 Sep 2024 10:00:00 GMT', Date.UTC(2024, 8, 3, 10)],
    ['Tue, 03 Sep 2024 10:00:00 -0400', Date.UTC(2024, 8, 3, 14)],
    ['3 September 2024 10:00 EDT', Date.UTC(2024, 8, 3, 14)],
    ['Tue, 28 Apr 2026', Date.UTC(2026, 3, 28)],
    ['2026-04-28', Date.UTC(2026, 3, 28)],
    ['2026-04-28T01:30:00.125+02:00', Date.UTC(2026, 3, 27, 23, 30)],
    ['2026-04-28T01:30Z', Date.UTC(2026, 3, 28, 1, 30)],
  ])('%s is read', (text, instant) => {
    expect(parseFeedDate(text)).toBe(instant);
  });

  it.each([
    '',
    'yesterday',
    'Tue, 31 Feb 2026',
    '31 Foo 2026',
    '2026-04-28T25:00:00Z',
    '2026-04-28T10:00:00+99:00',
    'Tue, 03 Sep 2024 10:00:00 XYZ',
    '1714298400',
    'Tue, 03 Sep 24',
  ])('%j is no date', (text) => {
    expect(parseFeedDate(text)).toBeUndefined();
  });

  it('gives back every instant that it is written as, in both forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const date = new Date(seconds * 1_000);
        expect(parseFeedDate(date.toUTCString())).toBe(seconds * 1_000);
        expect(parseFeedDate(date.toISOString())).toBe(seconds * 1_000);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => Number.isInteger(parseFeedDate(text) ?? 0)));
  });
});
