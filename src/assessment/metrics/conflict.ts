import { NOTICE } from './figure-grade.ts';
import { metric } from './metric.ts';

/** Organised violence and its nearest signs. */
export const CONFLICT_METRICS = {
  conflict_deaths: {
    ...metric(
      'cii_spike',
      'death',
      'best estimate of deaths in one event of organised violence, booked on its last day',
      { halfLifeHours: 14 * 24, windowDays: 1_500 },
    ),
    grade: { single: 0.95, precision: 0.9, revisionRisk: 0.2, currentDays: 30 },
    gradeReason: 'Of what a first release says, a third is not yet reported.',
    causes: 'record',
  },
  conflict_events_total: metric(
    'cii_spike',
    'event',
    'events in one published release of organised violence data, booked at the end of the span it covers',
    { halfLifeHours: 14 * 24, windowDays: 1_500 },
  ),
  violence_events: metric(
    'cii_spike',
    'event',
    'events of one kind in a country in one day, as a second observer of political violence and protest counts them; of all kinds in the world',
    { halfLifeHours: 14 * 24, windowDays: 120 },
  ),
  violence_deaths: metric(
    'cii_spike',
    'death',
    'deaths in those events, as that observer counts them: never added to conflict_deaths',
    { halfLifeHours: 14 * 24, windowDays: 120 },
  ),
  siren_alerts: {
    ...metric(
      'cii_spike',
      'place',
      'places under one wave of air-raid alerts; of the world, places under alert when the service was last read in an hour',
      { halfLifeHours: 12, windowDays: 120 },
    ),
    grade: NOTICE,
    causes: 'reported',
  },
} as const;
