import { CONFLICT_METRICS } from './metrics/conflict.ts';
import { CODED_NEWS } from './metrics/figure-grade.ts';
import { FLIGHT_METRICS } from './metrics/flights.ts';
import { HAZARD_METRICS } from './metrics/hazards.ts';
import { MARITIME_METRICS } from './metrics/maritime.ts';
import { MARKET_METRICS } from './metrics/markets.ts';
import { type Metric, metric } from './metrics/metric.ts';
import { MOBILITY_METRICS } from './metrics/mobility.ts';
import { NEWS_METRICS } from './metrics/news.ts';
import { PEOPLE_METRICS } from './metrics/people.ts';
import { SANCTIONS_METRICS } from './metrics/sanctions.ts';
import { STRUCTURE_METRICS } from './metrics/structure.ts';

/** Every metric an observation can carry. One line in its group adds one. */
export const METRICS = {
  ...MARITIME_METRICS,
  ...NEWS_METRICS,
  ...CONFLICT_METRICS,
  ...MARKET_METRICS,
  ...FLIGHT_METRICS,
  ...SANCTIONS_METRICS,
  ...STRUCTURE_METRICS,
  ...MOBILITY_METRICS,
  ...HAZARD_METRICS,
  ...PEOPLE_METRICS,
  // Ninety days of behaviour, a week before them for what has changed, and room for the day on which both begin.
  dyad_acts: {
    ...metric(
      'cii_spike',
      'report',
      'that one outlet reports one kind of act of one actor towards another on one day, however often',
      { halfLifeHours: 14 * 24, windowDays: 100 },
    ),
    grade: CODED_NEWS,
    causes: 'reported',
  },
  /** Skill of published forecasts, as recorded in their ledger; never shown as evidence of the world. */
  lane_skill: metric(
    'market_signal',
    'share',
    'log loss of the best simple forecast that published lanes have avoided, mean of the horizons; 0 is no better, 1 perfect, negative worse',
    { halfLifeHours: 60 * 24, windowDays: 180 },
  ),
} as const satisfies Record<string, Metric>;

export type MetricId = keyof typeof METRICS;

/** The same records, with what only some of them have. */
export const METRIC_RECORDS: Readonly<Record<MetricId, Metric>> = METRICS;

/** A metric that one feed brings and no assessment reads: `<feed id>:<name>`, declared in its card. */
export type FeedMetricId = `${string}:${string}`;

export const isFeedMetricId = (id: string): id is FeedMetricId => id.includes(':');

export function isMetricId(id: string): id is MetricId {
  return Object.hasOwn(METRICS, id);
}
