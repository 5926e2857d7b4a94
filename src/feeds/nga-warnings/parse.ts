import { WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { namesOpenOcean } from '../../reference/ais-areas.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { dangerIn, parseIssueDate, subjectOf } from './warning-text.ts';

/** The upstream has used both names (FEEDS.md §3.1, 10). */
const LIST_NAMES = ['broadcast-warn', 'broadcast_warn'];

/**
 * Reads the warnings in force on the UTC day on which the newest one of any kind was issued: the list has no other date,
 * and a list that is read later says no more. One observation for each warning of danger by force, or of what navies
 * announce, and such day, with `observedAt` at the start of it, or when the warning was issued on its first; two of the
 * world say how many of each, at the hour of the newest.
 * @param now epoch ms; later warnings are refused
 */
export function parseBroadcastWarnings(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const list = LIST_NAMES.map((name) => memberOf(json.value, name)).find((value) => Array.isArray(value));
  if (!Array.isArray(list)) return { status: 'unreadable', reason: 'no list of warnings' };
  const tally = startTally();
  const inForce = new Map<string, Warning>();
  let newestAt: number | undefined;
  for (const row of list) {
    const { issuedAt, outcome } = readRow(row, now);
    if (issuedAt !== undefined && issuedAt > (newestAt ?? 0)) newestAt = issuedAt;
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.refuse(outcome);
    else if (inForce.has(outcome.id))
      tally.refuse({ kind: 'duplicate', recordId: outcome.id, message: 'listed twice' });
    else inForce.set(outcome.id, outcome);
  }
  if (newestAt === undefined) return { status: 'unreadable', reason: 'not one warning with its fields and a date' };
  const at = Math.min(newestAt, now);
  for (const warning of inForce.values()) tally.keep([onDayOf(warning, at)]);
  const kept = [...inForce.values()];
  return tally.rows(() =>
    KINDS.map((metric) => ({
      recordId: `list:${hourId(at)}`,
      metric,
      subject: WORLD_SUBJECT,
      value: kept.filter(({ said }) => said.metric === metric).length,
      observedAt: hourOf(at),
      lineage: 'nga',
      event: `list:${hourId(at)}`,
      detail: {},
    })),
  );
}

/** Danger by force, and what navies announce. */
const KINDS = ['maritime_warnings', 'naval_exercises'] as const;

interface Warning {
  readonly id: string;
  readonly issuedAt: number;
  readonly said: Omit<ReadObservation, 'recordId' | 'observedAt'>;
}

const onDayOf = ({ id, issuedAt, said }: Warning, listedAt: number): ReadObservation => ({
  ...said,
  recordId: `${id}:${isoDate(listedAt)}`,
  observedAt: Math.min(listedAt, Math.max(issuedAt, Math.floor(listedAt / DAY_MS) * DAY_MS)),
});

interface Reading {
  readonly outcome: 'not_ours' | Warning | FeedProblem;
  readonly issuedAt?: number;
}

function readRow(row: unknown, now: number): Reading {
  const text = textMember(row, 'text')?.toUpperCase();
  const issueDate = textMember(row, 'issueDate');
  const area = plainText(textMember(row, 'navArea') ?? '', 8);
  const [year, number] = [numberMember(row, 'msgYear'), numberMember(row, 'msgNumber')];
  const id = `${area}-${writtenValue(year)}-${writtenValue(number)}`;
  const refused = (kind: string, message: string): Reading => ({ outcome: { kind, recordId: id, message } });
  if (text === undefined || issueDate === undefined || area === '' || year === undefined || number === undefined)
    return refused('wrong_shape', 'no text, date, area or number');
  const issuedAt = parseIssueDate(issueDate);
  if (issuedAt === undefined) return refused('undated', plainText(issueDate, 40));
  if (issuedAt > now + HOUR_MS) return refused('future', isoMinute(issuedAt));
  const danger = (textMember(row, 'status') ?? 'A') === 'A' ? dangerIn(text) : undefined;
  if (danger === undefined) return { issuedAt, outcome: 'not_ours' };
  const place = subjectOf(text);
  if (place === undefined && danger.isDrill && namesOpenOcean(text)) return { issuedAt, outcome: 'not_ours' };
  if (place === undefined) {
    return { issuedAt, outcome: { kind: 'unresolved_place', recordId: id, message: plainText(text, 60) } };
  }
  const said = {
    metric: KINDS[danger.isDrill ? 1 : 0],
    subject: place,
    value: 1,
    lineage: 'nga',
    event: `warning:${id}`,
    detail: plainDetail({
      danger: danger.kind,
      navArea: area,
      issued: isoMinute(issuedAt),
      authority: textMember(row, 'authority'),
      text,
    }),
  } as const;
  return { issuedAt, outcome: { id, issuedAt, said } };
}
