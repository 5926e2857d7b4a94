import type { Lane, TriggerBaseline, TriggerOperator } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { CountKind } from '../country-signals.ts';
import type { MetricId } from '../metrics.ts';

/** What a trigger watches, of its region. */
export type TriggerSource =
  /** Ships over seven days: as a share of the norm, or their rise against the thirty days before. */
  | { readonly kind: 'transit_ratio' | 'transit_rise'; readonly corridorId: string }
  /** Reports or deaths: their change against the thirty days before. */
  | { readonly kind: 'count'; readonly count: CountKind }
  /** Deaths in thirty days: in the worst country, or in countries that had none in the year before. */
  | { readonly kind: 'worst_deaths' | 'new_deaths' }
  /** Places under alert in a day: their number, or the fall over three days against the thirty before. */
  | { readonly kind: 'sirens' | 'siren_change' }
  /** Entries that one authority adds in a week. */
  | { readonly kind: 'sanctions' }
  /** Countries whose internet is out by two independent signals. */
  | { readonly kind: 'outages' }
  /** The theater where it is most: aircraft against the week before, or the share of poor positions. */
  | { readonly kind: 'aircraft' | 'gnss' }
  /** Warnings or announcements in force, against the thirty days before. */
  | { readonly kind: 'warnings'; readonly metric: 'maritime_warnings' | 'naval_exercises' }
  /** The currency that fell most in five quotes. */
  | { readonly kind: 'currency' }
  /** A price or an index: as it stands, or against the mean of thirty days, or of the same month a year before. */
  | { readonly kind: 'quote'; readonly metric: QuotedMetric; readonly as: 'level' | 'rise' | 'yearly' }
  /** The country where it is worst: shares below their high, yield above its usual distance, gas that does not come. */
  | { readonly kind: 'shares' | 'spread' | 'gas_supply' };

export type QuotedMetric = 'volatility_index' | 'credit_stress' | 'crude_price' | 'gas_price' | 'food_price_index';

/** A threshold from history: the mildest that keeps to the budget of false alarms. */
export interface ThresholdFit {
  readonly value: number;
  /** False alarms a year on the span that the threshold was fitted to. */
  readonly perYear: number;
  /** Activations a year on later data that no threshold has seen; absent where none was looked at. */
  readonly laterPerYear?: number;
  /** Readings that the threshold was fitted to. */
  readonly n: number;
  readonly source: string;
}

/** A history that thresholds are fitted to. */
export interface FitSource {
  /** Beside the project. */
  readonly path: string;
  readonly sha256: string;
  readonly rows: number;
  /** First and last day that thresholds were fitted to. */
  readonly from: string;
  readonly to: string;
  /** `stand-in`: of something else that behaves alike, so the threshold stays `unfitted`. */
  readonly history: 'same' | 'stand-in';
  /** `unconfirmed`: false alarms are activations that the lane did not follow. `activations`: all of them, an upper bound. */
  readonly counted: 'unconfirmed' | 'activations';
}

export interface TriggerRule {
  readonly id: string;
  readonly regionId: RegionId;
  readonly description: string;
  readonly source: TriggerSource;
  readonly metric: string;
  /** Whose input says whether the metric is heard, and what its evidence is. */
  readonly metricId: MetricId;
  readonly operator: TriggerOperator;
  readonly value: number;
  readonly windowMinutes: number;
  readonly baseline: TriggerBaseline;
  /** Where the metric stands when nothing is unusual; 0 for a change. */
  readonly norm: number;
  /** Readings past the threshold among the last ones (k of n). */
  readonly confirm: { readonly needed: number; readonly of: number };
  readonly lane: Lane;
  /** Thresholds without history of the metric itself are `unfitted` (METHOD.md §6). */
  readonly fit: 'fitted' | 'unfitted';
  readonly thresholdSource: string;
  /** Under which its fit is written, where one is made. */
  readonly fitKey?: string;
  readonly history?: ThresholdFit & FitSource;
}
