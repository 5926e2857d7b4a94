import type { MetricId } from '../../src/assessment/metrics.ts';
import {
  airportSubject,
  chokepointSubject,
  countrySubject,
  firSubject,
  type Observation,
  seriesSubject,
  theaterSubject,
  WORLD_SUBJECT,
} from '../../src/assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../../src/assessment/time.ts';
import { NOW } from './worlds.ts';

type WorldObservation = Pick<Observation, 'feedId' | 'metric' | 'subject' | 'value' | 'observedAt' | 'lineage'> &
  Partial<Pick<Observation, 'event' | 'recordId' | 'detail'>>;

/** One hand-made observation, known when it happened. */
export function observation({ event, recordId, detail = {}, ...rest }: WorldObservation): Observation {
  const id = recordId ?? `${rest.lineage}:${rest.observedAt}`;
  return { recordId: id, event: event ?? id, detail, knownAt: rest.observedAt, ...rest };
}

/** Now and what is usual. */
export interface Change {
  readonly usual: number;
  readonly now: number;
}

/** The hour of the newest count, and the five before it; the same six hours of the fifteen days before. */
function hourly(change: Change, make: (observedAt: number, value: number) => Observation): readonly Observation[] {
  return Array.from({ length: 16 }, (_, day) =>
    Array.from({ length: 6 }, (_unused, hour) => {
      const value = day === 0 ? change.now : change.usual;
      return make(NOW - day * DAY_MS - hour * HOUR_MS, value);
    }),
  ).flat();
}

/** What a feed says of itself, twice a day for three weeks. */
function pulse(
  made: Pick<WorldObservation, 'feedId' | 'metric' | 'lineage' | 'subject' | 'value'>,
): readonly Observation[] {
  return Array.from({ length: 42 }, (_, i) => {
    const observedAt = NOW - i * 12 * HOUR_MS;
    return observation({ ...made, observedAt, recordId: `pulse:${observedAt}` });
  });
}

export function militaryFlights(theaterId: string, change: Change): readonly Observation[] {
  const made = { feedId: 'adsb-military', lineage: 'adsb-lol' };
  return [
    ...hourly(change, (observedAt, value) =>
      observation({ ...made, metric: 'military_aircraft', subject: theaterSubject(theaterId), value, observedAt }),
    ),
    ...pulse({ ...made, metric: 'military_aircraft_seen', subject: WORLD_SUBJECT, value: 300 }),
  ];
}

export function satellitePositions(theaterId: string, change: Change): readonly Observation[] {
  return hourly(change, (observedAt, value) =>
    observation({
      feedId: 'adsb-civil',
      lineage: 'adsb-lol',
      metric: 'gnss_degraded_share',
      subject: theaterSubject(theaterId),
      value,
      observedAt,
      detail: { reports: '120' },
    }),
  );
}

export function civilFlights(theaterId: string, change: Change): readonly Observation[] {
  return Array.from({ length: 15 * 24 }, (_, hour) =>
    observation({
      feedId: 'adsb-civil',
      lineage: 'adsb-lol',
      metric: 'civil_aircraft',
      subject: theaterSubject(theaterId),
      value: hour < 24 ? change.now : change.usual,
      observedAt: NOW - hour * HOUR_MS,
    }),
  );
}

/** Places under alert in Israel in the last day, and in each of the sixty before. */
export function sirens({ usual, now }: Change): readonly Observation[] {
  const made = { feedId: 'sirens', lineage: 'oref', metric: 'siren_alerts' as MetricId };
  const waves = [now, ...Array<number>(60).fill(usual)].map((value, day) =>
    observation({ ...made, subject: countrySubject('IL'), value, observedAt: NOW - day * DAY_MS - HOUR_MS }),
  );
  return [...waves.filter(({ value }) => value > 0), ...pulse({ ...made, subject: WORLD_SUBJECT, value: 0 })];
}

/** Warnings in force at a strait now, and on each of the sixty days before. */
export function navigationalWarnings(
  chokepointId: string,
  { usual, now }: Change,
  danger = 'attack',
): readonly Observation[] {
  const made = { feedId: 'nga-warnings', lineage: 'nga', metric: 'maritime_warnings' as MetricId };
  const days = Array.from({ length: 60 }, (_, day) =>
    Array.from({ length: day === 0 ? now : usual }, (_unused, i) =>
      observation({
        ...made,
        subject: chokepointSubject(chokepointId),
        value: 1,
        observedAt: NOW - day * DAY_MS - HOUR_MS,
        recordId: `${chokepointId} ${i}:${day}`,
        event: `warning:${chokepointId}:${i}`,
        detail: { danger },
      }),
    ),
  ).flat();
  // The two days judged overlap; what is usual stands on both.
  return [...days, ...pulse({ ...made, subject: WORLD_SUBJECT, value: now })];
}

/** Naval exercises announced at a subject now, and on each of the sixty days before; the list is read on each of them. */
export function navalExercises(subject: string, { usual, now }: Change): readonly Observation[] {
  const made = { feedId: 'nga-warnings', lineage: 'nga', metric: 'naval_exercises' as MetricId };
  return Array.from({ length: 60 }, (_, day) => {
    const observedAt = NOW - day * DAY_MS - HOUR_MS;
    const value = day === 0 ? now : usual;
    const inForce = Array.from({ length: value }, (_unused, i) => {
      const event = `naval:${subject}:${i}`;
      return observation({ ...made, subject, value: 1, observedAt, recordId: `${event}:${day}`, event, detail: DRILL });
    });
    return [
      ...inForce,
      observation({ ...made, subject: WORLD_SUBJECT, value, observedAt, recordId: `list:${observedAt}` }),
    ];
  }).flat();
}

const DRILL = { danger: 'gunnery' } as const;

/** Entries added against a country five days ago, and once in each of the thirteen months before. */
export function sanctions(iso2: string, { usual, now }: Change, lineage = 'ofac'): readonly Observation[] {
  const made = { feedId: `${lineage}-list`, lineage };
  const months = [now, ...Array<number>(13).fill(usual)].map((value, month) => {
    const observedAt = NOW - (5 + 30 * month) * DAY_MS;
    return observation({
      ...made,
      metric: 'sanctions_additions',
      subject: countrySubject(iso2),
      value,
      observedAt,
      recordId: `PROGRAMME:${isoDate(observedAt)}`,
      event: `${lineage}:PROGRAMME:${isoDate(observedAt)}`,
      detail: { list: lineage, programme: 'PROGRAMME' },
    });
  });
  return [
    ...months.filter(({ value }) => value > 0),
    ...pulse({ ...made, metric: 'sanctions_entries', subject: seriesSubject(lineage), value: 9_000 }),
  ];
}

/** People driven out of a country at the end of six years, the newest `now`. */
export function displaced(iso2: string, { usual, now }: Change): readonly Observation[] {
  return years.map((observedAt, i) =>
    observation({
      feedId: 'unhcr',
      lineage: 'unhcr',
      metric: 'displaced_people',
      subject: countrySubject(iso2),
      value: i === 0 ? now : usual,
      observedAt,
    }),
  );
}

/** Ends of the last seven years, newest first. */
const years = Array.from({ length: 7 }, (_, i) => Date.UTC(2026 - i, 0, 1) - 1_000);

/** A yearly figure of a country: the newest, and the same one in the six years before. */
export function figure(
  iso2: string,
  metric: MetricId,
  { usual, now }: Change,
  lineage = 'world-bank',
): readonly Observation[] {
  return years.map((observedAt, i) =>
    observation({
      feedId: lineage,
      lineage,
      metric,
      subject: countrySubject(iso2),
      value: i === 0 ? now : usual,
      observedAt,
    }),
  );
}

/** An outage that began five hours ago; a score of 0 is none. */
export function outage(iso2: string, score: number, signals = ['bgp', 'ping-slash24']): readonly Observation[] {
  const made = { feedId: 'ioda', metric: 'internet_outage' as MetricId };
  const observedAt = NOW - 5 * HOUR_MS;
  const seen = signals.map((signal) =>
    observation({ ...made, lineage: `ioda:${signal}`, subject: countrySubject(iso2), value: score, observedAt }),
  );
  return [...(score > 0 ? seen : []), ...pulse({ ...made, lineage: 'ioda', subject: WORLD_SUBJECT, value: score })];
}

/** Quotes of a year that wobble by a thousandth, then `quotes` of a steady fall by `fall` (log change) altogether. */
export function rates(
  falls: Readonly<Record<string, number>>,
  { quotes = 5, days = 300 } = {},
): readonly Observation[] {
  return Object.entries({ USD: 0, ...falls }).flatMap(([code, fall]) =>
    Array.from({ length: days }, (_, i) => {
      const step = Math.max(0, quotes - i) / quotes;
      const wobble = i < quotes ? 0 : ((i % 5) - 2) * 0.001;
      return observation({
        feedId: 'ecb-rates',
        lineage: 'ecb',
        metric: 'exchange_rate',
        subject: seriesSubject(`eur-${code.toLowerCase()}`),
        value: 10 * Math.exp(fall * step + wobble),
        observedAt: NOW - 12 * HOUR_MS - i * DAY_MS,
      });
    }),
  );
}

/** A year of closes round a usual one, the newest `now`. */
export function closes({ usual, now }: Change): readonly Observation[] {
  return Array.from({ length: 300 }, (_, i) =>
    observation({
      feedId: 'cboe-vix',
      lineage: 'cboe',
      metric: 'volatility_index',
      subject: seriesSubject('vix'),
      value: i === 0 ? now : usual + ((i % 5) - 2) * 0.5,
      observedAt: NOW - 12 * HOUR_MS - i * DAY_MS,
    }),
  );
}

/** A notice about an airport or, with four letters of a region, an airspace, issued an hour ago. */
export function notice(metric: MetricId, icao: string, rest: Partial<WorldObservation> = {}): Observation {
  const isAirport = metric.startsWith('airport');
  return observation({
    feedId: 'notam',
    lineage: `notam:${icao}`,
    metric,
    subject: isAirport ? airportSubject(icao) : firSubject(icao),
    value: 1,
    observedAt: NOW - HOUR_MS,
    event: `notam:${icao}:A1/26`,
    detail: { notam: 'A1/26' },
    ...rest,
  });
}

/** An earthquake as two agencies and a newsroom report it. */
export function disaster(iso2: string): readonly Observation[] {
  const subject = countrySubject(iso2);
  const observedAt = NOW - HOUR_MS;
  const event = 'quake:1:2:3';
  return [
    observation({
      feedId: 'usgs-quakes',
      lineage: 'usgs',
      metric: 'earthquake_magnitude',
      subject,
      value: 7.6,
      observedAt,
      event,
    }),
    observation({
      feedId: 'gdacs',
      lineage: 'gdacs',
      metric: 'hazard_alert',
      subject,
      value: 3,
      observedAt,
      event,
      detail: { type: 'EQ' },
    }),
    headline(iso2, '2,000 dead in earthquake', { lineage: 'anadolu' }),
  ];
}

/** One story as one feed reports it. */
export function headline(
  iso2: string,
  title: string,
  { lineage, feedId = 'gdelt-gkg', event = title }: { lineage: string; feedId?: string; event?: string },
): Observation {
  return observation({
    feedId,
    lineage,
    metric: 'headlines',
    subject: countrySubject(iso2),
    value: 1,
    observedAt: NOW - HOUR_MS,
    recordId: `${event}:${lineage}`,
    event,
    detail: { title, outlets: '3' },
  });
}
