import { isoMinute, MINUTE_MS } from '../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../ports/feed.ts';
import type { ReadRecord } from '../ports/record.ts';
import { type Coordinates, readPosition, subjectAt } from './coordinates.ts';
import { startTally, type Tally } from './parsed.ts';
import { quakeEvent } from './quake-event.ts';
import { recordBody, subjectCountry, titleAndLink } from './record-body.ts';

/** The weakest of the list that USGS publishes; others are asked for the same. */
export const MIN_MAGNITUDE = 4.5;
/** The strongest measured was 9.5. */
const MAX_MAGNITUDE = 10.5;
/** Clocks differ. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** The last instant that a date can hold, epoch ms. */
const LAST_DATE = 8e15;

/** An earthquake as a network lists it. */
interface WrittenQuake {
  readonly id: string;
  readonly magnitude: number | undefined;
  /** Origin time, epoch ms. */
  readonly at: number | undefined;
  /** The reason given for a row without an origin time. */
  readonly undated: string;
  /** `[longitude, latitude, …]` */
  readonly coordinates: unknown;
}

interface Quake {
  readonly magnitude: number;
  readonly at: number;
  readonly place: Coordinates;
}

/**
 * Checks one earthquake; a weaker one than we collect is ignored.
 * @param now epoch ms; later earthquakes are rejected
 */
export function readQuake(written: WrittenQuake, now: number): 'ignored' | Quake | FeedProblem {
  const { id, magnitude, at, undated, coordinates } = written;
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: id, message });
  if (magnitude === undefined || magnitude > MAX_MAGNITUDE) return rejected('bad_number', 'mag is no magnitude');
  if (magnitude < MIN_MAGNITUDE) return 'ignored';
  if (at === undefined) return rejected('undated', undated);
  if (at > now + CLOCK_SKEW_MS) return rejected('future', at < LAST_DATE ? isoMinute(at) : 'far ahead');
  const place = readPosition(coordinates);
  if (place === undefined) return rejected('bad_position', 'no longitude and latitude');
  return { magnitude, at, place };
}

interface QuakeReport {
  readonly recordId: string;
  readonly lineage: string;
  readonly detail: Readonly<Record<string, string>>;
  /** Epoch ms. */
  readonly now: number;
}

export function quakeObservation({ magnitude, at, place }: Quake, report: QuakeReport): ReadObservation {
  const { recordId, lineage, detail, now } = report;
  return {
    recordId,
    metric: 'earthquake_magnitude',
    subject: subjectAt(place),
    value: magnitude,
    observedAt: Math.min(at, now),
    lineage,
    event: quakeEvent(at, place),
    detail,
  };
}

/** The entry that an observation was made from. */
export function quakeRecord(
  { recordId, subject, value, observedAt, detail }: ReadObservation,
  { latitude, longitude }: Coordinates,
  { url }: { readonly url: string | undefined },
): ReadRecord {
  const { place, depthKm, alert } = detail;
  return {
    recordId,
    kind: 'earthquake',
    ...titleAndLink(`M ${value}${place === undefined ? '' : ` - ${place}`}`, url),
    ...subjectCountry(subject),
    place: { lat: latitude, lon: longitude },
    observedAt,
    body: recordBody({
      magnitude: value,
      place,
      depthKm: depthKm === undefined ? undefined : Number(depthKm),
      alert,
    }),
  };
}

/** Counts a list of earthquakes; a second row of one record is rejected. `quakeAts` are the instants of those kept, epoch ms. */
export function tallyQuakes(
  features: readonly unknown[],
  read: (feature: unknown) => 'ignored' | ReadObservation | FeedProblem,
): { readonly tally: Tally; readonly quakeAts: readonly number[] } {
  const tally = startTally();
  const seen = new Set<string>();
  const quakeAts: number[] = [];
  for (const feature of features) {
    const outcome = read(feature);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else if (seen.has(outcome.recordId)) {
      tally.reject({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    } else {
      seen.add(outcome.recordId);
      tally.keep([outcome]);
      quakeAts.push(outcome.observedAt);
    }
  }
  return { tally, quakeAts };
}
