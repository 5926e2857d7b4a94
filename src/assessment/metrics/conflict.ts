import { metric } from './metric.ts';

/** Organised violence and its nearest signs. */
export const CONFLICT_METRICS = {
  conflict_deaths: metric(
    'cii_spike',
    'death',
    'best estimate of deaths in one event of organised violence, booked on its last day',
    { halfLifeHours: 14 * 24, windowDays: 1_500 },
  ),
  conflict_events_total: metric(
    'cii_spike',
    'event',
    'events in one published release of organised violence data, booked at the end of the span it covers',
    { halfLifeHours: 14 * 24, windowDays: 1_500 },
  ),
  siren_alerts: metric('cii_spike', 'alert', 'places under one air-raid alert', {
    halfLifeHours: 12,
    windowDays: 120,
  }),
} as const;
