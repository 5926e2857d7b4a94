import { isList, isObject, type Json, type JsonObject } from './json.ts';

/**
 * The answers that an operation has by what it is and takes, as `x-every-path` gives them under `with`: by its method, its gate
 * and the names of its parameters, and the 400 of every path; without those of `x-never`. Its own answer to the same status
 * goes before.
 */
export function answersByKind(bundle: JsonObject, method: string, operation: JsonObject): JsonObject {
  const common = memberOf(bundle, 'x-every-path');
  const { 400: refused } = memberOf(common, 'responses');
  const names = new Set([method, String(operation['x-gate'] ?? memberOf(common).gate), ...parameterNames(operation)]);
  const kinds = Object.entries(memberOf(common, 'with')).filter(([kind]) => names.has(kind));
  const answers = Object.assign({}, refused === undefined ? {} : { 400: refused }, ...kinds.map(([, given]) => given));
  const never = listOf(operation['x-never']);
  return Object.fromEntries(Object.entries<Json>(answers).filter(([status]) => !never.includes(status)));
}

/** A bundle whose operations leave out what `x-every-path` says of them: answers by kind, and the commonest gate. */
export function withoutRepetition(bundle: JsonObject): JsonObject {
  const { gate } = memberOf(bundle, 'x-every-path');
  const shortened = (method: string, operation: Json): Json => {
    if (!isObject(operation)) return operation;
    const byKind = answersByKind(bundle, method, operation);
    const isOwn = ([status, answer]: [string, Json]) => JSON.stringify(byKind[status]) !== JSON.stringify(answer);
    const whole = memberOf(operation, 'responses');
    const never = Object.keys(byKind).filter((status) => whole[status] === undefined);
    const { 'x-gate': own, responses: _, ...rest } = operation;
    return {
      ...rest,
      ...(own === gate || own === undefined ? {} : { 'x-gate': own }),
      ...(never.length === 0 ? {} : { 'x-never': never }),
      responses: Object.fromEntries(Object.entries(whole).filter(isOwn)),
    };
  };
  const items = Object.entries(memberOf(bundle, 'paths')).map(([path, item]) => {
    const operations = Object.entries(memberOf(item)).map(([method, one]) => [method, shortened(method, one)] as const);
    return [path, Object.fromEntries(operations)] as const;
  });
  const components = memberOf(bundle, 'components');
  const schemas = Object.entries(memberOf(components, 'schemas')).map(
    ([name, one]) => [name, withoutType(one)] as const,
  );
  return {
    ...bundle,
    paths: Object.fromEntries(items),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

/** What extends an object is one. */
function withoutType(schema: Json): Json {
  if (!isObject(schema) || schema.allOf === undefined) return schema;
  const { type: _, ...rest } = schema;
  return rest;
}

const parameterNames = ({ parameters }: JsonObject): readonly string[] =>
  listOf(parameters).flatMap((one) => (isObject(one) ? [String(one.$ref ?? one.name).replace(/^.*\//, '')] : []));

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

function memberOf(value: Json | undefined, name?: string): JsonObject {
  const found = name === undefined || !isObject(value) ? value : value[name];
  return isObject(found) ? found : {};
}
