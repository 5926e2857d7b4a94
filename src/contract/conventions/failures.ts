import type { ErrorBodyName } from './error-bodies.ts';
import type { FailureCode } from './failure.ts';

/** What a caller may rely on about one failure. */
export interface FailureFact {
  readonly status: number;
  readonly title: string;
  readonly when: string;
  readonly body: ErrorBodyName;
  /** Response headers beyond those every error carries. */
  readonly headers: readonly string[];
}

const fact = (status: number, title: string, body: ErrorBodyName, when: string, ...headers: string[]): FailureFact => ({
  status,
  title,
  when,
  body,
  headers,
});

/** Every failure as the documentation states it; the key is the value of `X-Error-Code`. */
export const FAILURES: Readonly<Record<FailureCode, FailureFact>> = {
  malformed_request: fact(400, 'Malformed request', 'GatewayError', 'The bytes are not a well-formed HTTP request.'),
  validation_failed: fact(
    400,
    'Validation failed',
    'ValidationError',
    'A parameter, header or body member breaks a rule.',
  ),
  projection_failed: fact(
    400,
    'Projection failed',
    'ProjectionError',
    'The `jmespath` expression is invalid, longer than 1024 UTF-8 bytes or too costly, or its output exceeds 256 KB.',
    'X-Projection-Cost',
  ),
  unauthenticated: fact(
    401,
    'Unauthenticated',
    'GatewayError',
    'The credential is missing, malformed, ambiguous or no longer authorised.',
    'WWW-Authenticate',
  ),
  not_entitled: fact(
    403,
    'Pro subscription required',
    'EntitlementError',
    'The account has no active subscription of the required tier.',
  ),
  entitlement_unverifiable: fact(
    403,
    'Entitlement cannot be verified',
    'EntitlementError',
    'The entitlement of the caller cannot be verified at the moment.',
    'Retry-After',
  ),
  operator_required: fact(403, 'Operator scope required', 'EntitlementError', 'The key lacks the operator scope.'),
  origin_refused: fact(403, 'Origin refused', 'GatewayError', 'The `Origin` header names a foreign origin.'),
  route_not_found: fact(404, 'Not found', 'GatewayError', 'No endpoint has exactly this path.'),
  region_unknown: fact(404, 'Unknown region', 'MessageError', 'The region id is well-formed but names no region.'),
  country_unknown: fact(404, 'Unknown country', 'MessageError', 'The code is well-formed but names no country.'),
  snapshot_not_ready: fact(
    404,
    'Snapshot not ready',
    'MessageError',
    'The first assessment of the region is not stored yet.',
    'Retry-After',
  ),
  snapshot_not_found: fact(
    404,
    'Snapshot not found',
    'MessageError',
    'No snapshot of the region has a `generatedAt` at or before the instant.',
  ),
  at_unavailable: fact(
    404,
    'Instant unavailable',
    'MessageError',
    'Nothing that answers is stored from before the instant; the message names the earliest one.',
  ),
  pointer_unknown: fact(404, 'Pointer unknown', 'MessageError', 'The JSON Pointer does not resolve in the snapshot.'),
  conversation_unknown: fact(
    404,
    'Conversation unknown',
    'MessageError',
    'The account has no conversation of this id, or its last question is older than 24 hours.',
  ),
  export_not_ready: fact(
    404,
    'Export not ready',
    'MessageError',
    'The file is not written yet, or the month has no data.',
    'Retry-After',
  ),
  item_unknown: fact(404, 'Item unknown', 'MessageError', 'The account has no item of this id.'),
  evidence_expired: fact(
    410,
    'Evidence expired',
    'MessageError',
    'The evidence that the snapshot was made from is no longer kept (`RETENTION_DAYS`); the snapshot itself is.',
  ),
  method_not_allowed: fact(
    405,
    'Method not allowed',
    'GatewayError',
    'The path exists, but not with this method.',
    'Allow',
  ),
  request_timeout: fact(408, 'Request timeout', 'GatewayError', 'The request did not arrive in time.'),
  idempotency_conflict: fact(
    409,
    'Idempotency conflict',
    'CodedError',
    'A request with the same idempotency key is still running.',
    'Retry-After',
  ),
  allowance_used: fact(409, 'Allowance used', 'CodedError', 'The account has as many items as its plan allows.'),
  channel_unconfigured: fact(409, 'Channel unconfigured', 'CodedError', 'The operator has no mail server.'),
  already_sealed: fact(
    409,
    'Already sealed',
    'CodedError',
    'The account has sealed a forecast of this unit, day and horizon.',
  ),
  name_taken: fact(409, 'Name taken', 'CodedError', 'The forecaster name belongs to another account.'),
  outcome_begun: fact(
    409,
    'Outcome begun',
    'CodedError',
    'The UTC day ended before the forecast was sealed; nothing was sealed.',
  ),
  payload_too_large: fact(
    413,
    'Payload too large',
    'GatewayError',
    'The request body is larger than the operation takes.',
  ),
  uri_too_long: fact(414, 'URI too long', 'GatewayError', 'The request target is longer than the server takes.'),
  range_not_satisfiable: fact(
    416,
    'Range not satisfiable',
    'GatewayError',
    'The `Range` begins after the last byte.',
    'Content-Range',
  ),
  unsupported_media_type: fact(
    415,
    'Unsupported media type',
    'GatewayError',
    'The body is not `application/json`, not UTF-8, or is compressed.',
    'Accept',
  ),
  expectation_failed: fact(
    417,
    'Expectation failed',
    'GatewayError',
    'The `Expect` header asks for something unknown.',
  ),
  idempotency_key_reused: fact(
    422,
    'Idempotency key reused',
    'CodedError',
    'The idempotency key was used with a different request.',
  ),
  rate_limited: fact(
    429,
    'Too many requests',
    'GatewayError',
    'A limit is used up until its window resets.',
    'Retry-After',
  ),
  idempotency_store_full: fact(
    429,
    'Idempotency store full',
    'CodedError',
    'The answers kept under the idempotency keys of the account fill 64 MB; requests without a key go on.',
    'Retry-After',
  ),
  submission_limit: fact(
    429,
    'Too many forecasts',
    'CodedError',
    'The account has sealed 1,000 forecasts this UTC day.',
    'Retry-After',
  ),
  headers_too_large: fact(
    431,
    'Request header fields too large',
    'GatewayError',
    'The request has too many or too large headers.',
  ),
  internal: fact(500, 'Internal error', 'MessageError', 'An invariant broke; the request id finds it in our log.'),
  model_unavailable: fact(
    503,
    'Model unavailable',
    'CodedError',
    'Every configured model provider failed; no quota is spent.',
    'Retry-After',
  ),
  assessment_busy: fact(
    503,
    'Assessment busy',
    'MessageError',
    'As many callers as may wait already do, or it took too long; nothing was assessed.',
    'Retry-After',
  ),
  streams_busy: fact(
    503,
    'Streams busy',
    'MessageError',
    'This process serves as many streams as it may.',
    'Retry-After',
  ),
  store_unavailable: fact(
    503,
    'Store unavailable',
    'MessageError',
    'A store that the answer needs cannot be reached at the moment.',
    'Retry-After',
  ),
};
