import type { JsonValue } from './json-value.ts';

export const PUNCTUATION = [
  '[?',
  '[]',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '.',
  '*',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  ',',
  ':',
  '@',
  '&',
  '|',
  '!',
  '<',
  '>',
] as const;

export type Punctuation = (typeof PUNCTUATION)[number];

/** A word of an expression; `at` is the index of its first character. */
export type Token = { readonly at: number } & (
  | { readonly kind: Punctuation }
  | { readonly kind: 'end' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'quoted name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'literal'; readonly value: JsonValue }
);
