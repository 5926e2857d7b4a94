import type { Observation } from '../../assessment/observation.ts';
import { canonicalJson } from '../../reference/content-hash.ts';
import { integer, optionalInteger, optionalText } from '../row-reader.ts';

export interface ObservationPage {
  /** Rows looked at; some of them may be superseded. */
  readonly rowCount: number;
  /** (observedAt, seq) of the last row looked at. */
  readonly last: readonly [number, number] | undefined;
  readonly observations: readonly Observation[];
}

/** Parses one page as the read statements return it: a JSON list for each column. */
export function parsePage(row: unknown, metric: Observation['metric']): ObservationPage {
  const observedAt = optionalInteger(row, 'last_observed_at');
  const seq = optionalInteger(row, 'last_seq');
  return {
    rowCount: integer(row, 'row_count'),
    last: observedAt === undefined || seq === undefined ? undefined : [observedAt, seq],
    observations: parseColumns(row, metric),
  };
}

/** Sorts the observations of one metric by the rest of the port's order. */
export function inPortOrder(observations: readonly Observation[]): readonly Observation[] {
  const bySubject = new Map<string, Observation[]>();
  for (const observation of observations) {
    const group = bySubject.get(observation.subject);
    if (group === undefined) bySubject.set(observation.subject, [observation]);
    else group.push(observation);
  }
  return [...bySubject.keys()].sort().flatMap((subject) => bySubject.get(subject)?.sort(byPortOrder) ?? []);
}

function byPortOrder(a: Observation, b: Observation): number {
  return (
    a.observedAt - b.observedAt ||
    compare(a.feedId, b.feedId) ||
    compare(a.recordId, b.recordId) ||
    a.knownAt - b.knownAt ||
    compare(a.event, b.event) ||
    compare(a.lineage, b.lineage) ||
    a.value - b.value ||
    compare(canonicalJson(a.detail), canonicalJson(b.detail))
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function parseColumns(row: unknown, metric: Observation['metric']): readonly Observation[] {
  const list = <T>(column: string, is: (value: unknown) => value is T) => jsonList(row, column, is);
  // What is said again and again is held once.
  const held = new Map<string, string>();
  const once = (word: string): string => {
    const known = held.get(word);
    if (known === undefined) held.set(word, word);
    return known ?? word;
  };
  const subjects = list('subject', isText);
  const feedIds = list('feed_id', isText);
  const recordIds = list('record_id', isText);
  const observed = list('observed_at', isNumber);
  const known = list('known_at', isNumber);
  const values = list('value', isNumber);
  const events = list('event', isText);
  const lineages = list('lineage', isText);
  const details = list('detail', isTextRecord);
  return subjects.map((subject, index) => {
    const recordId = at(recordIds, index);
    const event = at(events, index);
    const detail = at(details, index);
    return {
      feedId: once(at(feedIds, index)),
      recordId,
      metric,
      subject: once(subject),
      value: at(values, index),
      observedAt: at(observed, index),
      knownAt: at(known, index),
      lineage: once(at(lineages, index)),
      event: event === recordId ? recordId : event,
      detail: Object.keys(detail).length === 0 ? NOTHING : detail,
    };
  });
}

const NOTHING = {};

function jsonList<T>(row: unknown, column: string, is: (value: unknown) => value is T): readonly T[] {
  const json = optionalText(row, column);
  if (json === undefined) return [];
  const values: unknown = JSON.parse(json);
  if (!Array.isArray(values) || !values.every(is)) throw new TypeError(`column ${column} holds an unexpected value`);
  return values;
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new TypeError('a column of the page is shorter than the others');
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}
