import type { FeedMetricId, MetricId } from '../assessment/metrics.ts';
import type { Observation } from '../assessment/observation.ts';
import type { Json } from '../reference/content-hash.ts';
import type { HandingOn } from './handing-on.ts';
import type { ReadRecords } from './record.ts';

/** Keys an operator may bring, as the environment names them; feeds that need none of them always run. */
export const FEED_KEY_NAMES = [
  'EIA_API_KEY',
  'FRED_API_KEY',
  'UCDP_API_TOKEN',
  'ACLED_USERNAME',
  'ACLED_PASSWORD',
  'OPENSKY_CLIENT_ID',
  'OPENSKY_CLIENT_SECRET',
] as const;
export type FeedKeyName = (typeof FEED_KEY_NAMES)[number];

/** What a feed declares about a metric of its own. */
export interface FeedMetric {
  readonly unit: string;
  readonly meaning: string;
  /** Values outside (above, upTo] are in another unit or wrong. */
  readonly range: { readonly above: number; readonly upTo: number };
}

/** What a feed declares about itself: facts for the schedule, the attribution page, health and knowledge time. */
export interface FeedCard {
  readonly id: string;
  readonly title: string;
  /** Source name as evidence shows it, e.g. `PortWatch`. */
  readonly source: string;
  readonly url: string;
  readonly licence: string;
  readonly attribution: string;
  /** What its terms let callers have of its entries. */
  readonly mayHandOn: HandingOn;
  readonly metrics: readonly MetricId[];
  /** Metrics that no assessment reads; a card that has them needs no line in `assessment/`. */
  readonly ownMetrics?: Readonly<Record<FeedMetricId, FeedMetric>>;
  /** Keys without which it cannot be asked; absent when it needs none. */
  readonly needsKeys?: readonly FeedKeyName[];
  /** How often it is asked. */
  readonly cadenceMs: number;
  /** How long after `observedAt` the upstream publishes; backfilled records are known then. */
  readonly publicationLagMs: number;
  /** Content older than this is stale. */
  readonly maxAgeMs: number;
  /** A document that does not date itself is different within this time; the same bytes for longer are a dead copy. */
  readonly changesWithinMs?: number;
  /** Rows of the upstream's answers that are plausible in one run: [least, most]. Enforced as `rowCheck` says. */
  readonly expectedRecords: readonly [number, number];
  /** How the rows of a run are judged before it is believed; absent where any count may be right, such as none at all. */
  readonly rowCheck?: RowCheck;
  /** Longest span of one backfill request; a longer one is asked in pieces. Without it there is no limit. */
  readonly maxSpanMs?: number;
  /** A sample of the past that counts are judged by, one span a day; read once. Absent: the first read brings its own past. */
  readonly baselineSample?: { readonly days: number; readonly spanMs: number };
}

export type RowCheck =
  /** Every run lies within `expectedRecords`. */
  | 'range'
  /** And holds at least half the rows of the last good run: each run reads the complete state of the upstream. */
  | 'half_of_last'
  /** The same from the second run on: the first reads the past, every later one the same recent span again. */
  | 'half_of_last_reread';

/** A record that was rejected, by name: `undated`, `future`, `unresolved_country`, `wrong_shape`, … */
export interface FeedProblem {
  readonly kind: string;
  readonly recordId: string;
  readonly message: string;
}

/** An observation as a feed reads it: without the moment we learned it, which the caller of `collect` decides. */
export type ReadObservation = Omit<Observation, 'feedId' | 'knownAt'>;

export type FeedOutcome =
  | {
      readonly status: 'read';
      readonly observations: readonly ReadObservation[];
      /** The entries themselves; absent where the feed gives none. */
      readonly records?: ReadRecords;
      readonly problems: readonly FeedProblem[];
      /** Rejected records in all; `problems` keeps a few of each kind. */
      readonly rejectedCount: number;
      /** Time of the newest content, epoch ms; absent when the upstream held none. */
      readonly newestContentAt?: number;
      /** Every row of the upstream's answers; absent where they have none to count. */
      readonly rows?: RowCounts;
      /** What of a feed that reads several documents was read, and what not; absent where there is one. */
      readonly sources?: readonly SourceState[];
      /** Some of what was asked for was put off: the upstream wants to be left alone until then. */
      readonly retryAt?: number;
      readonly cursor: Json;
    }
  | { readonly status: 'unchanged'; readonly retryAt?: number; readonly cursor: Json }
  | { readonly status: 'failed'; readonly reason: string; readonly retryAt?: number; readonly cursor: Json };

/** One of several documents, indicators or addresses that a feed reads. */
export interface SourceState {
  readonly id: string;
  /** Why it could not be read; absent where it was. */
  readonly problem?: string;
  /** It was read in the place of those before it: the records of the run are its own. */
  readonly isFallback?: true;
}

/** Kept, ignored and rejected rows add up to the total. */
export interface RowCounts {
  readonly totalCount: number;
  readonly keptCount: number;
  readonly ignoredCount: number;
  readonly rejectedCount: number;
}

export interface CollectRequest {
  /** Where the last run stopped; `null` on the first one. */
  readonly cursor: Json;
  readonly now: number;
  /** Present in a backfill: read this span of world time instead of what is new. Epoch ms, from inclusive, to exclusive. */
  readonly span?: { readonly from: number; readonly to: number };
  /** Aborts every request of this run. */
  readonly signal: AbortSignal;
  /** Sees each answer before it is parsed, as a diagnosis: what it does changes nothing. The address may hold a key. */
  readonly onAnswer?: (url: string, bytes: Uint8Array) => void;
}

/** One connection to one upstream. */
export interface Feed {
  readonly card: FeedCard;
  collect(request: CollectRequest): Promise<FeedOutcome>;
}
