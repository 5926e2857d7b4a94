import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactInstant, parseCompactDay, parseCompactInstant, parseIsoDay } from './utc-instant.ts';

describe('instants', () => {
  it('survive being written and read', () => {
    const seconds = fc.integer({ min: Date.UTC(1901, 0, 1) / 1_000, max: Date.UTC(2200, 0, 1) / 1_000 });
    fc.assert(fc.property(seconds, (second) => parseCompactInstant(compactInstant(second * 1_000)) === second * 1_000));
  });

  it.each(['20260230', '20261301', '20260100', '00000000', '2026-1-1', '202601011', ''])(
    'reject the day %j',
    (text) => {
      expect(parseCompactDay(text)).toBeUndefined();
    },
  );

  it.each(['20260101240000', '20260101006000', '20260101000060', '20260101'])('reject the instant %j', (text) => {
    expect(parseCompactInstant(text)).toBeUndefined();
  });

  it.each(['2026-10-01', '2026-10-01 00:00:00.000', '2026-10-01T05:00:00Z', '2026-10-01 00:00:00+00:00'])(
    'read the day of %j',
    (text) => {
      expect(parseIsoDay(text)).toBe(Date.UTC(2026, 9, 1));
    },
  );

  it.each(['2026-10-01T00:00:00+03:00', '2026-10-01x', '2026-02-29', '1.10.2026', '2026-10'])('reject %j', (text) => {
    expect(parseIsoDay(text)).toBeUndefined();
  });
});
