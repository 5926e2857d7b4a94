import { INFERRED } from './figure-grade.ts';
import { metric } from './metric.ts';

const HOURLY = { halfLifeHours: 12, windowDays: 40 } as const;

/** Aircraft in the air, as receivers hear them. */
export const FLIGHT_METRICS = {
  military_aircraft: {
    ...metric('flight_surge', 'aircraft', 'most military aircraft airborne together over a theater in one hour', {
      halfLifeHours: 12,
      windowDays: 16,
    }),
    grade: { single: 0.95, precision: 0.8, revisionRisk: 0, currentDays: 0 },
    gradeReason: 'Aircraft are counted where receivers are, and many do not transmit.',
    causes: 'reported',
  },
  military_aircraft_seen: metric(
    'flight_surge',
    'aircraft',
    'military aircraft received anywhere at one time, airborne or not',
    {
      halfLifeHours: 12,
      windowDays: 16,
    },
  ),
  civil_aircraft: metric(
    'mobility_disruption',
    'aircraft',
    'most aircraft airborne together in the watched area of a theater in one hour',
    HOURLY,
  ),
  gnss_degraded_share: {
    ...metric(
      'mobility_disruption',
      'ratio',
      'share of airborne aircraft in the watched area of a theater that report poor satellite positions, over one hour',
      HOURLY,
    ),
    grade: INFERRED,
    causes: 'reported',
  },
  civil_aircraft_seen: metric(
    'mobility_disruption',
    'aircraft',
    'aircraft received in all watched areas at one time',
    HOURLY,
  ),
} as const;
