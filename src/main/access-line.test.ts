import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { FAILURES } from '../contract/conventions/failures.ts';
import { ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { type AccessEntry, KEY_OUTCOMES, KNOWN_METHODS } from '../gateway/access-entry.ts';
import { accessLevel, accessLine } from './access-line.ts';

const codes = Object.keys(FAILURES).filter((code): code is keyof typeof FAILURES => code in FAILURES);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('acme'));
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const entries: fc.Arbitrary<AccessEntry> = fc.record({
  requestId: anyText,
  method: fc.constantFrom(...KNOWN_METHODS, 'other' as const),
  endpoint: maybe(fc.constantFrom(...ENDPOINT_NAMES)),
  path: maybe(fc.constantFrom('/api/health', '/api/batch/v1/execute')),
  status: fc.constantFrom(200, 304, 400, 401, 429, 500, 503),
  code: maybe(fc.constantFrom(...codes)),
  accountId: maybe(anyText),
  credentialId: maybe(anyText),
  scheme: maybe(fc.constantFrom('key' as const, 'token' as const)),
  tier: maybe(fc.nat(3)),
  clientAddress: maybe(anyText),
  durationMs: fc.double({ min: 0, max: 1e5, noNaN: true }),
  bytes: fc.nat(),
  batched: fc.boolean(),
  idempotency: maybe(fc.constantFrom(...KEY_OUTCOMES)),
  countedAlone: fc.boolean(),
  traceId: maybe(fc.constant('a'.repeat(32))),
  spanId: fc.constant('b'.repeat(16)),
});

/** Consecutive entries that share some facts and differ in others. */
const FACTS = [
  'requestId',
  'method',
  'endpoint',
  'path',
  'status',
  'code',
  'accountId',
  'credentialId',
  'scheme',
  'tier',
  'clientAddress',
] as const;
const runs = fc
  .tuple(entries, entries, fc.array(fc.subarray([...FACTS]), { minLength: 1, maxLength: 6 }))
  .map(([one, other, taken]) =>
    taken.map((names): AccessEntry => ({ ...one, ...Object.fromEntries(names.map((name) => [name, other[name]])) })),
  );

describe('the line of an answer', () => {
  it('equals the line of the logger', () => {
    fc.assert(
      fc.property(runs, fc.constantFrom(1, 0.5), fc.integer({ min: 0, max: 4e12 }), (run, sample, now) => {
        const lines: string[] = [];
        const timestamp = () => `,"time":"${new Date(now).toISOString()}"`;
        const logger = pino({ base: { world: 'live' }, timestamp }, { write: (line) => lines.push(line) });
        for (const entry of run) {
          const { spanId, ...rest } = entry;
          const facts = { ...rest, ...(entry.traceId === undefined ? {} : { spanId }) };
          const level = accessLevel(entry.status);
          logger[level](level === 'info' && sample < 1 ? { ...facts, sample } : facts, 'request');
          const line = accessLine(entry, { world: 'live', sample, now });
          expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true);
          expect(Object.entries(JSON.parse(line))).toEqual(Object.entries(JSON.parse(lines.at(-1) ?? '')));
        }
      }),
    );
  });
});
