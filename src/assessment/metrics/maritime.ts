import { INFERRED, NOTICE } from './figure-grade.ts';
import { metric } from './metric.ts';

const transits = (ships: string) =>
  metric('chokepoint_status', 'ship/day', `${ships} passing a chokepoint in one UTC day`, {
    halfLifeHours: 7 * 24,
    windowDays: 1_500,
  });

/** Ships, straits, ports and warnings to seafarers. */
export const MARITIME_METRICS = {
  transits_total: {
    ...transits('ships'),
    grade: { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 7 },
    gradeReason: 'Ships are counted from AIS by one publisher, a week late.',
    causes: 'record',
  },
  transits_tanker: transits('tankers'),
  transits_container: transits('container ships'),
  port_calls: metric(
    'chokepoint_status',
    'ship/day',
    'ships calling at the ports of a country, or of the world, in one UTC day',
    {
      halfLifeHours: 7 * 24,
      windowDays: 400,
    },
  ),
  port_disruptions: metric(
    'chokepoint_status',
    'port',
    'ports or straits that one named disruption affects, on each day it lasts; of the world: of all',
    {
      halfLifeHours: 7 * 24,
      windowDays: 120,
    },
  ),
  vessels_tracked: {
    ...metric(
      'vessel_track',
      'ship',
      'ships seen under way in one sea area in one hour; of the world: in all watched areas',
      {
        halfLifeHours: 24,
        windowDays: 40,
      },
    ),
    grade: INFERRED,
  },
  maritime_warnings: {
    ...metric(
      'chokepoint_status',
      'warning',
      'a navigational warning of attack, piracy or mines, on each day it is in force; of the world: how many',
      {
        halfLifeHours: 7 * 24,
        windowDays: 60,
      },
    ),
    grade: NOTICE,
    causes: 'record',
  },
  naval_exercises: {
    ...metric(
      'chokepoint_status',
      'warning',
      'a navigational warning that announces firing or a naval exercise, on each day it is in force; of the world: how many',
      {
        halfLifeHours: 7 * 24,
        windowDays: 60,
      },
    ),
    grade: NOTICE,
    causes: 'record',
  },
} as const;
