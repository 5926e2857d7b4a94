import type { MetricId } from '../../assessment/metrics.ts';
import { chokepointSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type Chokepoint, chokepointByPortwatchName } from '../../reference/chokepoints.ts';
import { arcgisDay, arcgisError, dateMember } from '../arcgis.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

type ParsedPage =
  | (ParsedRows & { readonly exceededTransferLimit: boolean })
  | Extract<Parsed, { status: 'unreadable' }>;

/**
 * Reads one page of daily transits. `observedAt` is the start of the UTC day counted.
 * @param asked the chokepoint the page was asked for; undefined when it may hold several
 * @param now epoch ms; later days are rejected
 */
export function parsePage(bytes: Uint8Array, asked: Chokepoint | undefined, now: number): ParsedPage {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  const fault = arcgisError(json.value);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const features = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the page has no features' };
  const tally = startTally();
  for (const feature of features) {
    const outcome = readDay(memberOf(feature, 'attributes'), asked, now);
    if ('kind' in outcome) tally.reject(outcome);
    else tally.keep(outcome);
  }
  const rows = tally.rows();
  if (rows.totalCount > 0 && rows.rejectedByKind.wrong_shape === rows.totalCount) {
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
const MAX_SHIPS_A_DAY = 10_000;

function readDay(
  attributes: unknown,
  asked: Chokepoint | undefined,
  now: number,
): readonly ReadObservation[] | FeedProblem {
  const portname = textMember(attributes, 'portname');
  const written = dateMember(attributes);
  const recordId = plainText(`${textMember(attributes, 'portid') ?? portname ?? ''}:${writtenValue(written)}`, 80);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  if (written === undefined || COUNTS.some(([, field]) => memberOf(attributes, field) === undefined)) {
    return rejected('wrong_shape', 'a field asked for is absent');
  }
  const day = arcgisDay(written);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', isoDate(day));
  const chokepoint = portname === undefined ? asked : chokepointByPortwatchName(portname);
  if (chokepoint === undefined) return rejected('unresolved_chokepoint', plainText(portname ?? 'no name', 60));
  if (asked !== undefined && chokepoint.id !== asked.id) return rejected('not_asked_for', `${chokepoint.name}`);
  const date = isoDate(day);
  const observations: ReadObservation[] = [];
  for (const [metric, field] of COUNTS) {
    const value = numberMember(attributes, field);
    if (value === undefined || !Number.isInteger(value) || value < 0 || value > MAX_SHIPS_A_DAY) {
      return rejected('bad_number', `${field} is no count of ships`);
    }
    observations.push({
      recordId: `${chokepoint.portwatchId}:${date}`,
      metric,
      subject: chokepointSubject(chokepoint.id),
      value,
      observedAt: day,
      lineage: 'imf-portwatch',
      event: date,
      detail: {},
    });
  }
  return observations;
}
