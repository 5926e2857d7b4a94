import { windowStart } from '../assessment/evidence-window.ts';
import { isMetricId, METRICS, type MetricId } from '../assessment/metrics.ts';
import type { ObservationQuery } from '../ports/observation-store.ts';

/** Metrics that no assessment reads yet; they are stored for the ones to come. */
const UNREAD: readonly MetricId[] = [
  'transits_tanker',
  'transits_container',
  'port_calls',
  'port_disruptions',
  'vessels_tracked',
  'maritime_warnings',
  'headlines',
  'advisory_level',
  'siren_alerts',
  'violence_events',
  'violence_deaths',
  'exchange_rate',
  'volatility_index',
  'government_yield',
  'petroleum_stocks',
  'market_probability',
  'military_aircraft',
  'military_aircraft_seen',
  'civil_aircraft',
  'gnss_degraded_share',
  'sanctions_additions',
  'sanctions_removals',
  'sanctions_entries',
  'net_energy_imports',
  'government_debt',
  'short_term_debt',
  'reserves_months',
  'inflation',
  'current_account',
  'oil_rents',
  'political_stability',
  'oil_production',
  'oil_consumption',
  'gas_production',
  'gas_consumption',
  'airport_closure',
  'airport_delay',
  'airspace_restriction',
  'airspace_hazard',
  'internet_outage',
  'earthquake_magnitude',
  'hazard_alert',
  'natural_events',
  'thermal_hotspots',
  'displaced_people',
  'disease_outbreaks',
  'exploited_vulnerabilities',
  'earthquakes_listed',
  'hazard_alerts_listed',
  'natural_events_listed',
  'weather_warnings',
  'outbreak_notices_listed',
  'vulnerabilities_listed',
  'civil_aircraft_seen',
  'gas_price',
  'dollar_index',
  'airport_ground_stop',
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
