import { CATALOGUE } from '../catalogue.ts';
import type { Endpoint, Operation } from '../conventions/operation.ts';
import { at, items, members, resolved, successOf, textAt } from '../documentation/bundle-reader.ts';
import type { Json, JsonObject } from '../openapi/json.ts';
import { PLATFORM } from '../platform.ts';
import { camelCase, snakeCase } from './names.ts';

/** A parameter of a query. */
export interface DescribedParameter {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly schema: Json | undefined;
}

/** What a client has to know of an operation. */
export interface DescribedOperation {
  readonly name: string;
  /** Under which the client has it, in camel case. */
  readonly service: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** Of a GET: either all in snake case, or all in camel case. */
  readonly parameters: readonly DescribedParameter[];
  /** Of a POST. */
  readonly isSnake: boolean;
  readonly body: Json | undefined;
  readonly response: Json | undefined;
  /** Of an operation that answers in pages. */
  readonly list: { readonly items: string; readonly item: Json | undefined } | undefined;
}

/** Clients read JSON, the whole answer: no other format and no projection, whose shape no type would describe. */
const UNTYPED_PARAMETERS = ['jmespath', 'format'];
const NO_METHODS = ['mcp', 'protectedResource', 'protectedMcpResource', 'openapiJson'];

/**
 * Every operation that clients have a method for: the catalogue without the stream, which clients follow by hand, and what
 * the platform answers in JSON.
 * @param bundle the OpenAPI bundle that holds them
 * @throws Error for a POST without idempotency keys, which a client would run twice when it repeats one
 */
export function describedOperations(bundle: JsonObject): readonly DescribedOperation[] {
  const platform = Object.entries<Endpoint>(PLATFORM).filter(
    ([name, { responseType }]) => responseType === 'application/json' && !NO_METHODS.includes(name),
  );
  const services = Object.entries<Operation>(CATALOGUE)
    .filter(([, { isLive }]) => !isLive)
    .map(([name, operation]) => described(name, operation, { service: camelCase(operation.service), bundle }));
  return [...services, ...platform.map(([name, one]) => described(name, one, { service: 'platform', bundle }))];
}

function described(
  name: string,
  { method, path, summary, idempotent }: Endpoint,
  { service, bundle }: { readonly service: string; readonly bundle: JsonObject },
): DescribedOperation {
  if (method === 'POST' && !idempotent) throw new Error(`${name} cannot be repeated`);
  const item = at(bundle, 'paths', path, method.toLowerCase());
  const parameters = items(at(item, 'parameters'))
    .map((parameter) => resolved(bundle, parameter))
    .filter((parameter) => textAt(parameter, 'in') === 'query')
    .map((parameter) => ({
      name: textAt(parameter, 'name'),
      description: textAt(parameter, 'description'),
      isRequired: at(parameter, 'required') === true,
      schema: resolved(bundle, at(parameter, 'schema')),
    }))
    .filter((parameter) => !UNTYPED_PARAMETERS.includes(parameter.name));
  const body = at(item, 'requestBody', 'content', 'application/json', 'schema');
  const response = members(at(successOf(item), 'content')).map(([, media]) => at(media, 'schema'))[0];
  const names = [...parameters.map((parameter) => parameter.name), ...propertiesOf(bundle, body).map(([own]) => own)];
  const isSnake = parameters.every((parameter) => snakeCase(parameter.name) === parameter.name);
  if (!isSnake && parameters.some((parameter) => camelCase(parameter.name) !== parameter.name))
    throw new Error(`${name} has parameters in snake case and in camel case`);
  return {
    ...{ name, service, method, path, summary, parameters, body, response, isSnake },
    list: listIn(propertiesOf(bundle, response), names),
  };
}

/** A list names its next page, and its input takes that. */
function listIn(answered: readonly (readonly [string, Json])[], inputs: readonly string[]): DescribedOperation['list'] {
  const has = (name: string) => answered.some(([own]) => own === name);
  const isPaged =
    inputs.includes('cursor') && (has('pagination') || has('nextCursor'))
      ? true
      : inputs.includes('after') && inputs.includes('page_size') && has('nextAfter');
  const rows = answered.find(([name, schema]) => name !== 'sources' && textAt(schema, 'type') === 'array');
  return isPaged && rows !== undefined ? { items: rows[0], item: at(rows[1], 'items') } : undefined;
}

/** Members of an object, its bases' first. */
export function propertiesOf(bundle: JsonObject, schema: Json | undefined): readonly (readonly [string, Json])[] {
  const found = resolved(bundle, schema);
  const inherited = items(at(found, 'allOf')).flatMap((base) => propertiesOf(bundle, base));
  return [...inherited, ...members(at(found, 'properties'))];
}

/** Whether a call without any input is valid. */
export const isFree = ({ body, parameters }: DescribedOperation): boolean =>
  body === undefined && parameters.every(({ isRequired }) => !isRequired);

/** Operations by service, in the order in which services first come. */
export function byService(
  operations: readonly DescribedOperation[],
): readonly (readonly [string, readonly DescribedOperation[]])[] {
  const services = [...new Set(operations.map(({ service }) => service))];
  return services.map((service) => [service, operations.filter((operation) => operation.service === service)]);
}
