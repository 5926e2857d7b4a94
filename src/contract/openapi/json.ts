/** JSON as the OpenAPI bundle is made of; members keep their order. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [member: string]: Json };

/**
 * A plain JSON copy of a value; members that are `undefined` or not JSON are left out.
 * @throws TypeError on a value that JSON cannot carry at all
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object') throw new TypeError(`${typeof value} is not JSON`);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined && typeof member !== 'function')
      .map(([name, member]) => [name, toJson(member)]),
  );
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
