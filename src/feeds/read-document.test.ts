import { describe, expect, it } from 'vitest';
import type { FetchResult } from './fetch-bytes.ts';
import { startTally } from './parsed.ts';
import { nothingKept, readDocument } from './read-document.ts';

const REQUEST = {
  url: 'https://example.org/x',
  accept: ['text/csv'],
  maxBytes: 1,
  timeoutMs: 1,
  signal: new AbortController().signal,
};
const read = (result: FetchResult, validators = {}) =>
  readDocument(
    () => Promise.resolve(result),
    { ...REQUEST, validators },
    () => startTally().rows(),
  );

describe('one document', () => {
  it('that is not modified is so only where that was asked', async () => {
    expect((await read({ status: 'not_modified' }, { etag: '"1"' })).status).toBe('not_modified');
    expect((await read({ status: 'not_modified' }, { lastModified: 'x' })).status).toBe('not_modified');
    expect(await read({ status: 'not_modified' })).toMatchObject({ status: 'failed', halt: false });
  });

  it.each([
    [{ kind: 'unreachable' as const }, true],
    [{ kind: 'timeout' as const }, true],
    [{ kind: 'http_status' as const, httpStatus: 500 }, false],
    [{ kind: 'http_status' as const, httpStatus: 429, retryAt: 5 }, true],
  ])('that fails as %j halts the run: %s', async (failure, halt) => {
    expect(await read({ status: 'failed', reason: 'r', ...failure })).toMatchObject({ status: 'failed', halt });
  });

  it('without one kept row says what was rejected', () => {
    const tally = startTally();
    tally.reject({ kind: 'undated', recordId: '', message: '' });
    expect(nothingKept(tally.rows()).reason).toBe('nothing usable in 1 rows (rejected: undated 1)');
    expect(nothingKept(startTally().rows()).reason).toBe('nothing usable in 0 rows');
  });
});
