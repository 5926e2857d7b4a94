import { capitalised, HORIZON_WORDS, shortDate, shortTime } from '../../../assessment/english.ts';
import { regimeWords } from '../../../claims/kinds/regime.ts';
import { isKnownSubject, subjectInProse } from '../../../claims/subjects.ts';
import { type EventType, isEventType } from '../../../contract/intelligence/event.ts';
import { HORIZONS } from '../../../contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../../reference/regions.ts';
import { harmless } from './layout.ts';

/** An event as a server sends it, which may be of a later release. */
interface Event {
  readonly type: string;
  /** Epoch ms. */
  readonly happenedAt: number;
  readonly regionId?: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const WIDTH = Math.max(...REGION_IDS.map((id) => id.length));

/** An event on one line: when, in which region, what. */
export function eventText(event: Event): string {
  const { type, happenedAt, regionId = '-', subject } = event;
  const what = isEventType(type) ? SENTENCES[type](event) : `${type}: ${subject}.`;
  return `${shortTime(happenedAt)}  ${harmless(regionId).padEnd(WIDTH)}  ${harmless(capitalised(what))}`;
}

const SENTENCES: Readonly<Record<EventType, (event: Event) => string>> = {
  'snapshot.stored': ({ data }) => {
    const changes = Array.isArray(data.changes) ? data.changes.map(wordsOf) : [];
    const headline = typeof data.headline === 'object' ? textIn(data.headline, 'text') : '';
    const unchanged = data.previousSnapshotId === undefined ? headline : `nothing changed. ${headline}`;
    return `snapshot stored: ${changes.length > 0 ? changes.join(' ') : unchanged}`;
  },
  'regime.changed': ({ subject, data }) =>
    `${named(subject)} went from being ${regimeWords(textIn(data, 'from'))} to being ${regimeWords(textIn(data, 'to'))}${because(data)}.`,
  'corridor.changed': ({ subject, data }) =>
    `${named(subject)} is now ${textIn(data, 'to')}, and was ${textIn(data, 'from')}${because(data)}.`,
  'trigger.activated': ({ data }) => `trigger activated: ${textIn(data, 'description')}.`,
  'trigger.released': ({ data }) => `trigger released: ${textIn(data, 'description')}.`,
  'forecast.sealed': ({ data }) =>
    `${forecast(data)} sealed; its outcome is known from ${dayIn(data, 'outcomeTo')} on.`,
  'forecast.resolved': ({ data }) =>
    data.voidReason === undefined
      ? `${forecast(data)} resolved: ${textIn(data, 'outcome')}${scored(data)}.`
      : `${forecast(data)} is void: ${textIn(data, 'voidReason')}.`,
  'feed.stale': ({ subject, data }) => `feed ${idOf(subject)} is stale since ${timeIn(data, 'since')}.`,
  'feed.recovered': ({ subject, data }) =>
    `feed ${idOf(subject)} has recovered; it was stale since ${timeIn(data, 'since')}.`,
};

const textIn = (data: unknown, name: string): string => wordsOf(Object(data)[name] ?? '');

/** An object of a later release may have any member, `toString` too. */
const wordsOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const timeIn = (data: Event['data'], name: string): string => instantIn(data, name, shortTime);
const dayIn = (data: Event['data'], name: string): string => instantIn(data, name, shortDate);

function instantIn(data: Event['data'], name: string, write: (instant: number) => string): string {
  const instant = data[name];
  return typeof instant === 'number' && Math.abs(instant) <= MAX_INSTANT ? write(instant) : 'an unknown time';
}

/** The last instant that a date has, epoch ms (ECMA-262). */
const MAX_INSTANT = 8_640_000_000_000_000;

const named = (subject: string): string => (isKnownSubject(subject) ? subjectInProse(subject) : subject);
const idOf = (subject: string): string => subject.replace(/^[^:]*:/, '');

function because(data: Event['data']): string {
  const reason = textIn(data, 'reason');
  return reason === '' ? '' : ` (${reason})`;
}

/** `forecast 12 of the Middle East and North Africa within 7 days`. */
function forecast(data: Event['data']): string {
  const horizon = HORIZONS.find((one) => one === data.horizon);
  const within = horizon === undefined ? '' : ` within ${HORIZON_WORDS[horizon]}`;
  const by = data.forecaster === undefined ? '' : ` by ${textIn(data, 'forecaster')}`;
  return `forecast ${textIn(data, 'seq')} of ${named(textIn(data, 'unit'))}${within}${by}`;
}

const scored = ({ brierScore }: Event['data']): string =>
  typeof brierScore === 'number' ? `, Brier score ${brierScore.toFixed(3)}` : '';
