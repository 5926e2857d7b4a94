import type { Lane, TriggerBaseline, TriggerOperator } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { CountKind } from '../country-signals.ts';
import type { MetricId } from '../metrics.ts';

/** A trigger of one region, with its threshold. */
export interface TriggerRule {
  readonly id: string;
  readonly regionId: RegionId;
  readonly description: string;
  readonly source: TriggerSource;
  readonly metric: string;
  /** Decides which input must report, and the type of the evidence. */
  readonly metricId: MetricId;
  readonly operator: TriggerOperator;
  readonly value: number;
  readonly windowMinutes: number;
  readonly baseline: TriggerBaseline;
  /** The metric's ordinary value; 0 for a change. */
  readonly norm: number;
  /** Readings past the threshold among the last ones (k of n). */
  readonly confirm: { readonly needed: number; readonly of: number };
  readonly lane: Lane;
  /** Ids of the region's triggers that tell the contrary: while one is active, no lane cites this one (METHOD.md §13.6). */
  readonly opposites: readonly string[];
  /** Thresholds without history of the metric itself are `unfitted` (METHOD.md §6). */
  readonly fit: 'fitted' | 'unfitted';
  /** Where a threshold without history is from: for the printed parameters. */
  readonly thresholdSource: string;
  /** Where the threshold comes from, as a sentence for readers of an explanation. */
  readonly provenance: string;
  /** Under which its fit is written, where one is made. */
  readonly fitKey?: string;
  readonly history?: ThresholdFit & FitSource;
}

/** What a trigger watches, of its region. */
export type TriggerSource =
  /** Transits over seven days: as a share of the norm, or their rise over the thirty days before. */
  | { readonly kind: 'transit_ratio' | 'transit_rise'; readonly corridorId: string }
  /** Reports or deaths: their change from the thirty days before. */
  | { readonly kind: 'count'; readonly count: CountKind }
  /** Deaths in thirty days: in the worst country, or in countries that had none in the year before. */
  | { readonly kind: 'worst_deaths' | 'new_deaths' }
  /** Places under alert in a day: their number, or the fall over three days against the thirty before. */
  | { readonly kind: 'sirens' | 'siren_change' }
  /** Entries that one authority adds in a week. */
  | { readonly kind: 'sanctions' }
  /** Countries whose internet is out by two independent signals. */
  | { readonly kind: 'outages' }
  /** The theater where it is highest: aircraft compared with the week before, or the share with degraded GNSS accuracy. */
  | { readonly kind: 'aircraft' | 'gnss' }
  /** Warnings or announcements in force, compared with the thirty days before. */
  | { readonly kind: 'warnings'; readonly metric: 'maritime_warnings' | 'naval_exercises' }
  /** The currency that fell most over five quotes. */
  | { readonly kind: 'currency' }
  /** A price or an index: its level, or its change from the mean of thirty days or from the same month a year before. */
  | { readonly kind: 'quote'; readonly metric: QuotedMetric; readonly as: 'level' | 'rise' | 'yearly' }
  /** The worst-affected country: equity drawdown, sovereign spread above its norm, gas import shortfall. */
  | { readonly kind: 'shares' | 'spread' | 'gas_supply' };

export type QuotedMetric = 'volatility_index' | 'credit_stress' | 'crude_price' | 'gas_price' | 'food_price_index';

/** A threshold estimated on history: the mildest within the budget of false alarms. */
export interface ThresholdFit {
  readonly value: number;
  /** False alarms a year on the span that the threshold was fitted to. */
  readonly perYear: number;
  /** Activations a year on later, unused data; absent where there is none. */
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

/** A trigger of several regions, before its threshold is looked up. */
export interface TriggerRow {
  /** Second half of the id, after the region's. */
  readonly name: string;
  readonly regions: readonly RegionId[];
  /** The description, of the threshold in force. @param isEstimated whether that one comes from history */
  readonly describe: (threshold: number, isEstimated: boolean) => string;
  readonly source: TriggerSource;
  /** As written in the threshold, when it is not the metric's own id. */
  readonly metric?: string;
  readonly metricId: MetricId;
  readonly operator: TriggerOperator;
  /** Start value, until a fit replaces it. */
  readonly value: number;
  readonly days: number;
  readonly baseline: TriggerBaseline;
  readonly norm?: number;
  readonly confirm: TriggerRule['confirm'];
  readonly lane: Lane;
  /** Names of the rows that tell the contrary; the other way round follows. */
  readonly opposites?: readonly string[];
  /** Where the start value is from. */
  readonly from: string;
  /** Which fit it takes: of its own region, of its name in every region, or none. */
  readonly fitted?: 'region' | 'name';
}
