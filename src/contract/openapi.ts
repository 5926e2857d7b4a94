import { ProblemDetails } from './conventions/error-bodies.ts';
import { KEY_HEADERS, RESPONSE_HEADERS } from './conventions/headers.ts';
import type { Endpoint } from './conventions/operation.ts';
import { type JsonObject, toJson } from './openapi/json.ts';
import { NamedSchemas } from './openapi/named-schemas.ts';
import { everyPath, responsesOf } from './openapi/responses.ts';
import { SharedParameters } from './openapi/shared-parameters.ts';
import { SharedResponses } from './openapi/shared-responses.ts';

/**
 * The OpenAPI 3.1 description of every endpoint; pure, the same bytes for the same contract.
 * @param endpoints in the order the documentation lists them
 * @param version of the program
 */
export function openApiBundle(endpoints: readonly Endpoint[], version: string): JsonObject {
  const schemas = new NamedSchemas();
  const parameters = new SharedParameters(endpoints, schemas);
  const responses = new SharedResponses(schemas);
  const described = (endpoint: Endpoint) => ({
    ...named(endpoint),
    ...inputOf(endpoint, { schemas, parameters }),
    responses: responsesOf(endpoint, schemas, responses),
  });
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: described(endpoint) };
  const common = everyPath(schemas, responses);
  schemas.ofAnswer(ProblemDetails);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Barograph',
      version,
      summary: 'A geopolitical intelligence service whose users can check it',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: ANY_CREDENTIAL,
    tags: tagsOf(endpoints),
    paths,
    'x-every-path': common,
    components: {
      schemas: schemas.components(),
      responses: responses.components(),
      examples: responses.examples(),
      headers: responseHeaders(),
      parameters: parameters.components(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function tagsOf(endpoints: readonly Endpoint[]): JsonObject[] {
  const groups = [...new Set(endpoints.map(({ group }) => group))];
  return groups.map((name) => {
    const paths = endpoints.filter(({ group }) => group === name).map(({ path }) => SERVICE_PATH.exec(path)?.[0]);
    const places = [...new Set(paths.flatMap((path) => (path === undefined ? [] : [`\`${path}\``])))];
    return { name, description: places.length === 0 ? 'Outside the services.' : `Under ${places.join(', ')}.` };
  });
}

const SERVICE_PATH = /^\/api\/[a-z-]+\/v1\//;

const INTRODUCTION = `${[
  'Every error is JSON with `X-Request-Id`, `X-Error-Code` and `Cache-Control: no-store`.',
  'With `Accept: application/problem+json` the same error is an RFC 9457 document, `ProblemDetails`.',
  'All instants are integers of epoch milliseconds; values above 2^53 can lose precision in JavaScript clients.',
  'An answer has the described members and no other; a later version can add some.',
].join(' ')}\n\n${[
  'What holds of every path is in `x-every-path` and not repeated with each.',
  'An operation that lists no answer to a status has the one `with` its method, gate or a parameter, and the 400, but none of `x-never`; its gate is `gate` unless it names another.',
  '`HEAD` works for every `GET`, with its statuses and headers and no body; `OPTIONS` answers 204 without a credential, other methods 405.',
  'A list with the parameter `format` has the other `formats`, those with places GeoJSON too.',
  'A 200 with an `ETag` can become a 304; what reads a store can answer 503.',
  'Any answer can have the headers `always`, a 200 those of `success`, an error those of `error`, an answer to a counted request those of `counted`, one to a request with an idempotency key those of `keyed`.',
  '`/docs` has an example of every answer and says what its members mean.',
].join(' ')}`;

const SECURITY_SCHEMES: JsonObject = {
  ServiceKey: { type: 'apiKey', in: 'header', name: KEY_HEADERS[0], description: 'A user-issued or enterprise key.' },
  ApiKeyHeader: { type: 'apiKey', in: 'header', name: KEY_HEADERS[1], description: 'An alias of the same key.' },
  BearerAuth: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A token of an identity provider, for browser sessions.',
  },
};

const ANY_CREDENTIAL: readonly JsonObject[] = [{ ServiceKey: [] }, { ApiKeyHeader: [] }, { BearerAuth: [] }];

function responseHeaders(): JsonObject {
  return Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

const named = (endpoint: Endpoint): JsonObject => ({
  operationId: endpoint.operationId,
  tags: [endpoint.group],
  summary: endpoint.summary,
  description: endpoint.description,
  ...(endpoint.gate === 'public' ? { security: [{}, ...ANY_CREDENTIAL] } : {}),
  'x-gate': endpoint.gate,
});

interface Shared {
  readonly schemas: NamedSchemas;
  readonly parameters: SharedParameters;
}

function inputOf(endpoint: Endpoint, { schemas, parameters }: Shared): JsonObject {
  const taken = parameters.of(endpoint);
  const listed = taken.length === 0 ? {} : { parameters: taken };
  if (endpoint.method === 'GET') return listed;
  const example = endpoint.exampleInput === undefined ? {} : { example: toJson(endpoint.exampleInput) };
  return {
    ...listed,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.ofInput(endpoint.input), ...example } },
    },
  };
}
