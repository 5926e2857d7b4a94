import assert from 'node:assert/strict';
import type { FailureCode } from '../../../src/contract/conventions/failure.ts';
import { FAILURES, type FailureFact } from '../../../src/contract/conventions/failures.ts';
import type { Answer } from '../../../src/gateway/exchange.ts';
import { answerHeader, answerText } from './answer-text.ts';
import type { FuzzedRequest } from './operation-requests.ts';

/** A request with its answer. */
export interface Judged {
  readonly request: FuzzedRequest;
  readonly answer: Answer;
  /** When it was answered, epoch ms. */
  readonly now: number;
  /** Statuses from 500 on that are right: stores may have been away, or a handler may have broken. */
  readonly mayFail: readonly number[];
  /** Whether it was refused before anything of it was read but its form. */
  readonly isUnread?: boolean;
  /** Whether rules beyond the schema may refuse a request that the schema accepts. */
  readonly hasFurtherRules: boolean;
}

/** Codes that blame the request for its form. */
const BLAMED: readonly (FailureCode | undefined)[] = [
  'malformed_request',
  'validation_failed',
  'unsupported_media_type',
  'payload_too_large',
  'method_not_allowed',
  'route_not_found',
];

/** What a stack trace, a file or a query of the store would look like. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d|\/src\/|\bSELECT\b.*\bFROM\b|ECONN/;

/** Throws on an error without the marks of ours, with something of the inside, or without cause. */
export function judgeRefusal({ request, answer, hasFurtherRules }: Judged): void {
  const fact = failureOf(answer);
  assert.equal(answer.status, fact.status);
  assert.equal(answerHeader(answer, 'Cache-Control'), 'no-store');
  assert.match(answerHeader(answer, 'Vary') ?? '', /Accept/);
  for (const name of fact.headers) assert.ok(answerHeader(answer, name) !== undefined, `${name} is missing`);
  if (request.isFaithful && !hasFurtherRules) assert.ok(!BLAMED.includes(answer.code), `${answer.code}`);
  if (request.method !== 'HEAD') assert.doesNotMatch(answerText(answer), INSIDE);
}

/** What is documented of the failure that an answer names. */
export function failureOf(answer: Answer): FailureFact {
  const code = answerHeader(answer, 'X-Error-Code');
  const [, fact] = Object.entries(FAILURES).find(([name]) => name === code) ?? [];
  if (fact === undefined) throw new Error(`no failure is called ${code}`);
  return fact;
}
