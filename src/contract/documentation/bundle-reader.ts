import { isList, isObject, type Json, type JsonObject } from '../openapi/json.ts';

/** Members of an object, none when it is no object. */
export const members = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : [];

export const items = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

/** The value at a path of member names. */
export function at(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((current, name) => (isObject(current) ? current[name] : undefined), value);
}

/** The text at a path; empty when there is none. */
export function textAt(value: Json | undefined, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The answer of an operation that is no failure. */
export const successOf = (operation: Json | undefined): Json | undefined =>
  members(at(operation, 'responses')).find(([status]) => /^2/.test(status))?.[1];

/** Follows a local reference. */
export function resolved(bundle: JsonObject, value: Json | undefined): Json | undefined {
  const reference = textAt(value, '$ref');
  return reference === '' ? value : at(bundle, ...reference.slice(2).split('/'));
}

/** The last segment of a reference: the name of a schema or header. */
export const referenceName = (value: Json | undefined): string => textAt(value, '$ref').split('/').at(-1) ?? '';

/** What members beyond the named ones of an object hold; undefined where it says nothing of them. */
export const furtherMembers = (schema: Json | undefined): Json | undefined =>
  at(schema, 'additionalProperties') ?? members(at(schema, 'patternProperties'))[0]?.[1];
