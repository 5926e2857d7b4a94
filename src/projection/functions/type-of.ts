import { JsonList, type JsonValue } from '../json-value.ts';

export type TypeName = 'number' | 'string' | 'boolean' | 'array' | 'object' | 'null';

/** The name that JMESPath gives a type. */
export function typeOf(value: JsonValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'bigint':
      return 'number';
    default:
      return value === null ? 'null' : value instanceof JsonList ? 'array' : 'object';
  }
}
