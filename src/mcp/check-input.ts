import { isList, isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';

/** The first broken rule of an argument. */
export interface InputProblem {
  /** Name of the argument, with the place inside it. */
  readonly field: string;
  readonly message: string;
}

/**
 * Checks arguments against the schema that the list of tools shows: types, enumerations, lengths, bounds, required and unknown
 * members. Undefined where every rule holds.
 */
export function inputProblem(schema: JsonObject, value: Json, field = ''): InputProblem | undefined {
  const { type } = schema;
  if (isList(schema.enum) && !schema.enum.some((allowed) => allowed === value))
    return { field, message: `must be one of ${schema.enum.join(', ')}` };
  if (type === 'object') return objectProblem(schema, value, field);
  if (type === 'array') return listProblem(schema, value, field);
  if (type === 'string') return textProblem(schema, value, field);
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : { field, message: 'must be true or false' };
  return type === 'integer' || type === 'number' ? numberProblem(schema, value, field) : undefined;
}

function objectProblem(schema: JsonObject, value: Json, field: string): InputProblem | undefined {
  if (!isObject(value)) return { field, message: 'must be an object' };
  const properties = isObject(schema.properties) ? schema.properties : {};
  const place = (name: string): string => (field === '' ? name : `${field}.${name}`);
  for (const name of isList(schema.required) ? schema.required : [])
    if (typeof name === 'string' && !Object.hasOwn(value, name)) return { field: place(name), message: 'is required' };
  for (const [name, member] of Object.entries(value)) {
    const rule = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (rule === undefined && schema.additionalProperties === false)
      return { field: place(name), message: `is unknown; known are ${Object.keys(properties).join(', ')}` };
    const problem = isObject(rule) ? inputProblem(rule, member, place(name)) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function listProblem({ items, minItems, maxItems }: JsonObject, value: Json, field: string): InputProblem | undefined {
  if (!isList(value)) return { field, message: 'must be a list' };
  if (typeof minItems === 'number' && value.length < minItems)
    return { field, message: `must have at least ${minItems} items` };
  if (typeof maxItems === 'number' && value.length > maxItems)
    return { field, message: `must have at most ${maxItems} items` };
  if (!isObject(items)) return undefined;
  for (const [index, item] of value.entries()) {
    const problem = inputProblem(items, item, `${field}[${index}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function textProblem(
  { minLength, maxLength, format }: JsonObject,
  value: Json,
  field: string,
): InputProblem | undefined {
  if (typeof value !== 'string') return { field, message: 'must be a string' };
  const length = [...value].length;
  if (typeof minLength === 'number' && length < minLength) return { field, message: 'must not be empty' };
  if (typeof maxLength === 'number' && length > maxLength)
    return { field, message: `must have at most ${maxLength} characters` };
  if (format === 'date-time' && !isInstant(value))
    return { field, message: 'must be an ISO 8601 instant in UTC, e.g. 2026-11-20T06:00:00Z' };
  return undefined;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** A day that does not exist is none: `Date.parse` reads 30 February as 1 March. */
const isInstant = (text: string): boolean =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.slice(0, 10));

function numberProblem(schema: JsonObject, value: Json, field: string): InputProblem | undefined {
  const { type, minimum, maximum } = schema;
  if (typeof value !== 'number' || (type === 'integer' && !Number.isSafeInteger(value)))
    return { field, message: type === 'integer' ? 'must be an integer' : 'must be a number' };
  if (typeof minimum === 'number' && value < minimum) return { field, message: `must be at least ${minimum}` };
  if (typeof maximum === 'number' && value > maximum) return { field, message: `must be at most ${maximum}` };
  return undefined;
}
