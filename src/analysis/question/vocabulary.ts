import { AXES, LANES } from '../../contract/intelligence/vocabulary.ts';

/** What a question wants (METHOD.md §14). */
export const INTENTS = [
  'status',
  'value',
  'likelihood',
  'change',
  'cause',
  'comparison',
  'ranking',
  'history',
  'impact',
  'leverage',
  'watch',
  'definition',
  'out_of_scope',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What can be asked of a place: the axes and the lanes by their names in the contract, then readings. */
export const MEASURES = [
  ...AXES,
  'netBalance',
  'regime',
  ...LANES,
  'corridor_state',
  'transits',
  'blockade',
  'armed_force',
  'naval_presence',
  'navigational_warnings',
  'deaths',
  'displaced',
  'unrest',
  'coups',
  'sanctions',
  'military_flights',
  'sirens',
  'gnss_interference',
  'airspace',
  'airports',
  'outages',
  'oil_price',
  'oil_imports',
  'gas_price',
  'gas_imports',
  'food_prices',
  'inflation',
  'currency',
  'equities',
  'sovereign_spread',
  'volatility',
  'freight',
  'earthquakes',
  'hazards',
  'outbreaks',
  'headlines',
  'travel_advice',
  'confidence',
  'missing_inputs',
  'calibration',
  'schedule',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What is known as a probability alone. */
export const isLane = (measure: Measure): boolean => LANES.some((lane) => lane === measure);

/** Measures that are states, not figures. */
const STATES: readonly Measure[] = ['regime', 'corridor_state', 'airports', 'airspace'];
/** Whether a figure is asked for. */
export const isCounted = (measures: readonly Measure[]): boolean =>
  measures.some((measure) => !STATES.includes(measure));

/** Why a part of a question is not answered. */
export const NOT_ANSWERED_REASONS = [
  /** Advice to one person: money, health, law, travel, career. */
  'personal_advice',
  /** Nothing that this service is about. */
  'other_domain',
  /** Ends later than the longest lane. */
  'beyond_horizon',
  /** Ends before the oldest data. */
  'before_records',
  /** Of this domain, but no feed has it. */
  'no_data',
  /** A text that gives orders to a machine: it and what follows it are not read. */
  'instruction',
] as const;
export type NotAnsweredReason = (typeof NOT_ANSWERED_REASONS)[number];
