import {
  COMMON_HEADERS,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  KEY_HEADERS,
  RESPONSE_HEADERS,
} from './conventions/headers.ts';
import type { Endpoint } from './conventions/operation.ts';
import { isObject, type Json, type JsonObject, toJson } from './openapi/json.ts';
import { NamedSchemas } from './openapi/named-schemas.ts';
import { BEFORE_ANY_METHOD } from './openapi/possible-failures.ts';
import { errorResponses, headerReferences, responsesOf, withoutBodies } from './openapi/responses.ts';

/**
 * The OpenAPI 3.1 description of every endpoint; pure, the same bytes for the same contract.
 * @param endpoints in the order the documentation lists them
 * @param version of the program
 */
export function openApiBundle(endpoints: readonly Endpoint[], version: string): JsonObject {
  const schemas = new NamedSchemas();
  const paths = Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint, schemas)]));
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
    tags: [...new Set(endpoints.map((endpoint) => endpoint.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components(),
      headers: responseHeaders(),
      parameters: SHARED_PARAMETERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const INTRODUCTION = [
  'Every error is JSON with `X-Request-Id`, `X-Error-Code` and `Cache-Control: no-store`.',
  'With `Accept: application/problem+json` the same error is an RFC 9457 document.',
  'All instants are integers of epoch milliseconds; values above 2^53 can lose precision in JavaScript clients.',
].join(' ');

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

const SHARED_PARAMETERS: JsonObject = {
  jmespath: {
    name: 'jmespath',
    in: 'query',
    required: false,
    description: [
      'JMESPath expression applied server-side to the JSON response; at most 1024 UTF-8 bytes. Empty means none.',
      'The body is then a `ProjectedAnswer`, whatever JSON value the expression gives; `null` when nothing is found.',
    ].join(' '),
    schema: { type: 'string' },
    example: 'snapshot.regime.label',
  },
  idempotencyKey: {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description: 'Client-generated key, kept 24 hours: the same key with the same body replays the first answer.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN },
  },
};

function responseHeaders(): JsonObject {
  return Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function pathItem(endpoint: Endpoint, schemas: NamedSchemas): JsonObject {
  const responses = responsesOf(endpoint, schemas);
  const main = { ...described(endpoint, ''), ...inputOf(endpoint, schemas), responses };
  const options = {
    ...described(endpoint, 'Options'),
    security: [],
    responses: {
      '204': {
        description: 'Methods of this path; needs no credential.',
        headers: headerReferences([
          ...COMMON_HEADERS,
          'Allow',
          'Access-Control-Allow-Methods',
          'Access-Control-Allow-Headers',
          'Access-Control-Max-Age',
        ]),
      },
      ...errorResponses(BEFORE_ANY_METHOD, schemas),
    },
  };
  if (endpoint.method === 'POST') return { post: main, options };
  const head = {
    ...described(endpoint, 'Head'),
    ...inputOf(endpoint, schemas),
    responses: withoutBodies(responses),
  };
  return { get: main, head, options };
}

const described = (endpoint: Endpoint, suffix: string): JsonObject => ({
  operationId: `${endpoint.operationId}${suffix}`,
  tags: [endpoint.group],
  summary: endpoint.summary,
  description: endpoint.description,
  security: endpoint.gate === 'public' ? [{}, ...ANY_CREDENTIAL] : ANY_CREDENTIAL,
  'x-gate': endpoint.gate,
});

function inputOf(endpoint: Endpoint, schemas: NamedSchemas): JsonObject {
  const parameters = endpoint.method === 'GET' ? queryParameters(endpoint, schemas) : [];
  if (endpoint.acceptsJmespath) parameters.push({ $ref: '#/components/parameters/jmespath' });
  if (endpoint.idempotent) parameters.push({ $ref: '#/components/parameters/idempotencyKey' });
  const listed = parameters.length === 0 ? {} : { parameters };
  if (endpoint.method === 'GET') return listed;
  const example = endpoint.exampleInput === undefined ? {} : { example: toJson(endpoint.exampleInput) };
  return {
    ...listed,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.reference(endpoint.input), ...example } },
    },
  };
}

function queryParameters(endpoint: Endpoint, schemas: NamedSchemas): JsonObject[] {
  const input = toJson(endpoint.input);
  if (!isObject(input) || !isObject(input.properties)) return [];
  const required: readonly unknown[] = Array.isArray(input.required) ? input.required : [];
  return Object.entries(input.properties).map(([name, schema]) => {
    const { description, ...rest } = isObject(schema) ? schema : {};
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: schemas.reference(rest),
      ...exampleOf(endpoint, name),
    };
  });
}

function exampleOf(endpoint: Endpoint, name: string): { example?: Json } {
  const example = endpoint.exampleInput === undefined ? undefined : toJson(endpoint.exampleInput);
  const value = isObject(example) ? example[name] : undefined;
  return value === undefined ? {} : { example: value };
}
