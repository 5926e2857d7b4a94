import type { MetricId } from '../../assessment/metrics.ts';
import { chokepointSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type Chokepoint, chokepointByPortwatchName } from '../../reference/chokepoints.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay, utcDay } from '../utc-instant.ts';
import { FIELDS } from './queries.ts';

export interface Layer {
  readonly dateField: string;
  /** When the layer's rows last changed, epoch ms. */
  readonly editedAt?: number;
}

export type ParsedLayer =
  | { readonly status: 'layer'; readonly layer: Layer }
  | { readonly status: 'unreadable'; readonly reason: string };

/** The layer renamed `date` to `date_` and back within a day (FEEDS.md §3.1). */
const DATE_FIELDS = ['date', 'date_'];

/** Reads the layer's description and checks that it still has every field we read. */
export function parseLayer(bytes: Uint8Array): ParsedLayer {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the layer description is not JSON' };
  const fault = errorOf(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const fields = memberOf(json.value, 'fields');
  const names = Array.isArray(fields) ? fields.map((field) => textMember(field, 'name')) : [];
  const dateField = DATE_FIELDS.find((name) => names.includes(name));
  const lost = FIELDS.filter((name) => !names.includes(name));
  if (dateField === undefined) return { status: 'unreadable', reason: 'the layer has no date field' };
  if (lost.length > 0) return { status: 'unreadable', reason: `the layer has no field ${lost.join(', ')}` };
  const editedAt = numberMember(memberOf(json.value, 'editingInfo'), 'dataLastEditDate');
  return { status: 'layer', layer: { dateField, ...(editedAt === undefined ? {} : { editedAt }) } };
}

export type ParsedPage =
  | (ParsedRows & { readonly exceededTransferLimit: boolean })
  | Extract<Parsed, { status: 'unreadable' }>;

/**
 * Reads one page of daily transits. `observedAt` is the start of the UTC day counted.
 * @param asked the chokepoint the page was asked for; undefined when it may hold several
 * @param now epoch ms; later days are refused
 */
export function parsePage(bytes: Uint8Array, asked: Chokepoint | undefined, now: number): ParsedPage {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  const fault = errorOf(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the page has no features' };
  const tally = startTally();
  for (const feature of features) {
    const outcome = readDay(memberOf(feature, 'attributes'), asked, now);
    if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep(outcome);
  }
  const rows = tally.rows();
  if (rows.totalCount > 0 && rows.refusedByKind.wrong_shape === rows.totalCount) {
    return { status: 'unreadable', reason: 'no row has the fields asked for' };
  }
  return { ...rows, exceededTransferLimit: memberOf(json.value, 'exceededTransferLimit') === true };
}

const COUNTS: readonly (readonly [MetricId, string])[] = [
  ['transits_total', 'n_total'],
  ['transits_tanker', 'n_tanker'],
  ['transits_container', 'n_container'],
];
/** The busiest chokepoint counts under 400 ships a day. */
const MOST_SHIPS_A_DAY = 10_000;

function readDay(
  attributes: unknown,
  asked: Chokepoint | undefined,
  now: number,
): readonly ReadObservation[] | FeedProblem {
  const portname = textMember(attributes, 'portname');
  const date = dateOf(attributes);
  const recordId = plainText(`${textMember(attributes, 'portid') ?? portname ?? ''}:${String(date)}`, 80);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  if (date === undefined || COUNTS.some(([, field]) => memberOf(attributes, field) === undefined)) {
    return refused('wrong_shape', 'a field asked for is absent');
  }
  const day = dayOf(date);
  if (day === undefined) return refused('undated', 'no calendar day');
  if (day > now) return refused('future', isoDate(day));
  const chokepoint = portname === undefined ? asked : chokepointByPortwatchName(portname);
  if (chokepoint === undefined) return refused('unresolved_chokepoint', plainText(portname ?? 'no name', 60));
  if (asked !== undefined && chokepoint.id !== asked.id) return refused('not_asked_for', `${chokepoint.name}`);
  const observations: ReadObservation[] = [];
  for (const [metric, field] of COUNTS) {
    const value = numberMember(attributes, field);
    if (value === undefined || !Number.isInteger(value) || value < 0 || value > MOST_SHIPS_A_DAY) {
      return refused('bad_number', `${field} is no count of ships`);
    }
    observations.push({
      recordId: `${chokepoint.portwatchId}:${isoDate(day)}`,
      metric,
      subject: chokepointSubject(chokepoint.id),
      value,
      observedAt: day,
      lineage: 'imf-portwatch',
      event: isoDate(day),
      detail: {},
    });
  }
  return observations;
}

function dateOf(attributes: unknown): unknown {
  for (const field of DATE_FIELDS) {
    const value = memberOf(attributes, field);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Epoch milliseconds or an ISO date; a number of seconds would fall into 1970 and is refused. */
function dayOf(date: unknown): number | undefined {
  if (typeof date === 'string') return parseIsoDay(date);
  if (typeof date !== 'number' || !(date >= FIRST_DAY && date <= LAST_DAY)) return undefined;
  const at = new Date(date);
  return utcDay(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

/** PortWatch counts from 2019 on; the bounds only tell milliseconds from other units. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const LAST_DAY = Date.UTC(2100, 0, 1);

/** ArcGIS reports errors with status 200. */
function errorOf(value: unknown): string | undefined {
  const error = memberOf(value, 'error');
  if (error === undefined) return undefined;
  return plainText(
    `the layer answers error ${String(numberMember(error, 'code') ?? '')} ${textMember(error, 'message') ?? ''}`,
  );
}
