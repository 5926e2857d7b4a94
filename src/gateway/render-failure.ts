import type { Failure } from '../contract/conventions/failure.ts';
import { FAILURES } from '../contract/conventions/failures.ts';
import { KEY_HEADERS } from '../contract/conventions/headers.ts';
import type { Answer } from './exchange.ts';

type Headers = [name: string, value: string][];

/** A failure as the wire shows it, before it is bytes. */
interface Rendered {
  readonly status: number;
  /** Exactly SPEC.md's members. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/**
 * The one place where a failure becomes an answer.
 * @param asProblem whether the caller asked for `application/problem+json`
 */
export function renderFailure(failure: Failure, requestId: string, asProblem: boolean): Answer {
  const { status, body, headers } = render(failure);
  const document = asProblem ? problem(failure, body, requestId) : body;
  return {
    status,
    code: failure.code,
    headers: [
      ['Content-Type', asProblem ? 'application/problem+json' : 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ['X-Error-Code', failure.code],
      ...headers,
    ],
    pieces: [Buffer.from(JSON.stringify(document))],
  };
}

/** RFC 9457; the further members repeat those of the plain body. */
function problem(failure: Failure, body: Rendered['body'], requestId: string) {
  const { status, title } = FAILURES[failure.code];
  const message = body.message ?? body.error ?? body._jmespath_error;
  const detail = typeof message === 'string' && message !== failure.code ? { detail: message } : {};
  return { type: `/docs#${failure.code}`, title, status, ...detail, code: failure.code, requestId, ...body };
}

function render(failure: Failure): Rendered {
  switch (failure.code) {
    case 'malformed_request':
      return gatewayError(failure, `Malformed request: ${failure.detail}`);
    case 'request_timeout':
      return gatewayError(failure, 'The request did not arrive in time', ['Connection', 'close']);
    case 'uri_too_long':
      return gatewayError(failure, `The request target exceeds ${failure.limitBytes} bytes`);
    case 'headers_too_large':
      return gatewayError(failure, failure.detail);
    case 'expectation_failed':
      return gatewayError(failure, 'Unsupported Expect header: only 100-continue is supported');
    case 'origin_refused':
      return gatewayError(failure, 'Origin not allowed');
    case 'route_not_found':
      return gatewayError(failure, 'Not found');
    case 'method_not_allowed':
      return gatewayError(failure, 'Method not allowed', ['Allow', failure.allow.join(', ')]);
    case 'unauthenticated':
      return gatewayError(failure, UNAUTHENTICATED[failure.reason], ['WWW-Authenticate', challenge(failure.reason)]);
    case 'not_entitled':
      return rendered(failure, {
        error: 'Pro subscription required',
        requiredTier: failure.requiredTier,
        currentTier: failure.currentTier,
        planKey: failure.planKey,
      });
    case 'entitlement_unverifiable':
      return gatewayError(failure, 'Entitlements cannot be verified; retry later', ['Retry-After', '5']);
    case 'operator_required':
      return gatewayError(failure, 'Operator scope required');
    case 'rate_limited':
      return gatewayError(failure, 'Rate limit exceeded', retryAfter(failure));
    case 'payload_too_large':
      return gatewayError(failure, `The request body exceeds ${failure.limitBytes} bytes`, ['Connection', 'close']);
    case 'unsupported_media_type':
      return gatewayError(failure, failure.detail, ['Accept', 'application/json']);
    case 'validation_failed':
      return rendered(failure, { violations: failure.violations });
    case 'idempotency_key_reused':
      return codedError(failure, 'The idempotency key was used with a different request');
    case 'idempotency_conflict':
      return codedError(failure, 'A request with this idempotency key is still running', retryAfter(failure));
    case 'idempotency_store_full':
      return codedError(
        failure,
        'The answers kept under the idempotency keys of this account fill 64 MB; retry later or send no key',
        retryAfter(failure),
      );
    case 'allowance_used':
      return codedError(failure, `This account has the ${failure.maxCount} that its plan allows; delete one first`);
    case 'channel_unconfigured':
      return codedError(failure, 'This service sends no mail: its operator has set no mail server');
    case 'already_sealed':
      return codedError(failure, 'This account has sealed a forecast of this unit, day and horizon');
    case 'name_taken':
      return codedError(failure, 'The forecaster name belongs to another account');
    case 'outcome_begun':
      return codedError(failure, 'The UTC day ended before the forecast was sealed');
    case 'submission_limit':
      return codedError(failure, 'This account has sealed 1,000 forecasts this UTC day', retryAfter(failure));
    case 'projection_failed':
      return rendered(
        failure,
        {
          _jmespath_error: `${failure.reason}: ${failure.detail}`,
          original_keys: failure.originalKeys.slice(0, 50),
        },
        ['X-Projection-Cost', String(failure.cost)],
      );
    case 'region_unknown':
      return messageError(failure, `Unknown region: ${failure.regionId}`);
    case 'country_unknown':
      return messageError(failure, `Unknown country: ${failure.country}`);
    case 'snapshot_not_ready':
      return messageError(failure, `No snapshot of ${failure.regionId} is stored yet`, retryAfter(failure));
    case 'snapshot_not_found':
      return messageError(
        failure,
        `No snapshot of ${failure.regionId} at or before ${new Date(failure.instant).toISOString()}`,
      );
    case 'at_unavailable':
      return messageError(
        failure,
        `Nothing of ${failure.subject} is stored as of that instant; the earliest is ${new Date(failure.earliest).toISOString()}`,
      );
    case 'evidence_expired':
      return messageError(
        failure,
        `Evidence from before ${new Date(failure.keptSince).toISOString()} has expired; the snapshot is older`,
      );
    case 'pointer_unknown':
      return messageError(failure, 'The JSON Pointer does not resolve');
    case 'export_not_ready':
      return messageError(failure, 'This file is not written yet, or has no rows; retry later', retryAfter(failure));
    case 'range_not_satisfiable':
      return gatewayError(failure, `The file has ${failure.byteCount} bytes`, [
        'Content-Range',
        `bytes */${failure.byteCount}`,
      ]);
    case 'conversation_unknown':
      return messageError(failure, 'Unknown conversation: it has expired, or was never begun by this account');
    case 'item_unknown':
      return messageError(failure, `This account has no ${failure.kind} of this id`);
    case 'assessment_busy':
      return messageError(failure, 'Too many assessments are queued; retry later', retryAfter(failure));
    case 'streams_busy':
      return messageError(failure, 'This process serves as many streams as it may; retry later', retryAfter(failure));
    case 'store_unavailable':
      return messageError(
        failure,
        `The ${failure.isDiskFull === true ? 'disk of the store is full' : 'store is unreachable'}; retry later`,
        retryAfter(failure),
      );
    case 'model_unavailable':
      return codedError(failure, 'All model providers failed; no quota was used', retryAfter(failure));
    case 'internal':
      return messageError(failure, 'Internal error');
  }
}

const rendered = (failure: Failure, body: Rendered['body'], ...headers: Headers): Rendered => ({
  status: FAILURES[failure.code].status,
  body,
  headers,
});
const gatewayError = (failure: Failure, error: string, ...headers: Headers) => rendered(failure, { error }, ...headers);
const messageError = (failure: Failure, message: string, ...headers: Headers) =>
  rendered(failure, { message }, ...headers);
const codedError = (failure: Failure, message: string, ...headers: Headers) =>
  rendered(failure, { error: failure.code, message }, ...headers);
const retryAfter = (failure: { readonly retryAfterSeconds: number }): Headers[number] => [
  'Retry-After',
  String(failure.retryAfterSeconds),
];

const UNAUTHENTICATED = {
  missing: 'Missing API key or access token',
  ambiguous: 'More than one credential in the request',
  invalid: 'Invalid API key or access token',
} as const;

/** Two challenges (RFC 9110 §11.6.1): the bearer scheme, with RFC 6750's error only when one was presented, and the key. */
function challenge(reason: keyof typeof UNAUTHENTICATED): string {
  const error = reason === 'invalid' ? ', error="invalid_token"' : '';
  return `Bearer realm="barograph"${error}, ApiKey realm="barograph", header="${KEY_HEADERS[0]}"`;
}
