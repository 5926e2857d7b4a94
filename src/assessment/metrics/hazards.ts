import { metric } from './metric.ts';

const FORTNIGHT = { halfLifeHours: 7 * 24, windowDays: 30 } as const;

/** Natural events; none of them is coercion. */
export const HAZARD_METRICS = {
  earthquake_magnitude: {
    ...metric('mobility_disruption', 'magnitude', 'magnitude of an earthquake', FORTNIGHT),
    grade: { single: 0.8, precision: 0.95, revisionRisk: 0.1, currentDays: 0 },
    gradeReason: 'The first magnitude is automatic and is often revised.',
  },
  earthquakes_listed: metric(
    'mobility_disruption',
    'earthquake',
    'earthquakes of magnitude 4.5 and more in the 24 hours up to the date of a list',
    FORTNIGHT,
  ),
  hazard_alert: {
    ...metric('mobility_disruption', 'level', 'alert level of a disaster: 2 orange, 3 red', FORTNIGHT),
    grade: { single: 0.8, precision: 0.9, revisionRisk: 0.1, currentDays: 0 },
    gradeReason: 'The first alert is a model estimate and is often revised.',
  },
  hazard_alerts_listed: metric(
    'mobility_disruption',
    'alert',
    'orange and red alerts of disasters that are current on one list',
    FORTNIGHT,
  ),
  weather_warnings: metric(
    'mobility_disruption',
    'warning',
    'severe and extreme weather warnings in force in a country in one hour',
    FORTNIGHT,
  ),
  natural_events: metric('mobility_disruption', 'event', 'a natural event seen from space', FORTNIGHT),
  natural_events_listed: metric(
    'mobility_disruption',
    'event',
    'natural events seen from space that are open on one list',
    FORTNIGHT,
  ),
  thermal_hotspots: metric('cii_spike', 'hotspot', 'places of strong heat in a country in one day, seen from space', {
    halfLifeHours: 24,
    windowDays: 60,
  }),
} as const;
