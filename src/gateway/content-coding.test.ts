import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentCoding } from './content-coding.ts';

const NOTHING = new Uint8Array();
const BOTH = { br: NOTHING, gzip: NOTHING };

describe('the coding of a body', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP, Br;Q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=1, *;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;q=2', 'identity'],
    ['gzip;q=abc, br;q=', 'identity'],
    [', ,gzip', 'gzip'],
    ['identity, gzip;q=0.9', 'identity'],
  ])('for %s is %s', (field, coding) => {
    expect(contentCoding(field, BOTH)).toBe(coding);
  });

  it('is plain where none is prepared', () => {
    expect(contentCoding('br, gzip', undefined)).toBe('identity');
  });

  it('is never one that the caller refuses, nor one it likes less than another, in any order', () => {
    const weight = fc.constantFrom('0', '0.2', '0.5', '1');
    const named = fc.record({ br: weight, gzip: weight, identity: weight });
    fc.assert(
      fc.property(named, fc.constantFrom(0, 1, 2), (weights, turn) => {
        const parts = Object.entries(weights).map(([name, q]) => `${name};q=${q}`);
        const field = [...parts.slice(turn), ...parts.slice(0, turn)].join(', ');
        const chosen = contentCoding(field, BOTH);
        const most = Math.max(...Object.values(weights).map(Number));
        if (most > 0) expect(Number(weights[chosen])).toBe(most);
        else expect(chosen).toBe('identity');
      }),
    );
  });

  it('holds still for any text', () => {
    fc.assert(
      fc.property(fc.string(), (field) => {
        expect(['br', 'gzip', 'identity']).toContain(contentCoding(field, BOTH));
      }),
    );
  });
});
