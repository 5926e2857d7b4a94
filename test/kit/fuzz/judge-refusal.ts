import { expect } from 'vitest';
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
  expect(answer.status).toBe(fact.status);
  expect(answerHeader(answer, 'Cache-Control')).toBe('no-store');
  expect(answerHeader(answer, 'Vary')).toContain('Accept');
  for (const name of fact.headers) expect(answerHeader(answer, name), name).toBeDefined();
  if (request.isFaithful && !hasFurtherRules) expect(BLAMED).not.toContain(answer.code);
  if (request.method !== 'HEAD') expect(answerText(answer)).not.toMatch(INSIDE);
}

/** What is documented of the failure that an answer names. */
export function failureOf(answer: Answer): FailureFact {
  const code = answerHeader(answer, 'X-Error-Code');
  const [, fact] = Object.entries(FAILURES).find(([name]) => name === code) ?? [];
  if (fact === undefined) throw new Error(`no failure is called ${code}`);
  return fact;
}
