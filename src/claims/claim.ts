import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';
import { contentHash } from '../reference/content-hash.ts';
import type { Measure } from './measures.ts';
import type { Period } from './period.ts';
import type { Unit } from './units.ts';

/**
 * What a claim is about (METHOD.md §14). Notices, listings and headlines are made from records, routes from geography, all others from
 * snapshots.
 */
export const CLAIM_KINDS = [
  'level',
  'change',
  'event',
  'corridor',
  'trigger',
  'lane',
  'driver',
  'regime',
  'act',
  'leverage',
  'path',
  'route',
  'notice',
  'listing',
  'headline',
  'price',
  'mobility',
  'gap',
  'score',
  'definition',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export type Direction = 'up' | 'down' | 'unchanged';

/** What a value is compared with. */
export const COMPARISONS = [
  'seasonal_norm',
  'expected',
  'typical',
  'year_earlier',
  'recent_median',
  'month_before',
  'earlier',
  'threshold',
  'contribution',
  'total',
  'high',
  'reference',
] as const;

export interface Comparison {
  readonly what: (typeof COMPARISONS)[number];
  /** In the unit of the claim; absent where only the relative change is stored. */
  readonly value?: number;
  /** `below`: the stored figure is an upper bound, not a number. */
  readonly bound?: 'below';
  /** Relative change from the compared value, of 1, without its sign: the direction has it. */
  readonly change?: number;
  /** When it was so, epoch ms; absent where the comparison itself says it. */
  readonly at?: number;
}

/** One fact, made by code from one stored thing; its sentences state nothing else (METHOD.md §14). */
export interface Claim {
  /** `clm_` and a hash of all other members: the same input gives the same id. */
  readonly id: string;
  readonly kind: ClaimKind;
  /** A kind and an id of `reference/`: `region:mena`, `country:IR`, `corridor:hormuz_strait`, `actor:state:IR`. */
  readonly subject: string;
  /** What is said of the subject: a word of the kind's own closed list. */
  readonly predicate: string;
  /** Another subject, a state, or a label of the method. */
  readonly object?: string;
  readonly measure?: Measure;
  /** Rounded to what its sentences write: the figure stated is the figure held. */
  readonly value?: number;
  /** Upper end of a range whose lower end is `value`. */
  readonly upTo?: number;
  readonly unit?: Unit;
  readonly direction?: Direction;
  readonly comparedWith?: Comparison;
  readonly period: Period;
  readonly lane?: Lane;
  readonly horizon?: Horizon;
  /** 0 to 1; certainty.ts says by which rule. */
  readonly certainty: number;
  /** Evidence of the same snapshot; empty for a claim made from a record, whose page is in `sourceUrls`. */
  readonly evidenceIds: readonly string[];
  /** Pages of the sources of that evidence, or the source's own page of the record. */
  readonly sourceUrls: readonly string[];
  /** When this was first known in this form, epoch ms. */
  readonly knownAt: number;
}

export type ClaimDraft = Omit<Claim, 'id'>;

/** @throws TypeError for a value that is not finite */
export function makeClaim(draft: ClaimDraft): Claim {
  return { id: `clm_${contentHash(draft, 20)}`, ...draft };
}

/** The three renderings of a claim. */
export interface Sentences {
  /** Subject, figure, period: a line of a list. */
  readonly short: string;
  /** The same with what it is compared with, or what it means. */
  readonly full: string;
  /** For use inside another sentence: no capital of its own, no full stop. */
  readonly clause: string;
}

/** Sign of a change that is written with so many digits. */
export const directionOf = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged');
