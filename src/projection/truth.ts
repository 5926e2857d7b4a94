import { JsonList, type JsonValue } from './json-value.ts';

/** JMESPath's truth: `false`, `null`, the empty string, list and object are false; everything else is true, 0 too. */
export function isTrue(value: JsonValue): boolean {
  if (typeof value === 'object' && value !== null)
    return value instanceof JsonList ? value.items.length > 0 : value.members.size > 0;
  return value !== null && value !== false && value !== '';
}
