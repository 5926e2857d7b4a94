import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByM49, countryByName } from '../../reference/countries.ts';
import { memberOf, parseJson } from '../json-value.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

/** The event types of ACLED's codebook that are collected. */
const EVENT_TYPES: ReadonlySet<string> = new Set([
  'Battles',
  'Explosions/Remote violence',
  'Violence against civilians',
  'Protests',
  'Riots',
  'Strategic developments',
]);

/** What is kept of an event: where, when, what kind, how many dead. No text of it. */
export interface AcledEvent {
  readonly id: string;
  readonly iso2: string;
  /** Epoch ms of the UTC day. */
  readonly dayAt: number;
  readonly type: string;
  readonly deaths: number;
}

type AcledPage =
  | { readonly status: 'page'; readonly rows: readonly (AcledEvent | FeedProblem)[] }
  | { readonly status: 'unreadable'; readonly reason: string };

/**
 * Reads one page of events. ACLED says no with status 200 and a message.
 * @param now epoch ms; later days are rejected
 */
export function parseAcledPage(bytes: Uint8Array, now: number): AcledPage {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'no JSON' };
  const data = memberOf(json.value, 'data');
  if (!Array.isArray(data) || memberOf(json.value, 'success') === false) {
    const said = memberOf(json.value, 'message') ?? memberOf(json.value, 'error');
    return { status: 'unreadable', reason: typeof said === 'string' ? plainText(said, 80) || 'rejected' : 'no events' };
  }
  const rows: readonly unknown[] = data;
  return { status: 'page', rows: rows.map((row) => readEvent(row, now)) };
}

function readEvent(row: unknown, now: number): AcledEvent | FeedProblem {
  const cell = (name: string): string => {
    const value = memberOf(row, name);
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  };
  const id = cell('event_id_cnty');
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 40), message });
  if (!/^[A-Z]{2,4}\d{1,9}$/.test(id)) return rejected('bad_id', 'event_id_cnty is no id');
  const dayAt = /^\d{4}-\d{2}-\d{2}$/.test(cell('event_date')) ? parseIsoDay(cell('event_date')) : undefined;
  if (dayAt === undefined) return rejected('undated', plainText(cell('event_date'), 20));
  if (dayAt > now) return rejected('future', cell('event_date'));
  const type = cell('event_type');
  if (!EVENT_TYPES.has(type)) return rejected('unknown_type', plainText(type, 40));
  const deaths = /^\d{1,6}$/.test(cell('fatalities')) ? Number(cell('fatalities')) : undefined;
  if (deaths === undefined) return rejected('bad_number', 'fatalities is no count');
  const iso = cell('iso');
  const country =
    (/^\d{1,3}$/.test(iso) ? countryByM49(iso.padStart(3, '0')) : undefined) ?? countryByName(cell('country'));
  if (country === undefined) return rejected('unresolved_country', plainText(`${iso} ${cell('country')}`, 60));
  return { id, iso2: country.iso2, dayAt, type, deaths };
}

/**
 * Events as counts: of each country, day and kind how many there were and how many died, and of each day how many there
 * were in the world. An event that stands on two pages counts once.
 */
export function acledCounts(rows: readonly (AcledEvent | FeedProblem)[]): ParsedRows {
  const tally = startTally();
  const counts = new Map<string, ReadObservation>();
  const seen = new Set<string>();
  for (const row of rows) {
    if ('kind' in row) {
      tally.reject(row);
      continue;
    }
    if (seen.has(row.id)) {
      tally.ignore();
      continue;
    }
    seen.add(row.id);
    tally.keep([]);
    const ofKind = { subject: countrySubject(row.iso2), recordId: `${isoDate(row.dayAt)}:${row.type}`, type: row.type };
    add(counts, row, { ...ofKind, metric: 'violence_events', value: 1 });
    add(counts, row, { ...ofKind, metric: 'violence_deaths', value: row.deaths });
    add(counts, row, { subject: WORLD_SUBJECT, recordId: isoDate(row.dayAt), metric: 'violence_events', value: 1 });
  }
  return tally.rows(() => [...counts.values()]);
}

interface Addition extends Pick<ReadObservation, 'subject' | 'recordId' | 'metric' | 'value'> {
  readonly type?: string;
}

function add(counts: Map<string, ReadObservation>, { dayAt }: AcledEvent, { type, ...count }: Addition): void {
  const key = `${count.metric}\n${count.subject}\n${count.recordId}`;
  const before = counts.get(key)?.value ?? 0;
  counts.set(key, {
    ...count,
    value: before + count.value,
    observedAt: dayAt,
    lineage: 'acled',
    event: count.recordId,
    detail: type === undefined ? {} : { type },
  });
}
