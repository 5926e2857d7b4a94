import type { FeedMetricId, MetricId } from './metrics.ts';

/**
 * One dated, placed, sourced measurement (METHOD.md §2). Append-only: a correction is a new row with a later `knownAt`
 * for the same `feedId`, `recordId`, `metric` and `subject`.
 */
export interface Observation {
  readonly feedId: string;
  /** The upstream's own record id, unique within feed, metric and subject. */
  readonly recordId: string;
  readonly metric: MetricId | FeedMetricId;
  /** `country:YE`, `chokepoint:hormuz_strait`, `theater:gulf`, `airport:OIIE`, `fir:OIIX`, `series:brent`, `actor:state:IR`, `region:mena` or `world`. */
  readonly subject: string;
  /** In the unit that `METRICS` or the feed's card declares; finite. */
  readonly value: number;
  /** When the world was so, epoch ms. */
  readonly observedAt: number;
  /** When we could first know it, epoch ms; never before `observedAt`. */
  readonly knownAt: number;
  /** Who stands behind it: one wire service, one sensor network, one agency. */
  readonly lineage: string;
  /** The event it covers; independent reports of the same thing share it. */
  readonly event: string;
  /** Facts of the record that an assessment reads: codes, dyads. Plain text, neutralised at the border. */
  readonly detail: Readonly<Record<string, string>>;
}

/** A subject is a kind and an id of `reference/`, or the whole world. */
export const countrySubject = (iso2: string): string => `country:${iso2}`;
export const chokepointSubject = (id: string): string => `chokepoint:${id}`;
export const theaterSubject = (id: string): string => `theater:${id}`;
/** @param icao four letters */
export const airportSubject = (icao: string): string => `airport:${icao}`;
/** @param icao the flight information region's four letters */
export const firSubject = (icao: string): string => `fir:${icao}`;
/** @param id of `reference/actors.ts`: who acts */
export const actorSubject = (id: string): string => `actor:${id}`;
export const seriesSubject = (id: string): string => `series:${id}`;
/** @param id of `reference/regions.ts` */
export const regionSubject = (id: string): string => `region:${id}`;
export const WORLD_SUBJECT = 'world';

/** The order of a series. */
export function byTime(a: Observation, b: Observation): number {
  return a.observedAt - b.observedAt || compareText(a.feedId, b.feedId) || compareText(a.recordId, b.recordId);
}

/** Order by code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
