import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { SnapshotDraft } from '../assess-region.ts';
import type { World } from '../assess-world.ts';
import type { Rule } from './rules.ts';

/** What the terms of a number outside balance and regime are found in. */
export interface SectionContext {
  readonly world: World;
  readonly regionId: RegionId;
  /** The snapshot as the same code assesses it again. */
  readonly again: SnapshotDraft;
}

export type Term = Explanation['terms'][number];
export type WhatIf = Explanation['whatIf'][number] & { readonly value: number };

/** Where a number outside balance and regime comes from. */
export interface SectionTerms {
  /** In words and constants; absent where the section's own rule says all. */
  readonly rule?: Rule;
  readonly terms: readonly Term[];
  readonly grade?: Explanation['grade'];
  /** Whether the terms sum to the number. */
  readonly isSum: boolean;
  /** The number in another world, 0 where what it is of is not there; absent where no one item of evidence moves it. */
  readonly valueIn?: (world: World) => number;
  readonly whatIf?: readonly Explanation['whatIf'][number][];
}

/** One term, with the evidence that it cites. */
export const term = (label: string, value: number, evidenceIds: readonly string[] = []): Term => ({
  ...{ label, value, evidenceIds: [...evidenceIds] },
});

/** Quantities shown. */
const MAX_FLIPS = 5;

/** Those that move a number, the largest change first. */
export function maxChanging<One extends { readonly value: number }>(some: readonly One[], now: number): One[] {
  const changeOf = ({ value }: One): number => Math.abs(value - now);
  return some
    .filter((one) => changeOf(one) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, MAX_FLIPS);
}
