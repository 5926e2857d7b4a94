import { metric } from './metric.ts';

const transits = (ships: string) =>
  metric('chokepoint_status', 'ship/day', `${ships} passing a chokepoint in one UTC day`, {
    halfLifeHours: 7 * 24,
    windowDays: 1_500,
  });

/** Ships, straits, ports and warnings to seafarers. */
export const MARITIME_METRICS = {
  transits_total: transits('ships'),
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
  vessels_tracked: metric(
    'vessel_track',
    'ship',
    'ships seen under way in one sea area in one hour; of the world: in all watched areas',
    {
      halfLifeHours: 24,
      windowDays: 40,
    },
  ),
  maritime_warnings: metric(
    'chokepoint_status',
    'warning',
    'a navigational warning of attack, piracy or mines, on each day it is in force; of the world: how many',
    {
      halfLifeHours: 7 * 24,
      windowDays: 60,
    },
  ),
  naval_exercises: metric(
    'chokepoint_status',
    'warning',
    'a navigational warning that announces firing or a naval exercise, on each day it is in force; of the world: how many',
    {
      halfLifeHours: 7 * 24,
      windowDays: 60,
    },
  ),
} as const;
