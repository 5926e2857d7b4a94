import type { MetricId } from './metrics.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** Something an assessment expects to receive. An input that no feed carries yet has no metric, and is always missing. */
export interface Input {
  readonly id: string;
  /** As sentences name it. */
  readonly words: string;
  /** The metric whose newest observation says how old the input is; any subject. */
  readonly pulse?: MetricId;
  /** Content older than this is stale; older than three times this is missing. */
  readonly maxAgeMs: number;
  /** Weight in coverage and freshness; published, fixed (start). */
  readonly weight: number;
  /** A sensor or publisher of record, trusted alone (METHOD.md §2). */
  readonly ofRecord?: boolean;
}

/** Every expected input, fed or not. Ages: FEEDS.md §3 with the six-hour rhythm allowed for. */
export const INPUTS = [
  {
    id: 'news_events',
    words: 'news events',
    pulse: 'background_rows',
    maxAgeMs: 12 * HOUR_MS,
    weight: 4,
  },
  // A day comes out within a week, some with the next one. It moves no axis: named when it is missing, it weighs nothing.
  {
    id: 'geopolitical_risk',
    words: 'geopolitical risk in newspapers',
    pulse: 'geopolitical_risk',
    maxAgeMs: 21 * DAY_MS,
    weight: 0,
  },
  {
    id: 'conflict_deaths',
    words: 'conflict deaths',
    pulse: 'conflict_events_total',
    maxAgeMs: 75 * DAY_MS,
    weight: 2,
    ofRecord: true,
  },
  {
    id: 'corridor_transits',
    words: 'corridor transits',
    pulse: 'transits_total',
    maxAgeMs: 14 * DAY_MS,
    weight: 4,
    ofRecord: true,
  },
  {
    id: 'crude_price',
    words: 'crude oil price',
    pulse: 'crude_price',
    maxAgeMs: 10 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'military_flights',
    words: 'military aircraft',
    pulse: 'military_aircraft_seen',
    maxAgeMs: 6 * HOUR_MS,
    weight: 2,
  },
  {
    id: 'satellite_positions',
    words: 'GNSS accuracy',
    pulse: 'gnss_degraded_share',
    maxAgeMs: 6 * HOUR_MS,
    weight: 1,
  },
  { id: 'air_raid_alerts', words: 'air-raid alerts', pulse: 'siren_alerts', maxAgeMs: 6 * HOUR_MS, weight: 1 },
  {
    id: 'maritime_warnings',
    words: 'navigational warnings',
    pulse: 'maritime_warnings',
    maxAgeMs: 3 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'sanctions_lists',
    words: 'sanctions lists',
    pulse: 'sanctions_entries',
    // A list is as old as its publication, and none is published on a weekend that a holiday makes longer.
    maxAgeMs: 5 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'currencies',
    words: 'exchange rates',
    pulse: 'exchange_rate',
    maxAgeMs: 6 * DAY_MS,
    weight: 2,
    ofRecord: true,
  },
  { id: 'volatility', words: 'equity volatility', pulse: 'volatility_index', maxAgeMs: 6 * DAY_MS, weight: 1 },
  // Yearly figures: missing after a little less than six years (FEEDS.md §3.1, 5); the last one counts until it leaves its window.
  {
    id: 'external_position',
    words: 'external debt and reserves',
    pulse: 'current_account',
    maxAgeMs: 700 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'political_stability',
    words: 'political stability',
    pulse: 'political_stability',
    maxAgeMs: 700 * DAY_MS,
    weight: 1,
  },
  { id: 'inflation', words: 'consumer price inflation', pulse: 'inflation', maxAgeMs: 700 * DAY_MS, weight: 1 },
  {
    id: 'energy_figures',
    words: 'energy balances',
    pulse: 'oil_consumption',
    maxAgeMs: 700 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'cooperation',
    words: 'cooperation between states',
    pulse: 'background_rows',
    maxAgeMs: 12 * HOUR_MS,
    weight: 2,
  },
  {
    id: 'displacement',
    words: 'displaced people',
    pulse: 'displaced_people',
    maxAgeMs: 550 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  { id: 'internet_outages', words: 'internet outages', pulse: 'internet_outage', maxAgeMs: 12 * HOUR_MS, weight: 1 },
  {
    id: 'mobility',
    words: 'airport and airspace notices',
    pulse: 'airport_closure',
    maxAgeMs: 6 * HOUR_MS,
    weight: 1,
    ofRecord: true,
  },
  // A week is published on the Thursday after it; a month of shares and yields five weeks after it, of food one, of gas nine.
  {
    id: 'credit_spreads',
    words: 'credit stress',
    pulse: 'credit_stress',
    maxAgeMs: 20 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'government_spreads',
    words: 'sovereign spreads',
    pulse: 'long_term_rate',
    maxAgeMs: 100 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'equity_prices',
    words: 'equity prices',
    pulse: 'share_prices',
    maxAgeMs: 100 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'food_prices',
    words: 'food prices',
    pulse: 'food_price_index',
    maxAgeMs: 50 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'gas_price',
    words: 'natural gas price',
    pulse: 'gas_price',
    maxAgeMs: 10 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'gas_supply',
    words: 'gas imports',
    pulse: 'gas_net_imports',
    maxAgeMs: 130 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  { id: 'civil_flights', words: 'civil aircraft', pulse: 'civil_aircraft', maxAgeMs: 6 * HOUR_MS, weight: 1 },
  { id: 'actors', words: 'acts between actors', pulse: 'dyad_acts', maxAgeMs: 2 * DAY_MS, weight: 1 },
  {
    id: 'naval_posture',
    words: 'naval exercises',
    pulse: 'naval_exercises',
    maxAgeMs: 3 * DAY_MS,
    weight: 1,
    ofRecord: true,
  },
  {
    id: 'coups_and_emergencies',
    words: 'coups and emergencies',
    pulse: 'background_rows',
    maxAgeMs: 12 * HOUR_MS,
    weight: 1,
  },
  { id: 'treaty_acts', words: 'treaties', pulse: 'background_rows', maxAgeMs: 12 * HOUR_MS, weight: 1 },
] as const satisfies readonly Input[];

export type InputId = (typeof INPUTS)[number]['id'];

const BY_ID = new Map<InputId, Input>(INPUTS.map((input) => [input.id, input]));

/** What is expected of an input. */
export function inputById(id: InputId): Input {
  const input = BY_ID.get(id);
  if (input === undefined) throw new Error(`no input is called ${id}`);
  return input;
}
