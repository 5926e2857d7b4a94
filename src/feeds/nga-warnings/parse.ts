import { chokepointSubject, theaterSubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { DAY_MS, HOUR_MS, isoDate, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { chokepointNear, namesOpenOcean, type Position, theaterOfNamedSea } from '../../reference/ais-areas.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { hourId, hourOf } from '../utc-hour.ts';
import { atTimeOfDay, monthNumber, utcDay } from '../utc-instant.ts';

/** The upstream has used both names (FEEDS.md §3.1, 10). */
const LIST_NAMES = ['broadcast-warn', 'broadcast_warn'];

/**
 * Reads the warnings in force on the UTC day on which the newest one of any kind was issued: the list has no other date,
 * and a list that is read later says no more. One observation for each warning of danger by force, or of what navies
 * announce, and such day, with `observedAt` at the start of it, or when the warning was issued on its first; two of the
 * world say how many of each, at the hour of the newest.
 * @param now epoch ms; later warnings are rejected
 */
export function parseBroadcastWarnings(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const list = LIST_NAMES.map((name) => memberOf(json.value, name)).find((value) => Array.isArray(value));
  if (!Array.isArray(list)) return { status: 'unreadable', reason: 'no list of warnings' };
  const tally = startTally();
  const inForce = new Map<string, Warning>();
  const entries: ReadRecord[] = [];
  let newestAt: number | undefined;
  for (const row of list) {
    const { issuedAt, outcome, record } = readRow(row, now);
    if (record !== undefined) entries.push(record);
    if (issuedAt !== undefined && issuedAt > (newestAt ?? 0)) newestAt = issuedAt;
    if (outcome === 'not_ours') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else if (inForce.has(outcome.id))
      tally.reject({ kind: 'duplicate', recordId: outcome.id, message: 'listed twice' });
    else inForce.set(outcome.id, outcome);
  }
  if (newestAt === undefined) return { status: 'unreadable', reason: 'not one warning with its fields and a date' };
  const at = Math.min(newestAt, now);
  for (const warning of inForce.values()) tally.keep([onDayOf(warning, at)]);
  const kept = [...inForce.values()];
  const rows = tally.rows(() =>
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
  return { ...rows, records: { entries, isComplete: true } };
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
  /** The warning itself, whatever it warns of; absent for one that is not in force. */
  readonly record?: ReadRecord;
}

function readRow(row: unknown, now: number): Reading {
  const text = textMember(row, 'text')?.toUpperCase();
  const issueDate = textMember(row, 'issueDate');
  const area = plainText(textMember(row, 'navArea') ?? '', 8);
  const [year, number] = [numberMember(row, 'msgYear'), numberMember(row, 'msgNumber')];
  const id = `${area}-${writtenValue(year)}-${writtenValue(number)}`;
  const rejected = (kind: string, message: string): Reading => ({ outcome: { kind, recordId: id, message } });
  if (text === undefined || issueDate === undefined || area === '' || year === undefined || number === undefined)
    return rejected('wrong_shape', 'no text, date, area or number');
  const issuedAt = parseIssueDate(issueDate);
  if (issuedAt === undefined) return rejected('undated', plainText(issueDate, 40));
  if (issuedAt > now + HOUR_MS) return rejected('future', isoMinute(issuedAt));
  if ((textMember(row, 'status') ?? 'A') !== 'A') return { issuedAt, outcome: 'not_ours' };
  const danger = dangerIn(text);
  const authority = textMember(row, 'authority');
  const record = recordOf(text, { id, title: `NAVAREA ${area} ${number}/${year}`, issuedAt, area, authority, danger });
  if (danger === undefined) return { issuedAt, outcome: 'not_ours', record };
  const place = subjectOf(text);
  if (place === undefined && danger.isDrill && namesOpenOcean(text)) return { issuedAt, outcome: 'not_ours', record };
  if (place === undefined) {
    return { issuedAt, outcome: { kind: 'unresolved_place', recordId: id, message: plainText(text, 60) }, record };
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
  return { issuedAt, outcome: { id, issuedAt, said }, record };
}

interface WarningFacts {
  readonly id: string;
  readonly title: string;
  readonly issuedAt: number;
  readonly area: string;
  readonly authority: string | undefined;
  readonly danger: Danger | undefined;
}

/** A warning where it names a position first. */
function recordOf(text: string, { id, title, issuedAt, area, authority, danger }: WarningFacts): ReadRecord {
  const [first] = positionsIn(text);
  return {
    recordId: id,
    kind: danger?.isDrill === true ? 'naval_exercise' : 'navigational_warning',
    ...titleAndLink(title, 'https://msi.nga.mil/NavWarnings'),
    ...(first === undefined ? {} : { place: { lat: first.latitude, lon: first.longitude } }),
    observedAt: issuedAt,
    body: recordBody({ area, authority, danger: danger?.kind, text }),
  };
}

/** What a warning warns of. `isDrill`: navies announce it beforehand, so it shows their posture and not an attack. */
interface Danger {
  readonly kind: 'attack' | 'piracy' | 'mine' | 'missile' | 'gunnery' | 'exercise';
  readonly isDrill: boolean;
}

/**
 * First match wins (FEEDS.md §3.1, 10). Drifting hulls and buoys are dangers too, but not by force; a rocket that is
 * launched into space is no navy's.
 */
const DANGERS: readonly (readonly [RegExp, Danger['kind'], boolean])[] = [
  [/\bMINE(?:S|\s?LAYING|\s?SWEEPING|\s?HUNTING)?\s+(?:\w+\s+)?EXERCISES?\b/, 'exercise', true],
  [/\bATTACK(?:S|ED|ING)?\b|\bHIJACK\w*/, 'attack', false],
  [/\bPIRA(?:CY|TES?|TICAL)\b/, 'piracy', false],
  [/\bMINES?\b|\bMINED\b/, 'mine', false],
  [/\bMISSILES?\b|\bROCKETS?\s+FIRINGS?\b/, 'missile', true],
  [/\bGUNNERY\b|\b(?:LIVE|WEAPONS?|TORPEDO)\s+FIRINGS?\b|\bFIRING\s+(?:EXERCISES?|PRACTICES?)\b/, 'gunnery', true],
  [/\b(?:NAVAL|MILITARY|SUBMARINE)\s+(?:EXERCISES?|TRAINING)\b/, 'exercise', true],
];

/** What a warning's text warns of by force; undefined for lights, wrecks, cables and the like. */
export function dangerIn(text: string): Danger | undefined {
  const found = DANGERS.find(([pattern]) => pattern.test(text));
  return found === undefined ? undefined : { kind: found[1], isDrill: found[2] };
}

const POSITION =
  /(\d{1,2})-(\d{2}(?:\.\d+)?)(?:-\d{2}(?:\.\d+)?)?\s?([NS])[\s,/]{1,3}(\d{1,3})-(\d{2}(?:\.\d+)?)(?:-\d{2}(?:\.\d+)?)?\s?([EW])/g;

/** Positions in a text, `26-34.2N 056-15.1E`; seconds, where given, are below what we need. */
export function positionsIn(text: string): readonly Position[] {
  const positions: Position[] = [];
  for (const [, latitude, latitudeMinutes, northOrSouth, longitude, longitudeMinutes, eastOrWest] of text.matchAll(
    POSITION,
  )) {
    const position = {
      latitude: (Number(latitude) + Number(latitudeMinutes) / 60) * (northOrSouth === 'S' ? -1 : 1),
      longitude: (Number(longitude) + Number(longitudeMinutes) / 60) * (eastOrWest === 'W' ? -1 : 1),
    };
    if (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180) positions.push(position);
  }
  return positions;
}

/** A danger this near touches who passes the strait: half a day's steaming of a merchant ship, kilometres. */
const NEAR_KM = 300;

/**
 * Subject of a warning: the chokepoint that any of its positions is near to, else the theater of the first sea it names.
 * @returns undefined when it names no place that we know
 */
export function subjectOf(text: string): string | undefined {
  for (const position of positionsIn(text)) {
    const chokepoint = chokepointNear(position, NEAR_KM);
    if (chokepoint !== undefined) return chokepointSubject(chokepoint.id);
  }
  const theaterId = theaterOfNamedSea(text);
  return theaterId === undefined ? undefined : theaterSubject(theaterId);
}

/** `081653Z MAY 2024` to an instant, epoch ms. */
export function parseIssueDate(text: string): number | undefined {
  const match = /^(\d{2})(\d{2})(\d{2})Z ([A-Z]{3}) (\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day, hours, minutes, month = '', year] = match;
  return atTimeOfDay(utcDay(Number(year), monthNumber(month), Number(day)), [hours, minutes]);
}
