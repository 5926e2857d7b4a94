import type { FailureCode } from '../conventions/failure.ts';
import { DOCUMENT_TYPES } from '../conventions/handler.ts';
import {
  COMMON_HEADERS,
  ERROR_HEADERS,
  IDEMPOTENCY_HEADERS,
  RATE_HEADERS,
  type ResponseHeaderName,
} from '../conventions/headers.ts';
import type { Endpoint } from '../conventions/operation.ts';
import { FeatureCollection } from '../records/feature-collection.ts';
import { LIST_FORMATS } from '../records/list-formats.ts';
import { type JsonObject, toJson } from './json.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { BEFORE_ANY_METHOD, possibleFailures, SAID_ONCE } from './possible-failures.ts';
import { headerReferences, type SharedResponses } from './shared-responses.ts';

/** Headers of answers that have no failure, said once for all endpoints. */
const OF_SUCCESS: readonly ResponseHeaderName[] = [
  'Cache-Control',
  'ETag',
  'Content-Encoding',
  'X-Projection-Cost',
  'X-As-Of',
  'Link',
  'X-Next-Cursor',
  'X-Source-States',
];

/** All responses of an endpoint by status but those of every path, success first. */
export function responsesOf(endpoint: Endpoint, schemas: NamedSchemas, shared: SharedResponses): JsonObject {
  return {
    [String(endpoint.successStatus)]: success(endpoint, schemas),
    ...(endpoint.isRanged ? { '206': { ...success(endpoint, schemas), description: 'Partial Content' } } : {}),
    ...shared.errors(possibleFailures(endpoint), isItsOwn),
  };
}

/** Of the answers of every path an endpoint repeats the commonest alone. */
const isItsOwn = (codes: readonly FailureCode[]): boolean =>
  codes.includes('validation_failed') || codes.some((code) => !SAID_ONCE.includes(code));

const NOT_MODIFIED =
  'The caller has this content by `If-None-Match` or `If-Modified-Since`; headers as those of the 200, without those of its bytes.';

/**
 * What holds of every path, or of every operation of a kind, and need not be repeated with each: answers, gate, `OPTIONS`,
 * headers. `HEAD` is as `GET`.
 */
export const everyPath = (schemas: NamedSchemas, shared: SharedResponses): JsonObject => ({
  responses: { '304': shared.reference('304', { description: NOT_MODIFIED }), ...shared.errors(SAID_ONCE) },
  options: {
    '204': shared.reference('204', {
      description: 'Methods of this path; needs no credential.',
      headers: headerReferences([
        'Allow',
        'Access-Control-Allow-Methods',
        'Access-Control-Allow-Headers',
        'Access-Control-Max-Age',
      ]),
    }),
    ...shared.errors(BEFORE_ANY_METHOD),
  },
  with: {
    post: shared.errors(['payload_too_large', 'unsupported_media_type']),
    pro: shared.errors(['origin_refused', 'not_entitled', 'entitlement_unverifiable']),
    at: shared.errors(['at_unavailable']),
    jmespath: shared.errors(['malformed_request', 'validation_failed', 'projection_failed']),
    idempotencyKey: shared.errors([
      'idempotency_conflict',
      'idempotency_key_reused',
      'rate_limited',
      'idempotency_store_full',
    ]),
  },
  gate: 'key',
  formats: {
    [LIST_FORMATS.csv]: { schema: { type: 'string' } },
    [LIST_FORMATS.parquet]: { schema: { type: 'string', format: 'binary' } },
    [LIST_FORMATS.jsonl]: { schema: { type: 'string' } },
    [LIST_FORMATS.geojson]: { schema: schemas.ofAnswer(FeatureCollection) },
  },
  headers: {
    always: COMMON_HEADERS,
    success: OF_SUCCESS,
    error: ERROR_HEADERS.filter((name) => !COMMON_HEADERS.includes(name)),
    counted: RATE_HEADERS,
    keyed: IDEMPOTENCY_HEADERS,
  },
});

function success(endpoint: Endpoint, schemas: NamedSchemas): JsonObject {
  const { responseType, response, exampleResponse, successHeaders } = endpoint;
  const media = responseType.split(';')[0] ?? responseType;
  const example = exampleResponse === undefined ? {} : { example: toJson(exampleResponse) };
  const own = headerReferences(successHeaders.filter((name) => !OF_SUCCESS.includes(name)));
  return {
    description: endpoint.successStatus === 200 ? 'OK' : 'Accepted',
    ...(Object.keys(own).length === 0 ? {} : { headers: own }),
    content: {
      [media]: { schema: schemas.ofAnswer(response), ...example },
      ...events(endpoint),
      ...documents(endpoint),
    },
  };
}

/** The same response as events; the description lists their content. */
const events = ({ streams, isLive, exampleProgress, exampleResponse }: Endpoint): JsonObject =>
  isLive
    ? { 'text/event-stream': { schema: { type: 'string' } } }
    : streams
      ? {
          'text/event-stream': {
            schema: {
              type: 'string',
              description: 'Server-sent events; the data of the last one, `answer`, is the JSON document.',
            },
            example: `event: progress\ndata: ${JSON.stringify(exampleProgress ?? { stage: 'drafting' })}\n\nevent: answer\ndata: ${JSON.stringify(exampleResponse)}\n\n`,
          },
        }
      : {};

/** The same answer for people. */
const documents = ({ hasDocuments }: Endpoint): JsonObject =>
  hasDocuments
    ? Object.fromEntries(Object.values(DOCUMENT_TYPES).map((media) => [media, { schema: { type: 'string' } }]))
    : {};
