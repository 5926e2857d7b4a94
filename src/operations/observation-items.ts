import { DAY_MS } from '../assessment/time.ts';
import type { ShownColumn, ShownObservations } from '../contract/conventions/shown-observations.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { ListedObservation, ObservationGroup } from '../ports/observation-lists.ts';

/** One item before it is shown: an observation, or a group of them. */
export interface ListedEntry {
  readonly subject: string;
  readonly feedId: string;
  /** Empty where it is a group. */
  readonly metric: string;
  readonly recordId: string;
  /** Epoch ms. */
  readonly observedAt: number;
  readonly knownAt: number;
  /** By metric. */
  readonly values: Readonly<Record<string, number>>;
  readonly detail: Readonly<Record<string, string>>;
}

export const entryOf = ({ value, ...rest }: ListedObservation): ListedEntry => ({
  ...rest,
  values: { [rest.metric]: value },
});

export const entryOfGroup = (group: ObservationGroup): ListedEntry => ({
  ...group,
  metric: '',
  recordId: '',
  detail: {},
});

/** Of rows that a list handed out before the same entries: what is computed of them is found by them. */
const made = new WeakMap<object, readonly ListedEntry[]>();

export function entriesOf<Row>(rows: readonly Row[], entry: (row: Row) => ListedEntry): readonly ListedEntry[] {
  const known = made.get(rows);
  if (known !== undefined) return known;
  const entries = rows.map((row) => entry(row));
  made.set(rows, entries);
  return entries;
}

interface Point {
  readonly observedAt: number;
  readonly value: number;
}

/** Earlier points of every series, the oldest first. */
export type SeriesHistory = ReadonlyMap<string, readonly Point[]>;

const seriesKey = (metric: string, subject: string, feedId: string): string => `${metric} ${subject} ${feedId}`;

/** @param entries in any order */
export function historyOf(entries: readonly ListedEntry[]): SeriesHistory {
  const series = new Map<string, Point[]>();
  for (const { values, subject, feedId, observedAt } of entries)
    for (const [metric, value] of Object.entries(values)) {
      const key = seriesKey(metric, subject, feedId);
      const points = series.get(key);
      if (points === undefined) series.set(key, [{ observedAt, value }]);
      else points.push({ observedAt, value });
    }
  for (const points of series.values()) points.sort((a, b) => a.observedAt - b.observedAt);
  return series;
}

/** How far back the columns of a list look beyond an item, days; 0 where none of them does. */
export function lookbackDays({ columns }: Pick<ShownObservations, 'columns'>): number {
  return Math.max(0, ...Object.values(columns).map(lookbackOf));
}

/** Series of days, weeks and months have a value before within this time. */
const PREVIOUS_DAYS = 45;
const YEAR_DAYS = 370;
/** A value of a day before is not older than this. */
const DAY_BEFORE_DAYS = 3;

function lookbackOf(column: ShownColumn): number {
  if (column.from === 'change' || column.from === 'changePct')
    return column.since === 'year_before' ? YEAR_DAYS : column.since === 'previous' ? PREVIOUS_DAYS : DAY_BEFORE_DAYS;
  return column.from === 'index' || column.from === 'mean' || column.from === 'zScore' ? column.days : 0;
}

interface ItemContext {
  readonly shown: ShownObservations;
  readonly history: SeriesHistory;
  readonly cards: readonly FeedCard[];
}

/** An item as its schema describes it; JSON leaves out what is undefined. */
export function itemOf(entry: ListedEntry, { shown, history, cards }: ItemContext): Readonly<Record<string, unknown>> {
  const { subject, metric, observedAt, knownAt, feedId } = entry;
  const [kind = '', id] = subject.split(/:(.*)/s);
  // A group of a list with one metric is of that.
  const [sole = ''] = Object.keys(shown.metrics);
  const of = metric === '' ? { ...entry, metric: sole } : entry;
  const isNamed = id !== undefined || shown.subjects.length > 1;
  return {
    ...(isNamed ? { [kind]: id ?? true } : {}),
    ...(shown.metricAs === undefined ? {} : { [shown.metricAs]: shown.metrics[metric] }),
    [shown.observedAs]: observedAt,
    ...Object.fromEntries(Object.entries(shown.columns).map(([name, column]) => [name, figureOf(column, of, history)])),
    knownAt,
    source: feedId,
    licence: cards.find((card) => card.id === feedId)?.licence ?? '',
  };
}

function figureOf(column: ShownColumn, entry: ListedEntry, history: SeriesHistory): string | number | undefined {
  if (column.from === 'text') return entry.detail[column.detail];
  if (column.from === 'period') return new Date(entry.observedAt).toISOString().slice(0, PERIOD_LENGTH[column.of]);
  if (column.from === 'id') return entry.recordId;
  if (column.from === 'ofMetric') return column.texts[entry.metric];
  if (column.from === 'number') {
    const text = entry.detail[column.detail];
    return text === undefined || text === '' ? undefined : rounded(Number(text), column.digits);
  }
  const metric = column.metric ?? entry.metric;
  const value = entry.values[metric];
  if (value === undefined) return column.from === 'value' && column.isZeroWhenAbsent === true ? 0 : undefined;
  const { subject, feedId, observedAt } = entry;
  const points = history.get(seriesKey(metric, subject, feedId)) ?? [];
  const figure = (): number | undefined => {
    switch (column.from) {
      case 'value':
        return value * (column.factor ?? 1);
      case 'magnitude':
        return powerBelow(value);
      case 'nearest':
        return Math.round(value / column.step) * column.step;
      case 'change':
      case 'changePct': {
        const before = EARLIER[column.since](points, observedAt);
        if (before === undefined) return undefined;
        return column.from === 'change' ? value - before : before === 0 ? undefined : (100 * (value - before)) / before;
      }
      case 'share': {
        const whole = history.get(seriesKey(column.of, 'world', feedId))?.find((one) => one.observedAt === observedAt);
        return whole === undefined || whole.value === 0 ? undefined : (column.parts * value) / whole.value;
      }
      case 'index':
      case 'mean':
      case 'zScore':
        return againstOwn(column, { value, observedAt, points });
    }
  };
  return rounded(figure(), column.digits);
}

const PERIOD_LENGTH = { year: 4, month: 7, day: 10 } as const;

/** Each looks back as far as `lookbackOf` says and no further, so that an item is the same on every page. */
const EARLIER = {
  previous: (points: readonly Point[], observedAt: number): number | undefined =>
    points.findLast(within(observedAt - PREVIOUS_DAYS * DAY_MS, observedAt - 1))?.value,
  day_before: (points: readonly Point[], observedAt: number): number | undefined =>
    points.findLast(within(observedAt - DAY_BEFORE_DAYS * DAY_MS, observedAt - DAY_MS))?.value,
  year_before: yearBefore,
} as const;

const within =
  (from: number, to: number) =>
  ({ observedAt }: Point): boolean =>
    observedAt >= from && observedAt <= to;

/** Of the same month a year before. */
function yearBefore(points: readonly Point[], observedAt: number): number | undefined {
  const date = new Date(observedAt);
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth()];
  return points.findLast((point) => {
    const then = new Date(point.observedAt);
    return then.getUTCFullYear() === year && then.getUTCMonth() === month;
  })?.value;
}

interface Placed extends Point {
  readonly points: readonly Point[];
}

/** Undefined where half of the days before have no value, or all have the same. */
function againstOwn(
  { from, days }: Extract<ShownColumn, { readonly days: number }>,
  { value, observedAt, points }: Placed,
): number | undefined {
  const before = points.filter(
    (point) => point.observedAt < observedAt && point.observedAt >= observedAt - days * DAY_MS,
  );
  const known = new Set(before.map((point) => Math.floor(point.observedAt / DAY_MS))).size;
  if (known < days / 2) return undefined;
  const mean = before.reduce((sum, point) => sum + point.value, 0) / before.length;
  if (from === 'mean') return mean;
  if (from === 'index') return mean === 0 ? undefined : (100 * value) / mean;
  const variance = before.reduce((sum, point) => sum + (point.value - mean) * (point.value - mean), 0);
  const deviation = Math.sqrt(variance / (before.length - 1));
  return deviation > 0 ? (value - mean) / deviation : undefined;
}

/** Undefined below 1. */
function powerBelow(value: number): number | undefined {
  let power = 1;
  while (power * 10 <= value) power *= 10;
  return value < 1 ? undefined : power;
}

const POWERS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000] as const;

/** Once, at the wire. */
function rounded(value: number | undefined, digits: number): number | undefined {
  const power = POWERS[digits] ?? 1;
  return value === undefined || !Number.isFinite(value) ? undefined : Math.round(value * power) / power + 0;
}
