import { WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { dangerIn, parseIssueDate, subjectOf } from './warning-text.ts';

/** The upstream has used both names (FEEDS.md §3.1, 10). */
const LIST_NAMES = ['broadcast-warn', 'broadcast_warn'];

/**
 * Reads the warnings in force. One observation for each warning of danger by force and UTC day on which it is in force,
 * with `observedAt` at the start of that day, or when it was issued on its first; one of the world says how many, at the
 * hour in which the newest warning of any kind was issued.
 * @param now epoch ms, when the list was read
 */
export function parseBroadcastWarnings(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const list = LIST_NAMES.map((name) => memberOf(json.value, name)).find((value) => Array.isArray(value));
  if (!Array.isArray(list)) return { status: 'unreadable', reason: 'no list of warnings' };
  const tally = startTally();
  const seen = new Set<string>();
  let newestAt: number | undefined;
  for (const row of list) {
    const { issuedAt, outcome } = readRow(row, now);
    if (issuedAt !== undefined && issuedAt > (newestAt ?? 0)) newestAt = issuedAt;
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else if (seen.has(outcome.recordId))
      tally.refuse({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    else {
      seen.add(outcome.recordId);
      tally.keep([outcome]);
    }
  }
  if (newestAt === undefined) return { status: 'unreadable', reason: 'not one warning with its fields and a date' };
  const at = newestAt;
  return tally.rows((_, keptCount) => [
    {
      recordId: `list:${hourId(at)}`,
      metric: 'maritime_warnings',
      subject: WORLD_SUBJECT,
      value: keptCount,
      observedAt: hourOf(at),
      lineage: 'nga',
      event: `list:${hourId(at)}`,
      detail: {},
    },
  ]);
}

interface Reading {
  readonly outcome: 'not_ours' | ReadObservation | FeedProblem;
  readonly issuedAt?: number;
}

function readRow(row: unknown, now: number): Reading {
  const text = textMember(row, 'text')?.toUpperCase();
  const issueDate = textMember(row, 'issueDate');
  const area = plainText(textMember(row, 'navArea') ?? '', 8);
  const [year, number] = [numberMember(row, 'msgYear'), numberMember(row, 'msgNumber')];
  const id = `${area}-${String(year)}-${String(number)}`;
  const refused = (kind: string, message: string): Reading => ({ outcome: { kind, recordId: id, message } });
  if (text === undefined || issueDate === undefined || area === '' || year === undefined || number === undefined)
    return refused('wrong_shape', 'no text, date, area or number');
  const issuedAt = parseIssueDate(issueDate);
  if (issuedAt === undefined) return refused('undated', plainText(issueDate, 40));
  if (issuedAt > now + HOUR_MS) return refused('future', isoMinute(issuedAt));
  const danger = (textMember(row, 'status') ?? 'A') === 'A' ? dangerIn(text) : undefined;
  if (danger === undefined) return { issuedAt, outcome: 'not_ours' };
  const place = subjectOf(text);
  if (danger.isDrill && place?.isChokepoint !== true) return { issuedAt, outcome: 'not_ours' };
  if (place === undefined) {
    return { issuedAt, outcome: { kind: 'unresolved_place', recordId: id, message: plainText(text, 60) } };
  }
  const outcome: ReadObservation = {
    recordId: `${id}:${isoDate(now)}`,
    metric: 'maritime_warnings',
    subject: place.subject,
    value: 1,
    observedAt: Math.min(now, Math.max(issuedAt, Math.floor(now / DAY_MS) * DAY_MS)),
    lineage: 'nga',
    event: `warning:${id}`,
    detail: plainDetail({
      danger: danger.kind,
      navArea: area,
      issued: isoMinute(issuedAt),
      authority: textMember(row, 'authority'),
      text,
    }),
  };
  return { issuedAt, outcome };
}
