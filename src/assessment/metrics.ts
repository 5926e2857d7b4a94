import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What an assessment knows about a metric: its unit, how long it is remembered and what it becomes as evidence. */
export interface Metric {
  readonly unit: string;
  readonly meaning: string;
  readonly evidenceType: EvidenceType;
  /** Once its feed is silent: the time in which half of the distance to the prior is gone (METHOD.md §2, start values). */
  readonly halfLifeMs: number;
  /** How far back an assessment reads. */
  readonly windowMs: number;
}

const report = (meaning: string, halfLifeMs: number): Metric => ({
  unit: 'report',
  meaning,
  evidenceType: 'cii_spike',
  halfLifeMs,
  windowMs: 120 * DAY,
});

const transits = (ships: string): Metric => ({
  unit: 'ship/day',
  meaning: `${ships} passing a chokepoint in one UTC day`,
  evidenceType: 'chokepoint_status',
  halfLifeMs: 7 * DAY,
  windowMs: 1_500 * DAY,
});

/** Every metric an observation can carry. One line adds one. */
export const METRICS = {
  transits_total: transits('ships'),
  transits_tanker: transits('tankers'),
  transits_container: transits('container ships'),
  background_rows: {
    ...report('event rows in one news export that are none of the reports counted below', 48 * HOUR),
    unit: 'row',
  },
  force_reports: report('a report of armed force: assault, fighting or mass violence (CAMEO 18, 19, 20)', 14 * DAY),
  posture_reports: report('a report of a show of military force (CAMEO 15)', 7 * DAY),
  coercion_reports: report('a report of coercion short of force (CAMEO 17)', 7 * DAY),
  blockade_reports: report('a report of a blockade or of restricted movement by force (CAMEO 191)', 14 * DAY),
  protest_reports: report('a report of protest (CAMEO 14)', 7 * DAY),
  cooperation_reports: report('a report of cooperation between two states (CAMEO 03 to 06)', 7 * DAY),
  conflict_deaths: {
    unit: 'death',
    meaning: 'best estimate of deaths in one event of organised violence, booked on its last day',
    evidenceType: 'cii_spike',
    halfLifeMs: 14 * DAY,
    windowMs: 1_500 * DAY,
  },
  conflict_events_total: {
    unit: 'event',
    meaning: 'events in one published release of organised violence data, booked at the end of the span it covers',
    evidenceType: 'cii_spike',
    halfLifeMs: 14 * DAY,
    windowMs: 1_500 * DAY,
  },
  crude_price: {
    unit: 'usd_bbl',
    meaning: 'spot price of Brent crude',
    evidenceType: 'market_signal',
    halfLifeMs: 48 * HOUR,
    windowMs: 500 * DAY,
  },
} as const satisfies Record<string, Metric>;

export type MetricId = keyof typeof METRICS;

export function isMetricId(id: string): id is MetricId {
  return Object.hasOwn(METRICS, id);
}
