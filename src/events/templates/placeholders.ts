import { type JsonObject, toJson } from '../../contract/openapi/json.ts';
import { valueAt } from '../../contract/openapi/json-pointer.ts';

/** `{{`, a JSON Pointer (RFC 6901) to a member, `}}`; without what would need an escape in a JSON string. */
const PLACEHOLDER = /\{\{((?:\/(?:[^{}"\\~/\p{Cc}]|~[01])*)+)\}\}/gu;

export const hasPlaceholder = (template: string): boolean => template.search(PLACEHOLDER) >= 0;

/** Whether it opens a placeholder that is none. */
export const hasBrokenPlaceholder = (template: string): boolean => template.replace(PLACEHOLDER, ' ').includes('{{');

/** Replaces every placeholder once: what a value holds is not read as a template. @param write the text at a pointer */
export const withValues = (template: string, write: (pointer: string) => string): string =>
  template.replace(PLACEHOLDER, (_, pointer: string) => write(pointer));

/** The value at a pointer as text: a string as it is, a list or an object as JSON, nothing where there is none. */
export function textAt(document: JsonObject, pointer: string): string {
  const value = valueAt(document, pointer);
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(toJson(value)) : String(value);
}
