import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsDate } from './us-date.ts';

describe('a day written month first', () => {
  it('is the same in every way of writing it', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const [year, month, of] = date.toISOString().slice(0, 10).split('-').map(Number);
        const at = Date.UTC(year ?? 0, (month ?? 0) - 1, of);
        const short = `${month}/${of}/${String((year ?? 0) % 100).padStart(2, '0')}`;
        expect([`${month}/${of}/${year}`, short].map(parseUsDate)).toEqual([at, at]);
      }),
    );
  });

  it.each(['', '13/1/2026', '2/30/2026', '2026-01-01', '1/1/202', 'Difference'])('is none: %j', (text) => {
    expect(parseUsDate(text)).toBeUndefined();
  });
});
