import type { Observation } from '../assessment/observation.ts';

/** The place of an item in every list: newest first, then by subject, metric, feed and record; groups have no metric and record. */
export interface ObservationPosition {
  /** Epoch ms. */
  readonly observedAt: number;
  readonly subject: string;
  readonly metric: string;
  readonly feedId: string;
  readonly recordId: string;
}

export interface ObservationListQuery {
  /** One or more. */
  readonly metrics: readonly string[];
  /** One or more. */
  readonly feeds: readonly string[];
  /** Kinds of subjects, as they are written before the colon; `world` is one. */
  readonly kinds: readonly string[];
  /** These subjects alone. */
  readonly subjects?: readonly string[];
  /** As known at this instant, epoch ms: later revisions are not seen. */
  readonly at: number;
  /** `observedAt`, from inclusive, to exclusive, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** What comes after this place. */
  readonly after?: ObservationPosition;
  /** 1 or more. */
  readonly limit: number;
}

export type ListedObservation = Pick<
  Observation,
  'feedId' | 'recordId' | 'subject' | 'value' | 'observedAt' | 'knownAt' | 'detail'
> & { readonly metric: string };

/** Everything that one feed says of a subject at one instant, or in one UTC day. */
export interface ObservationGroup {
  readonly feedId: string;
  readonly subject: string;
  /** The instant, or the start of the day, epoch ms. */
  readonly observedAt: number;
  /** Of the last observation of the group, epoch ms. */
  readonly knownAt: number;
  /** Sums by metric. */
  readonly values: Readonly<Record<string, number>>;
}

/** When a feed last brought something new, as known at an instant. */
export interface FeedReading {
  readonly feedId: string;
  /** Epoch ms. */
  readonly lastReadAt: number;
  /** Epoch ms. */
  readonly newestContentAt: number;
}

/** What was stored since some row. */
export interface ObservationChanges {
  /** Of the newest row of all, 0 while there is none; grows with every append. */
  readonly seq: number;
  readonly isChanged: boolean;
  /** As of `ObservationLists`, epoch ms. */
  readonly keptSince: number | undefined;
}

/** Lists over observations: of each record the latest revision known at an instant. Reads alone. */
export interface ObservationLists {
  /** The newest first. */
  list(query: ObservationListQuery): Promise<readonly ListedObservation[]>;
  /** Of each metric, subject and feed the newest alone. */
  newest(query: ObservationListQuery): Promise<readonly ListedObservation[]>;
  /** Groups by the exact instant or by UTC day, the newest first; `limit` counts groups. */
  groups(query: ObservationListQuery, by: 'instant' | 'day'): Promise<readonly ObservationGroup[]>;
  /** When feeds last brought something new of metrics, by feed id; a feed that had brought nothing is left out. */
  readings(pairs: readonly FeedMetricPair[], at: number): Promise<readonly FeedReading[]>;
  /** The first instant at which something of these metrics was known, epoch ms; undefined while nothing is. */
  firstKnownAt(pairs: readonly FeedMetricPair[]): Promise<number | undefined>;
  /** The instant from which what was known is complete, epoch ms; undefined while all of it is. */
  keptSince(): Promise<number | undefined>;
  /** Whether rows of these metrics were stored after the row of a `seq`, whenever they count as known. */
  changesAfter(seq: number, metrics: readonly string[]): Promise<ObservationChanges>;
  /** Whether something of the metrics, observed since `from`, is stored that counts as known only after `at`. */
  isKnownLater(query: Pick<ObservationListQuery, 'metrics' | 'from' | 'at'>): Promise<boolean>;
}

export interface FeedMetricPair {
  readonly feedId: string;
  readonly metric: string;
}
