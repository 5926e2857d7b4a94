import type { DailyRollup, dailyRollup } from '../../assessment/rollup/daily-rollup.ts';
import type { RollupMetric } from '../../assessment/rollup/rollup-metrics.ts';
import { integer, text } from '../row-reader.ts';

/** The text of a day as it is stored. */
export function rollupBody({ metric: _, day: __, ...columns }: ReturnType<typeof dailyRollup>): string {
  return JSON.stringify(columns);
}

/**
 * Parses a row with `day` and `body`.
 * @throws TypeError when the body is not what `rollupBody` writes
 */
export function parseRollup(row: unknown, metric: RollupMetric): DailyRollup {
  const body: unknown = JSON.parse(text(row, 'body'));
  const day = {
    metric,
    day: integer(row, 'day'),
    subjects: list(body, 'subjects', isText),
    ends: places(body, 'ends'),
    events: list(body, 'events', isText),
    at: places(body, 'at'),
    words: list(body, 'words', isText),
    columns: columnsOf(member(body, 'columns')),
  };
  const count = day.events.length;
  const isWhole = day.at.length === count && Object.values(day.columns).every(({ length }) => length === count);
  if (!isWhole || day.ends.length !== day.subjects.length || (day.ends[day.ends.length - 1] ?? 0) !== count)
    throw new TypeError(`a rollup of ${metric} has columns of different lengths`);
  return day;
}

function columnsOf(value: unknown): DailyRollup['columns'] {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return Object.fromEntries(names.map((name) => [name, places(value, name)]));
}

/** Held in half of what an array of numbers takes. */
const places = (body: unknown, name: string): Int32Array => Int32Array.from(list(body, name, isNumber));

function list<T>(body: unknown, name: string, is: (value: unknown) => value is T): readonly T[] {
  const values = member(body, name);
  if (!Array.isArray(values) || !values.every(is)) throw new TypeError(`a rollup holds unexpected ${name}`);
  return values;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
