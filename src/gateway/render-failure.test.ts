import { describe, expect, it } from 'vitest';
import type { Failure, FailureCode, FailureOf } from '../contract/conventions/failure.ts';
import { FAILURES } from '../contract/conventions/failures.ts';
import { renderFailure } from './render-failure.ts';

const one: { readonly [C in FailureCode]: FailureOf<C> } = {
  malformed_request: { code: 'malformed_request', detail: 'd' },
  request_timeout: { code: 'request_timeout' },
  uri_too_long: { code: 'uri_too_long', limitBytes: 1 },
  headers_too_large: { code: 'headers_too_large', detail: 'd' },
  expectation_failed: { code: 'expectation_failed' },
  origin_refused: { code: 'origin_refused' },
  route_not_found: { code: 'route_not_found' },
  method_not_allowed: { code: 'method_not_allowed', allow: ['GET', 'HEAD', 'OPTIONS'] },
  unauthenticated: { code: 'unauthenticated', reason: 'invalid' },
  not_entitled: { code: 'not_entitled', requiredTier: 1, currentTier: 0, planKey: 'free' },
  entitlement_unverifiable: { code: 'entitlement_unverifiable' },
  operator_required: { code: 'operator_required' },
  rate_limited: { code: 'rate_limited', retryAfterSeconds: 1 },
  payload_too_large: { code: 'payload_too_large', limitBytes: 1 },
  unsupported_media_type: { code: 'unsupported_media_type', detail: 'd' },
  validation_failed: { code: 'validation_failed', violations: [{ field: 'f', description: 'd' }] },
  idempotency_key_reused: { code: 'idempotency_key_reused' },
  idempotency_conflict: { code: 'idempotency_conflict', retryAfterSeconds: 1 },
  idempotency_store_full: { code: 'idempotency_store_full', retryAfterSeconds: 1 },
  allowance_used: { code: 'allowance_used', maxCount: 5 },
  channel_unconfigured: { code: 'channel_unconfigured' },
  already_sealed: { code: 'already_sealed' },
  name_taken: { code: 'name_taken' },
  outcome_begun: { code: 'outcome_begun' },
  export_not_ready: { code: 'export_not_ready', retryAfterSeconds: 1 },
  range_not_satisfiable: { code: 'range_not_satisfiable', byteCount: 9 },
  streams_busy: { code: 'streams_busy', retryAfterSeconds: 1 },
  submission_limit: { code: 'submission_limit', retryAfterSeconds: 1 },
  projection_failed: {
    code: 'projection_failed',
    reason: 'invalid_expression',
    detail: 'd',
    originalKeys: Array.from({ length: 60 }, (_, index) => `k${index}`),
    cost: 7,
  },
  region_unknown: { code: 'region_unknown', regionId: 'x' },
  country_unknown: { code: 'country_unknown', country: 'XX' },
  snapshot_not_ready: { code: 'snapshot_not_ready', regionId: 'x', retryAfterSeconds: 1 },
  at_unavailable: { code: 'at_unavailable', subject: 'x', earliest: 0 },
  evidence_expired: { code: 'evidence_expired', keptSince: 0 },
  snapshot_not_found: { code: 'snapshot_not_found', regionId: 'x', instant: 0 },
  conversation_unknown: { code: 'conversation_unknown' },
  item_unknown: { code: 'item_unknown', kind: 'job' },
  pointer_unknown: { code: 'pointer_unknown', pointer: '/x' },
  assessment_busy: { code: 'assessment_busy', retryAfterSeconds: 1 },
  store_unavailable: { code: 'store_unavailable', retryAfterSeconds: 1 },
  model_unavailable: { code: 'model_unavailable', retryAfterSeconds: 1 },
  internal: { code: 'internal' },
};
const every: readonly Failure[] = Object.values(one);

/** The member sets that SPEC.md's listing allows, by the name the contract gives them. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  GatewayError: ['error'],
  MessageError: ['message'],
  CodedError: ['error', 'message'],
  ValidationError: ['violations'],
  ProjectionError: ['_jmespath_error', 'original_keys'],
};

const read = (failure: Failure, asProblem: boolean) => {
  const answer = renderFailure(failure, 'r', asProblem);
  const headers = new Map(answer.headers.map(([name, value]) => [name, value]));
  return { answer, headers, body: Object(JSON.parse(Buffer.concat(answer.pieces).toString())) };
};

describe.each(every)('$code', (failure) => {
  const fact = FAILURES[failure.code];

  it('has the status, members and headers that the contract states', () => {
    const { answer, headers, body } = read(failure, false);
    expect(answer.status).toBe(fact.status);
    const members = Object.keys(body);
    if (fact.body === 'EntitlementError') expect(members[0]).toBe('error');
    else expect(members).toEqual(MEMBERS[fact.body]);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Error-Code')).toBe(failure.code);
    for (const name of fact.headers) expect(headers.get(name)).toBeTruthy();
    expect(failure.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('repeats the plain members as a problem document', () => {
    const { headers, body } = read(failure, true);
    expect(headers.get('Content-Type')).toBe('application/problem+json');
    expect(body).toMatchObject({
      ...read(failure, false).body,
      title: fact.title,
      status: fact.status,
      requestId: 'r',
    });
  });
});

describe('SPEC.md', () => {
  it('limits original_keys to 50 and begins the projection error with its reason', () => {
    const { body } = read(one.projection_failed, false);
    expect(body.original_keys).toHaveLength(50);
    expect(body._jmespath_error).toBe('invalid_expression: d');
  });

  it('names the tiers of a caller without the required one', () => {
    expect(read(one.not_entitled, false).body).toEqual({
      error: 'Pro subscription required',
      requiredTier: 1,
      currentTier: 0,
      planKey: 'free',
    });
  });
});
