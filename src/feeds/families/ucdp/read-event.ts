import { countrySubject } from '../../../assessment/observation.ts';
import { isoDate } from '../../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../../ports/feed.ts';
import type { ReadRecord } from '../../../ports/record.ts';
import { countryByGw, countryByName } from '../../../reference/countries.ts';
import { plainDetail, plainText } from '../../plain-text.ts';
import { recordBody, subjectCountry, titleAndLink } from '../../record-body.ts';
import { parseIsoDay } from '../../utc-instant.ts';

/** Columns we read, by header name; the file has 49. */
export const UCDP_COLUMNS = [
  'id',
  'type_of_violence',
  'dyad_name',
  'side_a',
  'side_b',
  'country',
  'country_id',
  'date_prec',
  'date_start',
  'date_end',
  'best',
  'high',
  'low',
] as const;
/** Columns of the files that the service by token does not give. */
type UcdpColumn = (typeof UCDP_COLUMNS)[number] | 'latitude' | 'longitude' | 'where_coordinates';
/** The trimmed text of a column, empty where there is none. */
export type UcdpCells = (column: UcdpColumn) => string;

/** More deaths than any single event of the dataset; beyond it a number is an error. */
const MAX_DEATHS = 1_000_000;

/**
 * Reads one event. It is booked on its last day (METHOD.md §11), at the start of that UTC day.
 * @param now epoch ms; events that end later are rejected
 */
export function readEvent(cells: UcdpCells, now: number): ReadObservation | FeedProblem {
  const id = cells('id');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (!/^\d{1,12}$/.test(id)) return rejected('bad_id', 'id is not a number');
  const startsAt = parseIsoDay(cells('date_start'));
  const endsAt = parseIsoDay(cells('date_end'));
  if (startsAt === undefined || endsAt === undefined) return rejected('undated', 'date_start or date_end is not a day');
  if (endsAt < startsAt) return rejected('bad_dates', 'it ends before it starts');
  if (endsAt > now) return rejected('future', isoDate(endsAt));
  const [low, best, high] = [deaths(cells('low')), deaths(cells('best')), deaths(cells('high'))];
  if (best === undefined || low === undefined || high === undefined) {
    return rejected('bad_number', 'best, low or high is no count of deaths');
  }
  const country = countryOf(cells('country_id'), cells('country'));
  if (country === undefined) {
    return rejected('unresolved_country', plainText(`${cells('country_id')} ${cells('country')}`, 60));
  }
  return {
    recordId: id,
    metric: 'conflict_deaths',
    subject: countrySubject(country),
    value: best,
    observedAt: endsAt,
    lineage: 'ucdp',
    event: id,
    detail: plainDetail({
      dyad: cells('dyad_name'),
      sideA: cells('side_a'),
      sideB: cells('side_b'),
      type: cells('type_of_violence'),
      datePrecision: cells('date_prec'),
      startDate: isoDate(startsAt),
      low: String(low),
      high: String(high),
    }),
  };
}

const VIOLENCE: Readonly<Record<string, string>> = { 1: 'state-based', 2: 'non-state', 3: 'one-sided' };

/** The event itself, dated by its last day like its observation. */
export function eventRecord(cells: UcdpCells, { subject, value, observedAt }: ReadObservation): ReadRecord {
  const [lat, lon] = [degrees(cells('latitude'), 90), degrees(cells('longitude'), 180)];
  return {
    recordId: cells('id'),
    kind: 'conflict_event',
    ...titleAndLink(cells('dyad_name'), 'https://ucdp.uu.se/downloads/'),
    ...subjectCountry(subject),
    ...(lat === undefined || lon === undefined ? {} : { place: { lat, lon } }),
    observedAt,
    body: recordBody({
      sideA: cells('side_a'),
      sideB: cells('side_b'),
      violenceType: VIOLENCE[cells('type_of_violence')],
      dateStart: dayText(cells('date_start')),
      dateEnd: isoDate(observedAt),
      datePrecision: deaths(cells('date_prec')),
      deathsBest: value,
      deathsLow: deaths(cells('low')),
      deathsHigh: deaths(cells('high')),
      place: cells('where_coordinates'),
    }),
  };
}

function dayText(text: string): string | undefined {
  const day = parseIsoDay(text);
  return day === undefined ? undefined : isoDate(day);
}

const degrees = (text: string, most: number): number | undefined =>
  /^-?\d{1,3}(\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined;

/** A whole number, also written `3.0`. */
function deaths(text: string): number | undefined {
  const value = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_DEATHS ? value : undefined;
}

/** By Gleditsch-Ward number, which has one meaning; by UCDP's name only where there is none. */
function countryOf(gwNumber: string, name: string): string | undefined {
  const byNumber = /^\d{1,4}(\.0+)?$/.test(gwNumber) ? countryByGw(Number(gwNumber)) : undefined;
  return (byNumber ?? countryByName(name))?.iso2;
}
