import Papa from 'papaparse';
import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByGw, countryByName } from '../../reference/countries.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { endOfRelease, type Release, releaseId } from './releases.ts';

/** Columns we read, by header name; the file has 49. */
const COLUMNS = [
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
type Column = (typeof COLUMNS)[number];
type Cells = (column: Column) => string;

/** More deaths than any single event of the dataset; beyond it a number is an error. */
const MOST_DEATHS = 1_000_000;

export interface ReleaseContext {
  readonly release: Release;
  /** Epoch ms; events that end later are refused. */
  readonly now: number;
}

/**
 * Reads one monthly release. An event is booked on its last day (METHOD.md §11), at the start of that UTC day.
 */
export function parseRelease(bytes: Uint8Array, context: ReleaseContext): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some((error) => error.type === 'Quotes')) {
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  }
  const [header, ...rows] = data;
  const position = new Map((header ?? []).map((name, index) => [name.trim(), index]));
  const lost = COLUMNS.filter((column) => !position.has(column));
  if (lost.length > 0) return { status: 'unreadable', reason: `the file has no column ${lost.join(', ')}` };
  if (rows.length === 0) return { status: 'unreadable', reason: 'the file holds no event' };
  const tally = startTally();
  for (const row of rows) {
    const cells: Cells = (column) => row[position.get(column) ?? -1]?.trim() ?? '';
    const outcome = row.length === position.size ? readEvent(cells, context.now) : wrongShape(cells, row.length);
    if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows((totalCount) => [releaseSize(totalCount, context.release)]);
}

function releaseSize(totalCount: number, release: Release): ReadObservation {
  return {
    recordId: releaseId(release),
    metric: 'conflict_events_total',
    subject: WORLD_SUBJECT,
    value: totalCount,
    observedAt: endOfRelease(release),
    lineage: 'ucdp',
    event: releaseId(release),
    detail: {},
  };
}

function wrongShape(cells: Cells, width: number): FeedProblem {
  return { kind: 'wrong_shape', recordId: plainText(cells('id'), 40), message: `${width} cells` };
}

function readEvent(cells: Cells, now: number): ReadObservation | FeedProblem {
  const id = cells('id');
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (!/^\d{1,12}$/.test(id)) return refused('bad_id', 'id is not a number');
  const startsAt = parseIsoDay(cells('date_start'));
  const endsAt = parseIsoDay(cells('date_end'));
  if (startsAt === undefined || endsAt === undefined) return refused('undated', 'date_start or date_end is not a day');
  if (endsAt < startsAt) return refused('bad_dates', 'it ends before it starts');
  if (endsAt > now) return refused('future', isoDate(endsAt));
  const [low, best, high] = [deaths(cells('low')), deaths(cells('best')), deaths(cells('high'))];
  if (best === undefined || low === undefined || high === undefined) {
    return refused('bad_number', 'best, low or high is no count of deaths');
  }
  const country = countryOf(cells('country_id'), cells('country'));
  if (country === undefined) {
    return refused('unresolved_country', plainText(`${cells('country_id')} ${cells('country')}`, 60));
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

/** A whole number, also written `3.0`. */
function deaths(text: string): number | undefined {
  const value = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return value <= MOST_DEATHS ? value : undefined;
}

/** By Gleditsch-Ward number, which has one meaning; by UCDP's name only where there is none. */
function countryOf(gwNumber: string, name: string): string | undefined {
  const byNumber = /^\d{1,4}(\.0+)?$/.test(gwNumber) ? countryByGw(Number(gwNumber)) : undefined;
  return (byNumber ?? countryByName(name))?.iso2;
}
