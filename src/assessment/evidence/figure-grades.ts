import type { MetricId } from '../metrics.ts';

/** What the kind of a figure says about how far one item of it can be believed (start values). */
export interface FigureGrade {
  /** Confidence that one independent source adds, 0 to below 1. */
  readonly single: number;
  /** How exactly the figure measures what is said of it, 0 to 1. */
  readonly precision: number;
  /** Chance that the newest figure is later revised enough to matter, 0 to 1. */
  readonly revisionRisk: number;
  /** Days after its date within which nothing newer is due, so that age costs nothing yet. */
  readonly currentDays: number;
}

/** Of a publisher who states what it has itself counted or decided, seldom revised. */
export const OF_RECORD: FigureGrade = { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 1 };
/** A notice or list is its own fact. */
export const NOTICE: FigureGrade = { single: 0.95, precision: 1, revisionRisk: 0, currentDays: 0 };
export const QUOTE: FigureGrade = { single: 0.95, precision: 1, revisionRisk: 0, currentDays: 3 };
/** One outlet can be wrong, coding by machine mistakes kinds and places; a row is never corrected. */
export const CODED_NEWS: FigureGrade = { single: 0.6, precision: 0.9, revisionRisk: 0, currentDays: 0 };
/** Inferred from what receivers hear, not announced. */
export const INFERRED: FigureGrade = { single: 0.8, precision: 0.8, revisionRisk: 0, currentDays: 0 };
export const YEARLY: FigureGrade = { single: 0.95, precision: 0.95, revisionRisk: 0.1, currentDays: 365 };

/** By metric; every other is of record. */
export const FIGURE_GRADES: Readonly<Partial<Record<MetricId, FigureGrade>>> = {
  transits_total: { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 7 },
  maritime_warnings: NOTICE,
  naval_exercises: NOTICE,
  vessels_tracked: INFERRED,
  force_reports: CODED_NEWS,
  posture_reports: CODED_NEWS,
  coercion_reports: CODED_NEWS,
  blockade_reports: CODED_NEWS,
  protest_reports: CODED_NEWS,
  emergency_reports: CODED_NEWS,
  cooperation_reports: CODED_NEWS,
  treaty_reports: CODED_NEWS,
  rupture_reports: CODED_NEWS,
  dyad_acts: CODED_NEWS,
  headlines: { single: 0.6, precision: 1, revisionRisk: 0, currentDays: 0 },
  // One index of ten newspapers; its newest days are revised.
  geopolitical_risk: { single: 0.6, precision: 0.95, revisionRisk: 0.1, currentDays: 14 },
  // Of what a first release says, a third is not yet reported (METHOD.md §13).
  conflict_deaths: { single: 0.95, precision: 0.9, revisionRisk: 0.2, currentDays: 30 },
  siren_alerts: NOTICE,
  displaced_people: { single: 0.95, precision: 0.85, revisionRisk: 0.1, currentDays: 180 },
  military_aircraft: { single: 0.95, precision: 0.8, revisionRisk: 0, currentDays: 0 },
  gnss_degraded_share: INFERRED,
  internet_outage: { single: 0.6, precision: 0.95, revisionRisk: 0, currentDays: 0 },
  sanctions_additions: NOTICE,
  sanctions_removals: NOTICE,
  airport_closure: NOTICE,
  airport_ground_stop: NOTICE,
  airport_delay: NOTICE,
  airspace_restriction: NOTICE,
  airspace_hazard: { single: 0.95, precision: 0.95, revisionRisk: 0, currentDays: 0 },
  earthquake_magnitude: { single: 0.8, precision: 0.95, revisionRisk: 0.1, currentDays: 0 },
  hazard_alert: { single: 0.8, precision: 0.9, revisionRisk: 0.1, currentDays: 0 },
  crude_price: QUOTE,
  gas_price: QUOTE,
  exchange_rate: QUOTE,
  volatility_index: QUOTE,
  credit_stress: { single: 0.95, precision: 0.95, revisionRisk: 0.1, currentDays: 10 },
  share_prices: { single: 0.95, precision: 0.98, revisionRisk: 0.05, currentDays: 60 },
  long_term_rate: { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 60 },
  food_price_index: { single: 0.95, precision: 0.95, revisionRisk: 0.08, currentDays: 60 },
  gas_net_imports: { single: 0.95, precision: 0.95, revisionRisk: 0.12, currentDays: 90 },
  market_probability: { single: 0.6, precision: 0.85, revisionRisk: 0, currentDays: 0 },
  political_stability: { single: 0.95, precision: 0.75, revisionRisk: 0.1, currentDays: 365 },
  inflation: YEARLY,
  current_account: YEARLY,
  oil_production: YEARLY,
  oil_consumption: YEARLY,
};

export const gradeOf = (metric: MetricId): FigureGrade => FIGURE_GRADES[metric] ?? OF_RECORD;

/** Share of its confidence that the oldest figure keeps: it stays true of its date (start). */
export const MIN_AGE_FACTOR = 0.5;

/** All numbers that grade evidence. */
export const EVIDENCE_GRADING = { grades: FIGURE_GRADES, otherwise: OF_RECORD, leastOfAge: MIN_AGE_FACTOR } as const;
