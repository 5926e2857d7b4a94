import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../assessment/time.ts';
import { listDate } from './list-date.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const instant = fc.integer({ min: NOW - 4_000 * DAY_MS, max: NOW + 4_000 * DAY_MS });
const httpDate = (at: number): string => new Date(at).toUTCString();

describe('the date of a list', () => {
  it('is never after the reading, and none when what dates it lies more than a day ahead', () => {
    fc.assert(
      fc.property(fc.option(instant, { nil: undefined }), fc.option(instant, { nil: undefined }), (own, server) => {
        const lastModified = server === undefined ? undefined : httpDate(server);
        const at = listDate({ generatedAt: own, lastModified, seenAt: NOW }, NOW);
        const said = own ?? (server === undefined ? NOW : Math.floor(server / 1_000) * 1_000);
        expect(at).toBe(said > NOW + DAY_MS ? undefined : Math.min(said, NOW));
      }),
    );
  });

  it('is when it was first seen as it stands, where no date is given', () => {
    const seenAt = NOW - 5 * HOUR_MS;
    expect(listDate({ seenAt }, NOW)).toBe(seenAt);
    expect(listDate({ lastModified: 'lately', seenAt }, NOW)).toBe(seenAt);
  });
});
