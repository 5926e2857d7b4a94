import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';
import type { Clock } from './clock.ts';

/**
 * `live`: sealed by the running service before its outcome began. `replayed`: sealed when the outcome had begun, so that it may
 * have been known. `exercise`: of an invented world. The three are never counted together.
 */
export type ForecastKind = 'live' | 'replayed' | 'exercise';

/** Multiples of 1/4096, one per lane in the order of the contract's LANES; they sum to 4096. */
export type LaneUnits = readonly [base: number, escalation: number, containment: number, fragmentation: number];

/** In the order of the contract's LANES. */
export type Probabilities = readonly [base: number, escalation: number, containment: number, fragmentation: number];

/** One lane set, as it is sealed. */
export interface ForecastSet {
  /** Of a region: its snapshot. Of a country and of a forecaster's set: an id of its own. */
  readonly snapshotId: string;
  /** A region's id, or `country:` and an ISO 3166 alpha-2 code. */
  readonly regionId: string;
  /** Who submitted it; absent in the program's own. */
  readonly forecaster?: string;
  /** The probabilities as they were submitted, in the order of LANES; `lanes` are these on the grid. */
  readonly submitted?: Probabilities;
  readonly horizon: Horizon;
  readonly kind: ForecastKind;
  /** The instant of assessment, epoch ms. */
  readonly issuedAt: number;
  /** When it was stored, epoch ms. */
  readonly sealedAt: number;
  readonly modelVersion: string;
  /** First day of the outcome, whole days since 1970-01-01 UTC: the first that begins at or after `issuedAt`. */
  readonly fromDay: number;
  /** Last day of the outcome. */
  readonly lastDay: number;
  readonly lanes: LaneUnits;
  /** What reference forecasts gave at the same instant, by name; sealed with the set. */
  readonly references: Readonly<Record<string, LaneUnits>>;
}

/** A set in its place in the chain. */
export interface SealedForecast extends ForecastSet {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** `hash` of the set before; 64 zeros in the first. */
  readonly prevHash: string;
  /** SHA-256 over everything above, lower-case hex. */
  readonly hash: string;
}

/** Why a set is never scored: the data of its outcome, or of the year before it, did not come in time. */
export const VOID_REASONS = ['no_outcome_data', 'no_history'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

export type Verdict =
  | { readonly status: 'scored'; readonly outcome: Lane; readonly facts: ResolutionFacts }
  | { readonly status: 'void'; readonly reason: VoidReason; readonly facts: ResolutionFacts };

/** Figures that the verdict rests on. */
export type ResolutionFacts = Readonly<Record<string, string | number | readonly string[]>>;

/** The resolution of a set; a row of its own, in a chain of its own. */
export interface Resolution {
  readonly seq: number;
  readonly forecastSeq: number;
  /** Epoch ms. */
  readonly resolvedAt: number;
  readonly status: 'scored' | 'void';
  /** The lane that occurred, or why it cannot be determined. */
  readonly result: string;
  /** The facts as the JSON text that is hashed. */
  readonly facts: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** The outcome that sets of several instants share. */
export interface OutcomeKey {
  readonly regionId: string;
  readonly horizon: Horizon;
  readonly fromDay: number;
  readonly lastDay: number;
}

export interface ListedForecast extends SealedForecast {
  /** Absent while the outcome is not known. */
  readonly resolution?: Resolution;
}

export interface ForecastQuery {
  readonly regionId?: string;
  readonly horizon?: Horizon;
  readonly forecaster?: string;
  readonly status?: 'pending' | 'scored' | 'void';
  /** Only what comes before this place, by `issuedAt`, then by `seq`; exclusive. */
  readonly before: { readonly issuedAt: number; readonly seq: number };
  /** Only sets sealed by this instant, with the resolutions of then, epoch ms; all when absent. */
  readonly knownBy?: number;
  readonly limit: number;
}

/** Sets with the same content and outcome, counted. */
export interface ForecastTally extends OutcomeKey {
  readonly kind: ForecastKind;
  readonly modelVersion: string;
  readonly forecaster?: string;
  readonly lanes: LaneUnits;
  readonly references: Readonly<Record<string, LaneUnits>>;
  readonly status: 'scored' | 'void';
  readonly result: string;
  readonly count: number;
}

/** Sets of one region, horizon, kind and version, whether resolved or not. */
export interface IssuedCount {
  readonly regionId: string;
  readonly horizon: Horizon;
  readonly kind: ForecastKind;
  readonly modelVersion: string;
  readonly forecaster?: string;
  readonly count: number;
}

/** `published`: the sets of regions that snapshots show. `all`: also those of countries and of other forecasters. */
export type LedgerScope = 'published' | 'all';

/** What a caller forecasts, before it is sealed. */
export interface Submission {
  readonly accountId: string;
  readonly forecaster: string;
  readonly regionId: string;
  readonly horizon: Horizon;
  readonly submitted: Probabilities;
  readonly lanes: LaneUnits;
  /** First day of the outcome: it is sealed only before this day begins. */
  readonly fromDay: number;
  readonly lastDay: number;
  /** Sets that the account may have of outcomes that begin on this day. */
  readonly maxPerDay: number;
}

export type SubmissionOutcome =
  | { readonly status: 'sealed'; readonly forecast: SealedForecast }
  /** The account has a set of this unit, day and horizon. */
  | { readonly status: 'already_sealed' }
  /** The name is another account's. */
  | { readonly status: 'name_taken' }
  /** The account has as many sets of the day as it may. */
  | { readonly status: 'over_limit' }
  /** The outcome had begun when its turn came. */
  | { readonly status: 'outcome_begun' };

export interface LedgerHead {
  readonly seq: number;
  readonly hash: string;
}

/**
 * Append-only: nothing that was sealed or resolved is ever edited. Sets of regions are sealed by the store of snapshots, with their
 * snapshot; all are in one chain.
 */
export interface ForecastLedger {
  /** By `seq`, oldest first. */
  forecasts(page: { readonly afterSeq: number; readonly limit: number }): Promise<readonly SealedForecast[]>;
  /** By `seq`, oldest first. */
  resolutions(page: { readonly afterSeq: number; readonly limit: number }): Promise<readonly Resolution[]>;
  /**
   * The ends of both chains, by which a later reader knows that nothing was cut off; absent while empty.
   * @param knownBy the last entries sealed and resolved by this instant, epoch ms; the last of all when absent
   */
  heads(
    knownBy?: number,
  ): Promise<{ readonly forecasts: LedgerHead | undefined; readonly resolutions: LedgerHead | undefined }>;
  /** Newest first. */
  list(query: ForecastQuery): Promise<readonly ListedForecast[]>;
  /** Outcomes that ended by a day and of which some set has no resolution, oldest first. */
  due(lastDay: number): Promise<readonly OutcomeKey[]>;
  /**
   * Appends a resolution to every set of an outcome that has none, all or nothing.
   * @returns how many were appended
   */
  resolve(outcome: OutcomeKey, verdict: Verdict, resolvedAt: number): Promise<number>;
  /**
   * Resolved sets, in an order that depends on their content alone; the published ones unless a scope is given.
   * @param knownBy only sets sealed and resolved by this instant, epoch ms; all when absent
   */
  tally(scope?: LedgerScope, knownBy?: number): Promise<readonly ForecastTally[]>;
  /** @param knownBy only sets sealed by this instant, epoch ms; all when absent */
  issued(scope?: LedgerScope, knownBy?: number): Promise<readonly IssuedCount[]>;
  /**
   * Seals sets that belong to no snapshot, but those whose id and horizon are sealed already; all or nothing.
   * @returns how many were sealed
   */
  sealNew(sets: readonly ForecastSet[]): Promise<number>;
  /** Seals a caller's set at the instant of the clock when its turn has come; or nothing, and why. */
  submit(submission: Submission, clock: Clock): Promise<SubmissionOutcome>;
}
