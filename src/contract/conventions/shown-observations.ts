/** What observations are about. */
export const SUBJECT_KINDS = ['country', 'series', 'theater', 'chokepoint', 'airport', 'world'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

interface Of {
  /** The metric that it is made from; the item's own where each item is of one metric. */
  readonly metric?: string;
  /** Decimals that are shown. */
  readonly digits: number;
}

/** Where a member of an item comes from. What cannot be made from what is known is absent. */
export type ShownColumn =
  /** The value itself, times a factor; of counts, 0 where a group has none of its metric. */
  | (Of & { readonly from: 'value'; readonly factor?: number; readonly isZeroWhenAbsent?: boolean })
  /** The value to the nearest multiple. */
  | (Of & { readonly from: 'nearest'; readonly step: number })
  /** The largest power of ten that is not above the value. */
  | (Of & { readonly from: 'magnitude' })
  /** The UTC year, month or day of its time, as ISO 8601 writes it. */
  | { readonly from: 'period'; readonly of: 'year' | 'month' | 'day' }
  /** Id of the entry at its source. */
  | { readonly from: 'id' }
  /** A text for each metric. */
  | { readonly from: 'ofMetric'; readonly texts: Readonly<Record<string, string>> }
  /** A member of the observation's detail, as text or as a number. */
  | { readonly from: 'text'; readonly detail: string }
  | { readonly from: 'number'; readonly detail: string; readonly digits: number }
  /** Change since an earlier value of the same series: the one before, the newest of a day before or more, or that of the same month a year before. */
  | (Of & { readonly from: 'change' | 'changePct'; readonly since: 'previous' | 'day_before' | 'year_before' })
  /** 100 is the mean of the series over so many days before. */
  | (Of & { readonly from: 'index'; readonly days: number })
  /** The mean of the series over so many days before, and how many standard deviations the value is from it. */
  | (Of & { readonly from: 'mean' | 'zScore'; readonly days: number })
  /** The share of the value in a series of the whole world of the same time, in parts. */
  | (Of & { readonly from: 'share'; readonly of: string; readonly parts: number });

/** How a list shows observations: all that its handler needs to know. */
export interface ShownObservations {
  /** Metrics that it shows, by id, and their names in items and filters. */
  readonly metrics: Readonly<Record<string, string>>;
  /** Member of an item that names its metric; absent where an item has no single one. */
  readonly metricAs?: string;
  /** The name of the metrics that are shown where a caller names none; all of them when absent. */
  readonly usualName?: string;
  readonly subjects: readonly SubjectKind[];
  /** Feeds that the list rests on, by id. */
  readonly feeds: readonly string[];
  /** Further metrics by which its feeds report that they looked, although nothing was new. */
  readonly heartbeats: readonly string[];
  /** An item is one observation, all of a subject at one instant, or the sums of a subject over a UTC day. */
  readonly per: 'observation' | 'instant' | 'day';
  /** Only the newest observation of each series. */
  readonly isNewestOnly: boolean;
  /** Without a start the list goes back so many days. */
  readonly withinDays: number;
  /** Member of the answer that holds the items. */
  readonly items: string;
  /** Member of an item that holds the time by which the list is ordered. */
  readonly observedAs: string;
  readonly columns: Readonly<Record<string, ShownColumn>>;
  /** What a caller might look for in it in vain, as a sentence. */
  readonly omits: string;
}
