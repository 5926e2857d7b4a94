import { expect } from 'vitest';
import { ERROR_HEADERS } from '../../../src/contract/conventions/headers.ts';
import type { Answer } from '../../../src/gateway/exchange.ts';
import { answerHeader } from './answer-text.ts';

// Set by the transport or described by the media type itself.
const TRANSPORT = new Set(['content-type', 'content-length', 'connection']);

const SPEAKS_OF_BYTES = /^content-(type|length|encoding)$/;

/** Headers that an answer to something undescribed may have: no endpoint, or not with this method. */
const UNDESCRIBED = [...ERROR_HEADERS, 'Allow'];

interface HeaderContext {
  readonly documented: readonly string[];
  readonly now: number;
  readonly isUnread?: boolean;
}

/** Throws on headers that are undocumented, repeated, unwritable, or that contradict each other. */
export function judgeHeaders(answer: Answer, { documented, now, isUnread = false }: HeaderContext): void {
  const names = answer.headers.map(([name]) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const known = (documented.length === 0 ? UNDESCRIBED : documented).map((name) => name.toLowerCase());
  expect(names.filter((name) => !TRANSPORT.has(name) && !known.includes(name))).toEqual([]);
  for (const [name, value] of answer.headers) expect(value, name).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
  expect(answerHeader(answer, 'X-Request-Id')).toBe('request-1');
  // Who is refused for the form alone is refused whatever the page.
  if (!isUnread) expect(answerHeader(answer, 'Vary')).toContain('Origin');
  // RFC 9110 §15.4.5: what a 200 would have said of the content, and nothing of bytes that are not there.
  if (answer.status === 304) expect(names).toEqual(expect.arrayContaining(['etag', 'cache-control', 'vary']));
  if (answer.status === 304 || answer.status === 204)
    expect(names.filter((name) => SPEAKS_OF_BYTES.test(name))).toEqual([]);
  if (names.includes('x-ratelimit-limit')) judgeRate(answer, now);
}

/** CONTRACT.md §4: the headers of one answer describe the same window. */
function judgeRate(answer: Answer, now: number): void {
  const number = (name: string) => Number(answerHeader(answer, name));
  const [, remaining, seconds] = /;r=(\d+);t=(\d+)$/.exec(answerHeader(answer, 'RateLimit') ?? '') ?? [];
  expect(Number(remaining)).toBe(number('X-RateLimit-Remaining'));
  expect(number('X-RateLimit-Remaining')).toBeGreaterThanOrEqual(0);
  expect(number('X-RateLimit-Remaining')).toBeLessThanOrEqual(number('X-RateLimit-Limit'));
  expect(Number(seconds)).toBe(Math.ceil((number('X-RateLimit-Reset') - now) / 1_000));
  expect(Number(seconds)).toBeGreaterThanOrEqual(1);
  if (answer.status !== 429) return;
  expect(number('Retry-After')).toBe(Number(seconds));
  expect(number('X-RateLimit-Remaining')).toBe(0);
}
