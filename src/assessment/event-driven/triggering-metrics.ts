import { isMetricId, type MetricId } from '../metrics.ts';

/**
 * Metrics that can cause a new snapshot: those of coercion and fragility, from which regimes are read, and those of triggers and
 * corridors. Observations of another metric wait for the scheduled run. `record`: counted or published by a source of record and
 * trusted alone (METHOD.md §2); `reported`: needs a second lineage.
 */
export const TRIGGERING_METRICS = {
  transits_total: 'record',
  maritime_warnings: 'record',
  naval_exercises: 'record',
  conflict_deaths: 'record',
  sanctions_additions: 'record',
  displaced_people: 'record',
  food_price_index: 'record',
  exchange_rate: 'record',
  volatility_index: 'record',
  credit_stress: 'record',
  crude_price: 'record',
  gas_price: 'record',
  share_prices: 'record',
  long_term_rate: 'record',
  gas_net_imports: 'record',
  force_reports: 'reported',
  posture_reports: 'reported',
  coercion_reports: 'reported',
  blockade_reports: 'reported',
  protest_reports: 'reported',
  emergency_reports: 'reported',
  cooperation_reports: 'reported',
  military_aircraft: 'reported',
  gnss_degraded_share: 'reported',
  siren_alerts: 'reported',
  internet_outage: 'reported',
  // Leverage is read from who acts on whom.
  dyad_acts: 'reported',
  inflation: 'reported',
  political_stability: 'reported',
} as const satisfies Partial<Record<MetricId, 'record' | 'reported'>>;

export type MovingMetric = keyof typeof TRIGGERING_METRICS;

export const MOVING_METRIC_IDS: readonly MovingMetric[] = Object.keys(TRIGGERING_METRICS)
  .filter(isMetricId)
  .filter(isMoving);

export function isMoving(metric: string): metric is MovingMetric {
  return Object.hasOwn(TRIGGERING_METRICS, metric);
}
