import type { ExpressionFault } from '../invalid-expression.ts';

/** One expression and what it gives, in the form of the official compliance files. */
export type Case = { readonly comment?: string; readonly expression: string } & (
  | { readonly result: unknown }
  | { readonly error: ExpressionFault }
);

export interface Suite {
  readonly comment?: string;
  readonly given: unknown;
  readonly cases: readonly Case[];
}

export const gives = (expression: string, result: unknown): Case => ({ expression, result });
export const fails = (error: ExpressionFault, ...expressions: readonly string[]): readonly Case[] =>
  expressions.map((expression) => ({ expression, error }));
