import { metric } from './metric.ts';

/** Who does what to whom. */
export const ACTOR_METRICS = {
  // Ninety days of behaviour, a week before them for what has changed, and room for the day on which both begin.
  dyad_acts: metric(
    'cii_spike',
    'report',
    'that one outlet reports one kind of act of one actor towards another on one day, however often',
    { halfLifeHours: 14 * 24, windowDays: 100 },
  ),
} as const;
