import assert from 'node:assert/strict';
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
  assert.deepEqual(repeated(names), []);
  const known = (documented.length === 0 ? UNDESCRIBED : documented).map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !TRANSPORT.has(name) && !known.includes(name));
  assert.deepEqual(unknown, []);
  for (const line of answer.headers) assert.match(line.join(': '), /^[\t\x20-\x7e\x80-\xff]*$/);
  assert.equal(answerHeader(answer, 'X-Request-Id'), 'request-1');
  // Who is refused for the form alone is refused whatever the page.
  if (!isUnread) assert.match(answerHeader(answer, 'Vary') ?? '', /Origin/);
  // RFC 9110 §15.4.5: what a 200 would have said of the content, and nothing of bytes that are not there.
  if (answer.status === 304)
    assert.deepEqual(
      ['etag', 'cache-control', 'vary'].filter((name) => !names.includes(name)),
      [],
    );
  if (answer.status === 304 || answer.status === 204)
    assert.deepEqual(
      names.filter((name) => SPEAKS_OF_BYTES.test(name)),
      [],
    );
  if (names.includes('x-ratelimit-limit')) judgeRate(answer, now);
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** CONTRACT.md §4: the headers of one answer describe the same window. */
function judgeRate(answer: Answer, now: number): void {
  const number = (name: string) => Number(answerHeader(answer, name));
  const [, remaining, seconds] = /;r=(\d+);t=(\d+)$/.exec(answerHeader(answer, 'RateLimit') ?? '') ?? [];
  assert.equal(Number(remaining), number('X-RateLimit-Remaining'));
  assert.ok(number('X-RateLimit-Remaining') >= 0);
  assert.ok(number('X-RateLimit-Remaining') <= number('X-RateLimit-Limit'));
  assert.equal(Number(seconds), Math.ceil((number('X-RateLimit-Reset') - now) / 1_000));
  assert.ok(Number(seconds) >= 1);
  if (answer.status !== 429) return;
  assert.equal(number('Retry-After'), Number(seconds));
  assert.equal(number('X-RateLimit-Remaining'), 0);
}
