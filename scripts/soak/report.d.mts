import type { Outcome } from './run-part.mjs';

export function soakReport(
  outcomes: readonly (Outcome & { readonly startedAt: number; readonly commit: string })[],
  names: readonly string[],
): string;

export function hasPassed(outcomes: readonly Outcome[]): boolean;

export function commitOf(): string;
