import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccessEntry } from '../gateway/access-entry.ts';
import { createLog, type LogOptions } from './log.ts';

const entry = (members: Partial<AccessEntry> = {}): AccessEntry => ({
  requestId: 'request-1',
  method: 'GET',
  endpoint: 'getRegionalSnapshot',
  path: '/api/intelligence/v1/get-regional-snapshot',
  status: 200,
  code: undefined,
  accountId: 'acme',
  credentialId: 'abcdefgh',
  scheme: 'key',
  tier: 3,
  clientAddress: '192.0.2.1',
  durationMs: 0.4,
  bytes: 60_000,
  batched: false,
  idempotency: undefined,
  countedAlone: false,
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: '00f067aa0ba902b7',
  ...members,
});

function written(options: LogOptions = {}, level: Parameters<typeof createLog>[0] = 'info') {
  const lines: string[] = [];
  const log = createLog(level, 'live', { ...options, destination: { write: (line) => void lines.push(line) } });
  return { log, lines, parsed: () => lines.map((line) => Object(JSON.parse(line))) };
}

describe('the log', () => {
  it('writes one JSON line per request with its ids', () => {
    const { log, lines, parsed } = written();
    log.request(entry());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]*\n$/);
    expect(parsed()[0]).toMatchObject({
      msg: 'request',
      world: 'live',
      requestId: 'request-1',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      endpoint: 'getRegionalSnapshot',
      status: 200,
      durationMs: 0.4,
      credentialId: 'abcdefgh',
    });
  });

  it('writes the configured share of good answers and every error', () => {
    const numbers = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, sample) => {
        const left = [...drawn];
        const { log, parsed } = written({ sample, random: () => left.shift() ?? 0 });
        for (const _ of drawn) log.request(entry());
        for (const status of [400, 401, 404, 429, 500, 503]) log.request(entry({ status }));
        const statuses = parsed().map(({ status }) => status);
        const expected = sample >= 1 ? drawn.length : drawn.filter((number) => number < sample).length;
        expect(statuses.filter((status) => status === 200)).toHaveLength(expected);
        expect(statuses.filter((status) => status >= 400)).toEqual([400, 401, 404, 429, 500, 503]);
      }),
    );
  });

  it('records the sampling rate in a sampled line', () => {
    const { log, parsed } = written({ sample: 0.25, random: () => 0 });
    log.request(entry({ status: 304 }));
    expect(parsed()[0].sample).toBe(0.25);
  });

  it('has a level for each kind of answer: info, warn for refusals, error for failures', () => {
    const { log, parsed } = written({ sample: 1 });
    for (const status of [200, 304, 404, 500]) log.request(entry({ status }));
    expect(parsed().map(({ level }) => level)).toEqual([30, 30, 40, 50]);
    const quiet = written({ sample: 1 }, 'warn');
    for (const status of [200, 404, 500]) quiet.log.request(entry({ status }));
    expect(quiet.parsed().map(({ status }) => status)).toEqual([404, 500]);
  });

  it('logs where a request failed, without the text of the error', () => {
    const { log, lines, parsed } = written();
    log.brokenRequest(new TypeError('cannot think about s3cret'), 'request-9');
    expect(parsed()[0]).toMatchObject({ level: 50, requestId: 'request-9', err: { type: 'TypeError' } });
    expect(parsed()[0].err.frames[0]).toContain('log.test.ts');
    expect(lines.join()).not.toContain('s3cret');
  });

  it('logs facts without credentials', () => {
    const { log, parsed } = written();
    log.warn('feed failed', { feedId: 'f', reason: 'https://x/?key=s3cret answered 403', attempts: 2 });
    expect(parsed()[0]).toMatchObject({ feedId: 'f', reason: 'https://x/?key=… answered 403', attempts: 2 });
  });

  it('logs the text of an error of a job, without credentials', () => {
    const { log, parsed } = written();
    log.error('a task failed', { task: 'collect', error: new Error('GET https://x/?api_key=s3cret was refused') });
    expect(parsed()[0]).toMatchObject({ task: 'collect', err: { message: 'GET https://x/?api_key=… was refused' } });
  });
});
