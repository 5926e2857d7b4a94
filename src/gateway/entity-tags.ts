import { CODING_SUFFIXES } from './content-coding.ts';
import { trimWhiteSpace } from './trim-white-space.ts';

const ENTITY_TAG = /[ \t]*(?:(?:W\/)?"([\x21\x23-\x7E\x80-\u{10FFFF}]*)")?[ \t]*(?:,|$)/uy;

/**
 * Whether an `If-None-Match` names the content (RFC 9110 §13.1.2: weak comparison, lists, `*`). A list that is not
 * well-formed names nothing from the first fault on.
 */
export function noneMatchNames(field: string, contentHash: string): boolean {
  if (trimWhiteSpace(field) === '*') return true;
  // What most clients send: the one ETag they were given.
  if (isTagOf(field, contentHash)) return true;
  const names = new Set(SUFFIXES.map((suffix) => `${contentHash}${suffix}`));
  const tags = new RegExp(ENTITY_TAG);
  while (tags.lastIndex < field.length) {
    const match = tags.exec(field);
    if (match === null) return false;
    if (match[1] !== undefined && names.has(match[1])) return true;
  }
  return false;
}

const isTagOf = (field: string, contentHash: string): boolean =>
  field.length >= contentHash.length + 2 &&
  field.startsWith(contentHash, 1) &&
  SUFFIXES.some((suffix) => field === `"${contentHash}${suffix}"`);

const SUFFIXES: readonly string[] = Object.values(CODING_SUFFIXES);
