import { ERROR_BODIES, ProblemDetails } from '../conventions/error-bodies.ts';
import type { FailureCode } from '../conventions/failure.ts';
import { FAILURES } from '../conventions/failures.ts';
import { COMMON_HEADERS, ERROR_HEADERS, IDEMPOTENCY_HEADERS, RATE_HEADERS } from '../conventions/headers.ts';
import type { Endpoint } from '../conventions/operation.ts';
import { Type } from '../conventions/schema.ts';
import { type Json, type JsonObject, toJson } from './json.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { canBeMetered, canEchoKey, possibleFailures } from './possible-failures.ts';

/** All responses of an endpoint by status, success first. */
export function responsesOf(endpoint: Endpoint, schemas: NamedSchemas): JsonObject {
  return {
    '200': success(endpoint, schemas),
    ...(endpoint.conditional ? { '304': notModified(endpoint) } : {}),
    ...errorResponses(possibleFailures(endpoint), schemas, (code) => [
      ...(canBeMetered(code, endpoint) ? RATE_HEADERS : []),
      ...(canEchoKey(code, endpoint) ? IDEMPOTENCY_HEADERS : []),
    ]),
    default: {
      description: 'Gateway or handler error.',
      headers: headerReferences([...ERROR_HEADERS, ...rateHeaders(endpoint), ...idempotencyHeaders(endpoint)]),
      content: errorContent(['GatewayError', 'MessageError'], schemas),
    },
  };
}

/**
 * The answers to these failures, by status.
 * @param moreHeaders what the answer to a failure can carry beyond the headers of every error
 */
export function errorResponses(
  codes: readonly FailureCode[],
  schemas: NamedSchemas,
  moreHeaders: (code: FailureCode) => readonly string[] = () => [],
): JsonObject {
  const answers = byStatus(codes).map(([status, group]) => {
    return [status, error(group, schemas, group.flatMap(moreHeaders))] as const;
  });
  return Object.fromEntries(answers);
}

const projectionHeaders = ({ acceptsJmespath }: Endpoint): readonly string[] =>
  acceptsJmespath ? ['X-Projection-Cost'] : [];

/** A replay is counted also where the request itself is not. */
const rateHeaders = ({ requestCost, idempotent }: Endpoint): readonly string[] =>
  requestCost > 0 || idempotent ? RATE_HEADERS : [];

const idempotencyHeaders = ({ idempotent }: Endpoint): readonly string[] => (idempotent ? IDEMPOTENCY_HEADERS : []);

/** The same answers without bodies, as `HEAD` gives them. */
export function withoutBodies(responses: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { content: _, ...rest } = asObject(response);
      return [status, rest];
    }),
  );
}

export function headerReferences(names: readonly string[]): JsonObject {
  return Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function success(endpoint: Endpoint, schemas: NamedSchemas): Json {
  const media = endpoint.responseType.split(';')[0] ?? endpoint.responseType;
  const example = endpoint.exampleResponse === undefined ? {} : { example: toJson(endpoint.exampleResponse) };
  return {
    description: endpoint.summary,
    headers: headerReferences([
      ...COMMON_HEADERS,
      ...endpoint.successHeaders,
      ...(endpoint.conditional ? ['Content-Encoding'] : []),
      ...projectionHeaders(endpoint),
      ...rateHeaders(endpoint),
      ...idempotencyHeaders(endpoint),
    ]),
    content: { [media]: { schema: successSchema(endpoint, schemas), ...example }, ...events(endpoint) },
  };
}

/** The same response as events; the description lists their content. */
const events = ({ streams, exampleResponse }: Endpoint): JsonObject =>
  streams
    ? {
        'text/event-stream': {
          schema: {
            type: 'string',
            description: 'Server-sent events; the data of the last one, `answer`, is the JSON document.',
          },
          example: `event: progress\ndata: {"stage":"drafting"}\n\nevent: answer\ndata: ${JSON.stringify(exampleResponse)}\n\n`,
        },
      }
    : {};

/** An expression gives the answer any shape; that the second choice takes everything is what there is to say. */
function successSchema({ acceptsJmespath, response }: Endpoint, schemas: NamedSchemas): Json {
  const whole = schemas.reference(response);
  return acceptsJmespath ? { anyOf: [whole, schemas.reference(ProjectedAnswer)] } : whole;
}

const notModified = (endpoint: Endpoint): Json => ({
  description: 'The caller has this content by `If-None-Match` or `If-Modified-Since`.',
  headers: headerReferences([
    ...COMMON_HEADERS,
    ...endpoint.successHeaders,
    ...projectionHeaders(endpoint),
    ...rateHeaders(endpoint),
  ]),
});

function error(codes: readonly FailureCode[], schemas: NamedSchemas, more: readonly string[]): Json {
  const facts = codes.map((code) => FAILURES[code]);
  return {
    description: codes.map((code) => `\`${code}\`: ${FAILURES[code].when}`).join('\n\n'),
    headers: headerReferences([...ERROR_HEADERS, ...facts.flatMap((fact) => fact.headers), ...more]),
    content: errorContent([...new Set(facts.map((fact) => fact.body))], schemas),
  };
}

function errorContent(bodies: readonly (keyof typeof ERROR_BODIES)[], schemas: NamedSchemas): Json {
  const references = bodies.map((name) => schemas.reference(ERROR_BODIES[name]));
  const [first] = references;
  return {
    'application/json': { schema: references.length === 1 && first !== undefined ? first : { anyOf: references } },
    'application/problem+json': { schema: schemas.reference(ProblemDetails) },
  };
}

function byStatus(codes: readonly FailureCode[]): [string, FailureCode[]][] {
  const groups = new Map<string, FailureCode[]>();
  for (const code of codes) {
    const status = String(FAILURES[code].status);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const asObject = (value: Json): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** The body of a 200 whose request had a `jmespath` expression. */
const ProjectedAnswer = Type.Unknown({
  $id: 'ProjectedAnswer',
  description:
    'Only when the request had a `jmespath` expression: whatever JSON value the expression gave, `null` when nothing was found.',
});
