import { NOTICE } from './figure-grade.ts';
import { metric } from './metric.ts';

const NOTICE_TIMES = { halfLifeHours: 12, windowDays: 30 } as const;

/**
 * Notices and outages that stop people from moving or communicating. Of the subject `world`: how many were in force, or the
 * worst of them, when the feed last looked; zero says that it looked and saw none. A notice is repeated for every hour
 * or day in which it is in force, so that one which ends is no longer repeated.
 */
export const MOBILITY_METRICS = {
  airport_closure: {
    ...metric(
      'mobility_disruption',
      'notice',
      'a notice that closes an airport to all, while it is in force; of the world: how many',
      NOTICE_TIMES,
    ),
    grade: NOTICE,
  },
  airport_ground_stop: {
    ...metric(
      'mobility_disruption',
      'notice',
      'a notice that holds flights to an airport on the ground elsewhere, while it is in force; of the world: how many',
      NOTICE_TIMES,
    ),
    grade: NOTICE,
  },
  airport_delay: {
    ...metric(
      'mobility_disruption',
      'minute',
      'delay at an airport by notice of its authority; of the world: the longest',
      NOTICE_TIMES,
    ),
    grade: NOTICE,
  },
  airspace_restriction: {
    ...metric(
      'mobility_disruption',
      'notice',
      'a notice that restricts airspace, while it is in force; of the world: how many',
      NOTICE_TIMES,
    ),
    grade: NOTICE,
  },
  airspace_hazard: {
    ...metric(
      'mobility_disruption',
      'notice',
      'a warning to aircraft of ash, radioactive cloud, cyclone or storm; of the world: how many',
      NOTICE_TIMES,
    ),
    grade: { single: 0.95, precision: 0.95, revisionRisk: 0, currentDays: 0 },
    gradeReason: 'A warning names its area, not what happens in it.',
  },
  internet_outage: {
    ...metric(
      'cii_spike',
      'score',
      'severity of an internet outage in a country, as its monitor scores it; of the world: the worst',
      {
        halfLifeHours: 24,
        windowDays: 120,
      },
    ),
    grade: { single: 0.6, precision: 0.95, revisionRisk: 0, currentDays: 0 },
    gradeReason: 'Measured by several methods, of which one alone can mislead.',
    causes: 'reported',
  },
} as const;
