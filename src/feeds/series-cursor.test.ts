import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import { readingWindow, readSeriesCursor, writeSeriesCursor } from './series-cursor.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const signal = new AbortController().signal;
const REACH = { firstRunMs: 520 * DAY_MS, rereadMs: 30 * DAY_MS };

describe('the cursor of a series', () => {
  it('comes back as written', () => {
    const newest = Date.UTC(2026, 9, 13);
    const validators = { etag: '"1"', lastModified: 'Tue, 13 Oct 2026 15:00:00 GMT' };
    expect(readSeriesCursor(writeSeriesCursor(newest, validators))).toEqual({ newest, validators });
  });

  it('of any other shape counts as none, and never makes a request conditional', () => {
    expect(readSeriesCursor({ etag: '"1"', newest: 'soon' })).toEqual({ validators: {} });
    fc.assert(fc.property(fc.jsonValue(), (json) => readSeriesCursor(JSON.parse(JSON.stringify(json))) !== undefined));
  });

  it('decides what is read: the span, or the last month again, or the whole window first', () => {
    const cursor = writeSeriesCursor(Date.UTC(2026, 9, 13), {});
    const span = { from: 1, to: 2 };
    expect(readingWindow({ cursor, now: NOW, signal, span }, REACH)).toEqual(span);
    expect(readingWindow({ cursor, now: NOW, signal }, REACH)).toEqual({ from: Date.UTC(2026, 8, 13), to: NOW + 1 });
    expect(readingWindow({ cursor: null, now: NOW, signal }, REACH).from).toBe(NOW - 520 * DAY_MS);
  });
});
