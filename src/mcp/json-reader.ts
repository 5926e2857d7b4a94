import { isList, isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';

/** The member at the end of a path of names; undefined where it does not lead so far. */
export function member(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (found, name) => (isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    value,
  );
}

/** The objects of a list; none where there is no list. */
export const objects = (value: Json | undefined): readonly JsonObject[] =>
  isList(value) ? value.filter(isObject) : [];

/** The texts of a list; none where there is no list. */
export const texts = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.filter((one) => typeof one === 'string') : [];

/** A text; empty for anything else. */
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A number; not a number for anything else. */
export const number = (value: Json | undefined): number => (typeof value === 'number' ? value : Number.NaN);

/** An instant as ISO 8601 in UTC; empty for what is none. @param value epoch ms */
export const instant = (value: Json | undefined): string =>
  typeof value === 'number' ? new Date(value).toISOString() : '';

/** The members that are not undefined. */
export const defined = (members: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined));
