import { firSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { flightRegionOfCentre } from '../../reference/flight-regions.ts';
import { excessRejections } from '../excess-rejections.ts';
import { memberOf, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { parseUsDate } from '../us-date.ts';
import { hourId, hourOf } from '../utc-hour.ts';

/** Restrictions that say something about the state of the world; air shows, sports and space launches do not. */
const KEPT_TYPES = new Set(['SECURITY', 'VIP', 'HAZARDS']);
const FIELDS = ['notam_id', 'type', 'facility'] as const;

/**
 * Reads the list of temporary flight restrictions. The list has no date of its own, and a restriction the day it was
 * made: one observation for each restriction
 * and UTC day on which it is listed, with `observedAt` at the start of that day, and one of the world for the hour that
 * says how many.
 * @param now epoch ms, when the list was read
 */
export function parseTfrList(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  if (!Array.isArray(json.value)) return { status: 'unreadable', reason: 'no list of restrictions' };
  // Some stand for years, such as the one over Washington.
  if (json.value.length === 0) return { status: 'unreadable', reason: 'the list is empty, which it never is' };
  const tally = startTally();
  const seen = new Set<string>();
  const entries: ReadRecord[] = [];
  for (const row of json.value) {
    const outcome = readRow(row, now);
    if (outcome === 'not_ours' || !('kind' in outcome)) entries.push(recordOf(row, now));
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else if (seen.has(outcome.recordId))
      tally.reject({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    else {
      seen.add(outcome.recordId);
      tally.keep([outcome]);
    }
  }
  const rows = tally.rows((_, keptCount) => [
    {
      recordId: `list:${hourId(now)}`,
      metric: 'airspace_restriction',
      subject: WORLD_SUBJECT,
      value: keptCount,
      observedAt: hourOf(now),
      lineage: 'faa',
      event: `list:${hourId(now)}`,
      detail: { coverage: 'US' },
    },
  ]);
  const broken = excessRejections(rows);
  return broken === undefined
    ? { ...rows, records: { entries, isComplete: true } }
    : { status: 'unreadable', reason: broken };
}

/** A restriction of any type; one that does not say when it was made is dated by the day it was read. */
function recordOf(row: unknown, now: number): ReadRecord {
  const [notamId = '', type = '', facility = ''] = FIELDS.map((field) => textMember(row, field)?.trim());
  const madeAt = parseUsDate(textMember(row, 'creation_date')?.trim() ?? '') ?? Math.floor(now / DAY_MS) * DAY_MS;
  const description = textMember(row, 'description');
  return {
    recordId: notamId,
    kind: 'airspace_restriction',
    ...titleAndLink(`FDC ${notamId}: ${type.toLowerCase()}`, 'https://tfr.faa.gov/'),
    country: 'US',
    observedAt: Math.min(madeAt, now),
    body: recordBody({
      fir: flightRegionOfCentre(facility.toUpperCase())?.icao,
      restriction: 'flight restriction',
      hazard: type.toLowerCase(),
      text: description,
    }),
  };
}

function readRow(row: unknown, now: number): 'not_ours' | ReadObservation | FeedProblem {
  const [notamId = '', type = '', facility = ''] = FIELDS.map((field) => textMember(row, field)?.trim());
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(notamId, 40),
    message,
  });
  if (notamId === '' || type === '' || facility === '') return rejected('wrong_shape', 'no id, type or facility');
  if (!/^\d{1,2}\/\d{4}$/.test(notamId)) return rejected('bad_id', plainText(notamId, 40));
  // The list is undocumented: a row may come without this day, and a day that is there must be one.
  const made = memberOf(row, 'creation_date');
  const madeAt = typeof made === 'string' ? parseUsDate(made.trim()) : undefined;
  if (made !== undefined && madeAt === undefined) return rejected('undated', 'its creation_date is no day');
  if (madeAt !== undefined && madeAt > now + DAY_MS) return rejected('future', isoDate(madeAt));
  if (!KEPT_TYPES.has(type.toUpperCase())) return 'not_ours';
  const region = flightRegionOfCentre(facility.toUpperCase());
  if (region === undefined) return rejected('unresolved_fir', plainText(facility, 20));
  return {
    recordId: `${notamId}:${isoDate(now)}`,
    metric: 'airspace_restriction',
    subject: firSubject(region.icao),
    value: 1,
    observedAt: Math.floor(now / DAY_MS) * DAY_MS,
    lineage: 'faa',
    event: `tfr:${notamId}`,
    detail: plainDetail({
      notam: notamId,
      type: type.toUpperCase(),
      state: textMember(row, 'state'),
      description: textMember(row, 'description'),
    }),
  };
}
