import { metric } from './metric.ts';

const NOTICE = { halfLifeHours: 12, windowDays: 30 } as const;

/** Notices and outages that stop people from moving or being heard. */
export const MOBILITY_METRICS = {
  airport_closure: metric(
    'mobility_disruption',
    'notice',
    'a notice that closes an airport, while it is in force',
    NOTICE,
  ),
  airport_delay: metric('mobility_disruption', 'minute', 'delay at an airport by notice of its authority', NOTICE),
  airspace_restriction: metric('mobility_disruption', 'notice', 'a notice that restricts airspace', NOTICE),
  airspace_hazard: metric('mobility_disruption', 'notice', 'a warning to aircraft of ash, cyclone or storm', NOTICE),
  internet_outage: metric(
    'cii_spike',
    'score',
    'severity of an internet outage in a country, as its monitor scores it',
    {
      halfLifeHours: 24,
      windowDays: 120,
    },
  ),
} as const;
