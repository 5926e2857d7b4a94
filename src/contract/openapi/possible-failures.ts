import type { FailureCode } from '../conventions/failure.ts';
import type { Endpoint } from '../conventions/operation.ts';

/** What can stop a request before its method is looked at. */
export const BEFORE_ANY_METHOD: readonly FailureCode[] = [
  'malformed_request',
  'origin_refused',
  'request_timeout',
  'uri_too_long',
  'expectation_failed',
  'headers_too_large',
];

/** What a request to any path can meet whatever its endpoint is. */
const ON_EVERY_PATH: readonly FailureCode[] = [
  ...BEFORE_ANY_METHOD,
  'validation_failed',
  'unauthenticated',
  'method_not_allowed',
  'rate_limited',
  'internal',
];

/** What the bundle says once for all paths: of a store, where one is read. */
export const SAID_ONCE: readonly FailureCode[] = [...ON_EVERY_PATH, 'store_unavailable'];

/** Every failure a request to this endpoint can meet, without repetition. */
export function possibleFailures(endpoint: Endpoint): readonly FailureCode[] {
  const codes = new Set<FailureCode>([...ON_EVERY_PATH, ...endpoint.failures]);
  const add = (...more: readonly FailureCode[]) => {
    for (const code of more) codes.add(code);
  };
  if (endpoint.gate === 'operator') add('operator_required', 'store_unavailable');
  if (endpoint.gate === 'key' || endpoint.modelCost > 0) add('store_unavailable');
  if (endpoint.gate === 'pro') add('not_entitled', 'entitlement_unverifiable');
  if (endpoint.method === 'POST') add('payload_too_large', 'unsupported_media_type');
  if (endpoint.acceptsJmespath) add('projection_failed');
  if (endpoint.idempotent) add('idempotency_conflict', 'idempotency_key_reused', 'idempotency_store_full');
  return [...codes];
}

/** Failures found before the request is counted; of the others, those of a guess are counted apart from requests. */
const BEFORE_COUNTING: ReadonlySet<FailureCode> = new Set<FailureCode>([
  ...BEFORE_ANY_METHOD,
  'method_not_allowed',
  'not_entitled',
  'entitlement_unverifiable',
  'operator_required',
]);

/** Whether the answer to a failure can carry rate headers. */
export function canBeMetered(code: FailureCode, endpoint: Endpoint): boolean {
  if (code === 'unauthenticated' || code === 'rate_limited') return true;
  return endpoint.requestCost > 0 && !BEFORE_COUNTING.has(code);
}

/** Failures found before the idempotency key is read. */
const BEFORE_KEY: ReadonlySet<FailureCode> = new Set<FailureCode>([...BEFORE_COUNTING, 'unauthenticated']);

/** Whether the answer to a failure can carry the headers of an idempotency key. */
export const canEchoKey = (code: FailureCode, { idempotent }: Endpoint): boolean => idempotent && !BEFORE_KEY.has(code);
