import { isObject, type Json } from './json.ts';

/** The value at a JSON Pointer (RFC 6901); undefined when it does not resolve. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  return pointerTokens(pointer).reduce<Json | undefined>((value, name) => {
    if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(name) ? value[Number(name)] : undefined;
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, document);
}

/** The names on the way to a place, unescaped; none for the whole document. */
export const pointerTokens = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A name as one part of a pointer. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
