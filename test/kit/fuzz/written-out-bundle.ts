import { FAILURES } from '../../../src/contract/conventions/failures.ts';
import type { Endpoint } from '../../../src/contract/conventions/operation.ts';
import {
  at,
  items,
  members,
  referenceName,
  resolved,
  textAt,
} from '../../../src/contract/documentation/bundle-reader.ts';
import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { isList, isObject, type Json, type JsonObject } from '../../../src/contract/openapi/json.ts';
import { canBeMetered, canEchoKey, possibleFailures } from '../../../src/contract/openapi/possible-failures.ts';
import { answersByKind } from '../../../src/contract/openapi/said-once.ts';
import { LIST_FORMATS } from '../../../src/contract/records/list-formats.ts';

/**
 * A bundle with all that it says once written out at every path: `HEAD`, `OPTIONS`, the answers and headers of every path, the
 * second form of errors, and that answers have no further members.
 */
export function writtenOut(bundle: JsonObject): JsonObject {
  const paths = members(bundle.paths).map(([path, item]) => [path, writtenItem(bundle, path, item)] as const);
  const components = isObject(bundle.components) ? bundle.components : {};
  return { ...bundle, paths: Object.fromEntries(paths), components: { ...components, schemas: closedSchemas(bundle) } };
}

function writtenItem(bundle: JsonObject, path: string, item: Json): JsonObject {
  const written = members(item).map(([method, main]) => writtenMethod(bundle, { path, method, main }));
  return Object.assign({}, ...written.toReversed());
}

interface OneMethod {
  readonly path: string;
  readonly method: string;
  readonly main: Json;
}

/** A method of a path, with what the path has with every method. */
function writtenMethod(bundle: JsonObject, { path, method, main }: OneMethod): JsonObject {
  const endpoint = Object.values<Endpoint>(ENDPOINTS).find(
    (one) => one.path === path && one.method.toLowerCase() === method,
  );
  if (endpoint === undefined) throw new Error(`no endpoint at ${method} ${path}`);
  if (!isObject(main)) throw new Error(`nothing is said of ${path}`);
  const context = { bundle, endpoint };
  const gate = main['x-gate'] ?? at(bundle, 'x-every-path', 'gate') ?? '';
  const listed = { ...answersByKind(bundle, method, main), ...(isObject(main.responses) ? main.responses : {}) };
  const own = withFormats(bundle, main, answersOf(context, listed));
  const whole = { ...main, 'x-gate': gate, responses: { ...commonAnswers(context), ...own } };
  const options = {
    operationId: `${textAt(main, 'operationId')}Options`,
    'x-gate': gate,
    responses: answersOf({ ...context, isOptions: true }, at(bundle, 'x-every-path', 'options')),
  };
  if (method === 'post') return { post: whole, options };
  const bodiless = members(whole.responses).map(([status, response]) => [status, without(response, 'content')]);
  const operationId = `${textAt(main, 'operationId')}Head`;
  return { get: whole, head: { ...whole, operationId, responses: Object.fromEntries(bodiless) }, options };
}

interface Context {
  readonly bundle: JsonObject;
  readonly endpoint: Endpoint;
  readonly isOptions?: boolean;
}

/** A list with `format` has the other forms that are said once. */
function withFormats(bundle: JsonObject, operation: JsonObject, responses: JsonObject): JsonObject {
  const parameters = items(operation.parameters).map((one) => resolved(bundle, one));
  const format = parameters.find((parameter) => textAt(parameter, 'name') === 'format');
  const names = items(at(format, 'schema', 'enum')).map(String);
  const forms = members(at(bundle, 'x-every-path', 'formats')).filter(([media]) =>
    Object.entries(LIST_FORMATS).some(([name, type]) => type === media && names.includes(name)),
  );
  const { 200: answer } = responses;
  const content = at(answer, 'content');
  if (forms.length === 0 || !isObject(answer) || !isObject(content)) return responses;
  return { ...responses, 200: { ...answer, content: { ...content, ...Object.fromEntries(forms) } } };
}

/** Of the answers of every path those that this endpoint can give. */
function commonAnswers(context: Context): JsonObject {
  const { bundle, endpoint } = context;
  const possible = new Set(possibleFailures(endpoint).map((code) => String(FAILURES[code].status)));
  const said = members(at(bundle, 'x-every-path', 'responses'));
  const own = said.filter(([status]) => possible.has(status) || (status === '304' && endpoint.conditional));
  return answersOf(context, Object.fromEntries(own));
}

function answersOf(context: Context, responses: Json | undefined): JsonObject {
  const written = members(responses).map(([status, response]) => {
    const whole = resolved(context.bundle, response);
    const headers = {
      ...headersOf(context, Number(status), whole),
      ...Object.fromEntries(members(at(whole, 'headers'))),
    };
    return [status, { ...(isObject(whole) ? whole : {}), headers, ...contentOf(status, whole) }] as const;
  });
  return Object.fromEntries(written);
}

function contentOf(status: string, response: Json | undefined): { content?: JsonObject } {
  const content = at(response, 'content');
  if (!isObject(content)) return {};
  if (Number(status) >= 400) return { content: { ...content, 'application/problem+json': PROBLEM } };
  const forms = members(content).map(([media, form]): [string, Json] => {
    const schema = at(form, 'schema');
    return [media, isObject(form) && schema !== undefined ? { ...form, schema: closed(schema) } : form];
  });
  return { content: Object.fromEntries(forms) };
}

const PROBLEM: JsonObject = { schema: { $ref: '#/components/schemas/ProblemDetails' } };

/** The headers that `x-every-path` gives an answer of this status, by what its failures allow. */
function headersOf({ bundle, endpoint, isOptions }: Context, status: number, response: Json | undefined): JsonObject {
  const listed = (group: string) => items(at(bundle, 'x-every-path', 'headers', group)).map(String);
  const named = members(at(response, 'content', 'application/json', 'examples')).map(([code]) => code);
  const codes = possibleFailures(endpoint).filter((code) => named.includes(code));
  const isError = status >= 400;
  const isCounted = isError
    ? codes.some((code) => canBeMetered(code, endpoint))
    : endpoint.requestCost > 0 || endpoint.idempotent;
  const isKeyed = isError ? codes.some((code) => canEchoKey(code, endpoint)) : endpoint.idempotent;
  const success = listed('success').filter((name) => status !== 304 || name !== 'Content-Encoding');
  const names = [
    ...listed('always'),
    ...(isError ? listed('error') : []),
    ...(isError || isOptions === true ? [] : success),
    ...(isCounted && isOptions !== true ? listed('counted') : []),
    ...(isKeyed && isOptions !== true ? listed('keyed') : []),
    // CONTRACT.md §8: a 304 has the headers of its 200.
    ...(status === 304 ? endpoint.successHeaders : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Objects of answers are closed; one that others extend is closed in them. */
function closedSchemas(bundle: JsonObject): JsonObject {
  const schemas = members(at(bundle, 'components', 'schemas'));
  const bases = new Set(basesIn(bundle));
  return Object.fromEntries(schemas.map(([name, schema]) => [name, bases.has(name) ? schema : closed(schema)]));
}

function basesIn(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(basesIn);
  if (!isObject(value)) return [];
  return [...items(value.allOf).map(referenceName), ...members(value).flatMap(([, part]) => basesIn(part))];
}

function closed(schema: Json): Json {
  if (isList(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const parts = Object.fromEntries(members(schema).map(([member, part]) => [member, closed(part)]));
  if (schema.allOf !== undefined) return { ...parts, unevaluatedProperties: false };
  if (schema.type !== 'object' || !isObject(schema.properties)) return parts;
  return schema.additionalProperties === undefined ? { ...parts, additionalProperties: false } : parts;
}

function without(value: Json, member: string): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(members(value).filter(([name]) => name !== member));
}
