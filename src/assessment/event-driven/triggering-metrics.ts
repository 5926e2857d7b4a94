import { isMetricId, type MetricId } from '../metrics.ts';

/**
 * Metrics that can be the cause of a new snapshot: those of coercion and fragility, from which regimes are read, and those
 * that triggers and corridors watch. A new one of another metric waits for the scheduled run. `record`: counted or
 * published by who is of record, and trusted alone (METHOD.md §2); `told`: believed from a second lineage on.
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
  force_reports: 'told',
  posture_reports: 'told',
  coercion_reports: 'told',
  blockade_reports: 'told',
  protest_reports: 'told',
  emergency_reports: 'told',
  cooperation_reports: 'told',
  military_aircraft: 'told',
  gnss_degraded_share: 'told',
  siren_alerts: 'told',
  internet_outage: 'told',
  // Leverage is read from who acts on whom.
  dyad_acts: 'told',
  inflation: 'told',
  political_stability: 'told',
} as const satisfies Partial<Record<MetricId, 'record' | 'told'>>;

export type MovingMetric = keyof typeof TRIGGERING_METRICS;

export const MOVING_METRIC_IDS: readonly MovingMetric[] = Object.keys(TRIGGERING_METRICS)
  .filter(isMetricId)
  .filter(isMoving);

export function isMoving(metric: string): metric is MovingMetric {
  return Object.hasOwn(TRIGGERING_METRICS, metric);
}
