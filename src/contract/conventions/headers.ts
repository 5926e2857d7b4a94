/** What a response header says, for the OpenAPI bundle; names as they are written on the wire. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': 'Id of this request; quote it in support requests.',
  Traceresponse:
    'Trace and span of this answer, when the request named its trace in `traceparent` (W3C Trace Context).',
  'X-Error-Code': 'Stable snake_case code of the error.',
  'X-Content-Type-Options': '`nosniff`: the media type is the one that `Content-Type` names.',
  'Cache-Control': 'Caching rule; `no-store` on every error.',
  Vary: 'Request headers that select this response.',
  ETag: 'Strong validator: a hash of the content, with `-br` or `-gz` for compressed bytes.',
  'Accept-Ranges': '`bytes`: a part can be asked for by `Range`.',
  'Content-Range': 'Which bytes of how many these are; of a 416 how many there are.',
  'Content-Encoding': '`br` or `gzip` when the bytes are compressed, as `Accept-Encoding` asked.',
  'Last-Modified': 'When the content was generated.',
  'X-Snapshot-Id': 'Equals `snapshot.meta.snapshotId`.',
  'X-Valid-Until': 'Equals `snapshot.meta.validUntil` (epoch milliseconds).',
  'X-Snapshot-Stale': '`true` once `validUntil` has passed.',
  'X-Snapshot-Signature':
    '`ed25519; kid="…"; sig="…"`: Ed25519 over the canonical JSON (RFC 8785) of the whole `snapshot`; `kid` is one of `/.well-known/jwks.json`. Absent on a snapshot stored before the first key existed.',
  'X-As-Of': 'The instant that the answer is as of (epoch milliseconds).',
  Link: 'Of a list in another form than JSON: `rel="next"`, the next page; absent on the last one.',
  'X-Next-Cursor': '`cursor` of the page in `Link`.',
  'X-Source-States': 'Of a list in another form than JSON: `state` of each feed in `sources`.',
  'X-Companion-Signature':
    'As `X-Snapshot-Signature`, over the complete `companion` of `get-snapshot-companion`, which this answer is, or is a part of.',
  'X-Inputs-Signature': 'As `X-Snapshot-Signature`, over the complete `inputs` of this answer.',
  'X-Fallback-Reason':
    'Why the built-in analyst answered instead of a model: `model_unavailable`, `unusable_plan` (nothing usable was written) or `budget` (the text was cut off at its limit).',
  'X-Projection-Cost': 'Steps of the `jmespath` expression, until it ended or was rejected.',
  'X-Data-Mode': '`degraded` while the store is unreachable and the answer comes from memory.',
  'X-Data-World': '`live`, or `exercise` when the data describe an invented world.',
  'WWW-Authenticate': 'The accepted credential schemes.',
  Allow: 'Methods of this path.',
  Accept: 'Media types that the operation accepts.',
  'Retry-After': 'Seconds to wait.',
  'Idempotency-Key': 'The key of the request.',
  'Idempotent-Replayed': '`true` when this is the answer to an earlier request with the same key.',
  'Idempotency-Status':
    '`unavailable` when this answer is not kept for replay: the store could not be reached, or the claim on the key was lost.',
  'X-RateLimit-Limit': 'Maximum requests in the tightest window.',
  'X-RateLimit-Remaining': 'Requests remaining in that window.',
  'X-RateLimit-Reset': 'Unix epoch milliseconds when that window resets.',
  'RateLimit-Policy':
    'Every window this request was counted in: name, `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers).',
  RateLimit: 'The tightest window: name, `r` requests remaining, `t` seconds until it resets.',
  'X-RateLimit-Mode': '`degraded` while the shared counters are unreachable and this process counts alone.',
  'Content-Security-Policy': 'Content policy of the page: nothing from other origins.',
  'Access-Control-Allow-Origin': 'The origin of the request, when it is one of the configured ones.',
  'Access-Control-Expose-Headers': 'Headers a page of that origin may read.',
  'Access-Control-Allow-Methods': 'Methods of this path.',
  'Access-Control-Allow-Headers': 'Request headers a page may send.',
  'Access-Control-Max-Age': 'Seconds that a preflight response is valid.',
} as const satisfies Record<string, string>;

export type ResponseHeaderName = keyof typeof RESPONSE_HEADERS;

/** Headers any answer may carry. */
export const COMMON_HEADERS: readonly ResponseHeaderName[] = [
  'X-Request-Id',
  'Traceresponse',
  'Vary',
  'X-Content-Type-Options',
  'X-Data-World',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
];

/** Headers of every error. */
export const ERROR_HEADERS: readonly ResponseHeaderName[] = [...COMMON_HEADERS, 'Cache-Control', 'X-Error-Code'];

/** Headers of every answer whose request was counted; the last one only while counting is degraded. */
export const RATE_HEADERS: readonly ResponseHeaderName[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Mode',
];

/** Headers of every answer to a request with an idempotency key; the last one only without the guarantee. */
export const IDEMPOTENCY_HEADERS: readonly ResponseHeaderName[] = [
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Idempotency-Status',
];

/** The standard credential header and its alias; configuration may add further names. */
export const KEY_HEADERS = ['X-Service-Key', 'X-Api-Key'] as const;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** On every answer of every listener. */
export const NO_SNIFF = ['X-Content-Type-Options', 'nosniff'] as const;

/** SPEC.md, Limits: 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = '^[\\x21-\\x7E]{1,255}$';
