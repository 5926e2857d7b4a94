import { windowStart } from '../assessment/evidence-window.ts';
import { isMetricId, METRICS, type MetricId } from '../assessment/metrics.ts';
import type { ObservationQuery } from '../ports/observation-store.ts';

/** Metrics that no assessment reads yet; they are stored for the ones to come. */
const UNREAD: readonly MetricId[] = [
  'transits_tanker',
  'transits_container',
  'port_calls',
  'port_disruptions',
  'violence_events',
  'violence_deaths',
  'government_yield',
  'petroleum_stocks',
  'net_energy_imports',
  'oil_rents',
  'natural_events',
  'thermal_hotspots',
  'disease_outbreaks',
  'exploited_vulnerabilities',
  'earthquakes_listed',
  'hazard_alerts_listed',
  'natural_events_listed',
  'weather_warnings',
  'outbreak_notices_listed',
  'vulnerabilities_listed',
  'dollar_index',
];

/**
 * What an assessment reads: each metric over its own window.
 * @param from the first instant assessed, epoch ms
 * @param to the last one
 */
export function observationWindow(from: number, to: number): Pick<ObservationQuery, 'since' | 'knownBy'> {
  const since: Partial<Record<MetricId, number>> = {};
  for (const metric of Object.keys(METRICS)) {
    if (isMetricId(metric) && !UNREAD.includes(metric)) since[metric] = windowStart(metric, from);
  }
  return { since, knownBy: to };
}
