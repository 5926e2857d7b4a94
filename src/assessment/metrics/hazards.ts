import { metric } from './metric.ts';

const FORTNIGHT = { halfLifeHours: 7 * 24, windowDays: 30 } as const;

/** Natural events; none of them is coercion. */
export const HAZARD_METRICS = {
  earthquake_magnitude: metric('mobility_disruption', 'magnitude', 'magnitude of an earthquake', FORTNIGHT),
  hazard_alert: metric(
    'mobility_disruption',
    'level',
    'alert level of a disaster: 1 green, 2 orange, 3 red',
    FORTNIGHT,
  ),
  natural_events: metric('mobility_disruption', 'event', 'a natural event seen from space', FORTNIGHT),
  thermal_hotspots: metric('cii_spike', 'hotspot', 'places of strong heat in a country in one day, seen from space', {
    halfLifeHours: 24,
    windowDays: 60,
  }),
} as const;
