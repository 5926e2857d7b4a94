import type { MutationOutcome } from './report.mjs';

export function unknownCommits(outcomes: readonly MutationOutcome[]): readonly string[];

export function withoutCommits(
  outcomes: readonly MutationOutcome[],
  unknown: readonly string[],
): readonly MutationOutcome[];
