import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastLook } from './last-look.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2026, 10, 22, 12);

/** The looks of a browser that keeps its cookie, gaps in minutes between them. */
function looks(gaps: readonly number[]): readonly { readonly at: number; readonly from: number | undefined }[] {
  let cookie: readonly string[] = [];
  let at = START;
  return gaps.map((gap) => {
    at += gap * MINUTE_MS;
    const { from, headers } = lastLook({ header: () => '127.0.0.1:8080', headers: () => cookie }, at);
    cookie = headers.map(([, value]) => value.split(';')[0] ?? '');
    return { at, from };
  });
}

describe('the last look', () => {
  it('is that before the last break of six hours, for the whole visit, and none beyond 30 days', () => {
    const gap = fc.oneof(fc.integer({ min: 1, max: 359 }), fc.integer({ min: 360, max: 50_000 }));
    fc.assert(
      fc.property(fc.array(gap, { minLength: 1, maxLength: 12 }), (gaps) => {
        const seen = looks(gaps);
        let wanted: number | undefined;
        for (const [index, { at, from }] of seen.entries()) {
          const before = seen[index - 1]?.at;
          if (before !== undefined && at - before >= 6 * HOUR_MS) wanted = before;
          if (wanted !== undefined && at - wanted > 30 * 24 * HOUR_MS) wanted = undefined;
          expect(from).toBe(wanted);
        }
      }),
    );
  });

  it('is a cookie of the port that no script reads, and reads nothing else', () => {
    const ask = (cookie: string) =>
      lastLook({ header: () => 'barograph.example:8443', headers: () => [cookie] }, START);
    expect(ask('').headers).toEqual([
      ['Set-Cookie', `look-8443=.${START}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`],
    ]);
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { from } = ask(`look-8443=${value}`);
        if (from !== undefined) expect(START - from).toBeGreaterThan(0);
      }),
    );
    expect(ask(`look-8443=${START - 9 * HOUR_MS}.${START - 8 * HOUR_MS}`).from).toBe(START - 8 * HOUR_MS);
    expect(ask(`look-8080=.${START - 8 * HOUR_MS}`).from).toBeUndefined();
  });
});
