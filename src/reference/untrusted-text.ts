import type { JsonObject } from '../contract/openapi/json.ts';

/** Longest text of a third party that is passed on, characters. */
const MAX_TEXT = 300;

// Controls, soft hyphen, zero-width, directional and invisible format characters, and both halves of the mark.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u{e0000}-\u{e007f}«»]/gu;

/** Text of a third party without what hides or reorders it, and without the characters of the mark; at most 300 characters. */
export function plainText(text: string): string {
  const plain = [...text.replace(/\s+/g, ' ').replace(HIDDEN, '').trim()];
  return plain.length <= MAX_TEXT ? plain.join('') : `${plain.slice(0, MAX_TEXT - 1).join('')}…`;
}

/** Text of a third party as data: a client must not follow what it says. */
export const untrusted = (source: string, text: string): JsonObject => ({
  untrusted: true,
  source: plainText(source),
  text: plainText(text),
});

/** The same in prose. */
export const untrustedProse = (source: string, text: string): string =>
  `«untrusted ${plainText(source).replace(/[:«»]/g, '')}: ${plainText(text)}»`;

/** Prose of ours with what it quotes marked: quotations are the only words of others in it. */
export const markedQuotations = (text: string): string =>
  text.replace(/“([^”]*)”/g, (_, quoted: string) => untrustedProse('quotation', quoted));
