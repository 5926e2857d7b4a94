import type { JsonValue } from './json-value.ts';

export type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A parsed expression. Every node is applied to one value, the current one. */
export type SyntaxNode =
  | { readonly kind: 'current' }
  | { readonly kind: 'literal'; readonly value: JsonValue }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'slice'; readonly start: number | null; readonly stop: number | null; readonly step: number }
  /** `right` applied to what `left` gives: `.`, `|`, `[0]`. */
  | { readonly kind: 'chain'; readonly left: SyntaxNode; readonly right: SyntaxNode }
  /** `right` applied to every item of the list that `left` gives, nulls left out. */
  | { readonly kind: 'items'; readonly left: SyntaxNode; readonly right: SyntaxNode }
  /** The same over the values of an object. */
  | { readonly kind: 'values'; readonly left: SyntaxNode; readonly right: SyntaxNode }
  /** The same over the items for which `condition` is true. */
  | {
      readonly kind: 'filter';
      readonly left: SyntaxNode;
      readonly condition: SyntaxNode;
      readonly right: SyntaxNode;
    }
  | { readonly kind: 'flatten'; readonly left: SyntaxNode }
  | { readonly kind: 'or' | 'and'; readonly left: SyntaxNode; readonly right: SyntaxNode }
  | { readonly kind: 'not'; readonly of: SyntaxNode }
  | { readonly kind: 'compare'; readonly by: Comparator; readonly left: SyntaxNode; readonly right: SyntaxNode }
  | { readonly kind: 'list'; readonly items: readonly SyntaxNode[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [name: string, value: SyntaxNode])[] }
  | { readonly kind: 'call'; readonly name: string; readonly inputs: readonly CallInput[] };

export interface CallInput {
  /** Whether the expression itself is meant (`&name`), not what it gives. */
  readonly isReference: boolean;
  readonly node: SyntaxNode;
}

export const CURRENT: SyntaxNode = { kind: 'current' };
