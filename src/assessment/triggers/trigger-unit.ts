import type { TriggerSource } from './trigger-rule.ts';

/** Unit of a trigger's metric, threshold and baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm. */
export type TriggerUnit =
  | 'share'
  | 'relative_change'
  | 'log_change'
  | 'deaths'
  | 'places'
  | 'entries'
  | 'countries'
  | 'index_points'
  | 'percentage_points';

const UNITS: Readonly<Record<Exclude<TriggerSource['kind'], 'quote'>, TriggerUnit>> = {
  transit_ratio: 'share',
  transit_rise: 'relative_change',
  count: 'relative_change',
  worst_deaths: 'deaths',
  new_deaths: 'deaths',
  sirens: 'places',
  siren_change: 'relative_change',
  sanctions: 'entries',
  outages: 'countries',
  aircraft: 'relative_change',
  gnss: 'share',
  warnings: 'relative_change',
  currency: 'log_change',
  shares: 'share',
  spread: 'percentage_points',
  gas_supply: 'share',
};

export function unitOf(source: TriggerSource): TriggerUnit {
  if (source.kind !== 'quote') return UNITS[source.kind];
  return source.as === 'level' ? 'index_points' : 'relative_change';
}
