import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import type { InputId } from '../inputs.ts';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { forEachReport, type Report, type ReportSeries, reportsOf } from '../rollup/report-series.ts';
import type { RollupMetric } from '../rollup/rollup-metrics.ts';
import { DAY_MS } from '../time.ts';
import { forceWeight } from './force-weight.ts';

/** Kinds of report: the metric that counts it, its words, its input and its weight in the axes (METHOD.md §3, start). */
export const REPORT_KINDS = {
  force: {
    metric: 'force_reports',
    input: 'news_events',
    noun: 'armed force',
    axes: { coercivePressure: 0.45 },
  },
  posture: {
    metric: 'posture_reports',
    input: 'news_events',
    noun: 'shows of military force',
    axes: { coercivePressure: 0.35 },
  },
  coercion: {
    metric: 'coercion_reports',
    input: 'news_events',
    noun: 'coercion short of force',
    axes: { coercivePressure: 0.25 },
  },
  blockade: {
    metric: 'blockade_reports',
    input: 'news_events',
    noun: 'a blockade or movement restricted by force',
    axes: { coercivePressure: 0.7 },
  },
  protest: {
    metric: 'protest_reports',
    input: 'news_events',
    noun: 'protest',
    axes: { domesticFragility: 0.75 },
  },
  emergency: {
    metric: 'emergency_reports',
    input: 'coups_and_emergencies',
    noun: 'emergency rule or a coup',
    axes: { domesticFragility: 0.55 },
  },
} as const satisfies Record<
  string,
  {
    readonly metric: RollupMetric;
    readonly input: InputId;
    readonly noun: string;
    readonly axes: Readonly<Partial<Record<Axis, number>>>;
  }
>;

export type ReportKind = keyof typeof REPORT_KINDS;

/** Their ids, in the order in which their terms are added. */
export const REPORT_KIND_IDS: readonly ReportKind[] = [
  'force',
  'posture',
  'coercion',
  'blockade',
  'protest',
  'emergency',
];

/** One value for each kind. */
export function byReportKind<T>(of: (kind: ReportKind) => T): Readonly<Record<ReportKind, T>> {
  return {
    force: of('force'),
    posture: of('posture'),
    coercion: of('coercion'),
    blockade: of('blockade'),
    protest: of('protest'),
    emergency: of('emergency'),
  };
}

const { currentDays, baselineDays, baselineGapDays } = PARAMETERS.reports;

/** The volume of news against which reports are counted, thousands of rows of ordinary news. */
export interface NewsVolume {
  /** Where the news ends: time of the newest export, epoch ms. */
  readonly endAt: number;
  /** More than 0. */
  readonly current: number;
  readonly baseline: number;
  /** The 30 days of the baseline next to now, for thresholds against `trailing_30d`. */
  readonly trailing30: number;
}

/** One row: what a count is divided by where an export holds reports and nothing else. */
const MIN_VOLUME = 0.001;

/**
 * Thousands of rows of ordinary news now and in the baseline. Reports are no part of it: a crisis in one place must not
 * thin out another place's numbers, and ten copies of one claim must not thin out anything.
 */
export function newsVolume(index: ObservationIndex): NewsVolume | undefined {
  const exports = index.series('background_rows', WORLD_SUBJECT);
  const endAt = newsEnd(index);
  if (endAt === undefined) return undefined;
  const spans = reportSpans(endAt);
  const rows = (span: Span): number => within(exports, span).reduce((sum, o) => sum + o.value, 0) / 1000;
  return {
    endAt,
    current: Math.max(MIN_VOLUME, rows(spans.current)),
    baseline: rows(spans.baseline),
    trailing30: rows(spans.trailing30),
  };
}

/**
 * Distinct events of a kind in a country. An event is dated by its first report and a lineage counts once, so that
 * repeating a report changes nothing (METHOD.md §2).
 */
export interface ReportActivity {
  /** The events of the current window, each with the lineages that stand behind it and the weight of the heaviest report of each. */
  readonly current: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The same, counted by weight as below: an event counts as much as its heaviest report. */
  readonly currentCount: number;
  /** How many of them were first reported on each day of the window, oldest first. */
  readonly days: readonly number[];
  readonly baselineCount: number;
  readonly trailing30Count: number;
  /** When an event of the current window was last taken up by a lineage that had not reported it, epoch ms. */
  readonly newestAt: number;
}

/** Reports of one kind in one country; undefined where none is known. */
export function reportActivity(
  index: ObservationIndex,
  kind: ReportKind,
  { iso2, endAt }: { readonly iso2: string; readonly endAt: number },
): ReportActivity | undefined {
  const series = reportsOf(index, REPORT_KINDS[kind].metric, countrySubject(iso2));
  return kind === 'force' ? activityIn(series, endAt, forceWeight) : activityIn(series, endAt);
}

/**
 * The reports of one subject that count; undefined where none does.
 * @param weigh 0 for a report that does not count
 */
export function activityIn(
  series: ReportSeries,
  endAt: number,
  weigh: (report: Report) => number = () => 1,
): ReportActivity | undefined {
  const spans = reportSpans(endAt);
  const [from] = spans.baseline;
  const rows = within(series.rows, [from, endAt]);
  const current = new Map<string, Map<string, number>>();
  const firstSeenAt = new Map<string, number>();
  /** Of events that do not count 1. */
  const weights = new Map<string, number>();
  const days = Array.from({ length: currentDays }, () => 0);
  let newestAt = endAt;
  let baselineCount = 0;
  let trailing30Count = 0;
  let currentCount = 0;
  const add = (weight: number, observedAt: number): void => {
    if (isWithin(observedAt, spans.baseline)) baselineCount += weight;
    if (isWithin(observedAt, spans.trailing30)) trailing30Count += weight;
    if (!isWithin(observedAt, spans.current)) return;
    currentCount += weight;
    const day = Math.min(currentDays, Math.ceil((observedAt - spans.current[0]) / DAY_MS)) - 1;
    days[day] = (days[day] ?? 0) + weight;
  };
  const count = (report: Report): void => {
    const { event, lineage, observedAt } = report;
    if (observedAt <= from) return;
    const weight = weigh(report);
    if (weight === 0) return;
    const firstAt = firstSeenAt.get(event);
    const known = firstAt === undefined ? 0 : (weights.get(event) ?? 1);
    if (firstAt === undefined) {
      firstSeenAt.set(event, observedAt);
      if (isWithin(observedAt, spans.current)) current.set(event, new Map());
    }
    if (weight > known) {
      add(weight - known, firstAt ?? observedAt);
      if (weight === 1) weights.delete(event);
      else weights.set(event, weight);
    }
    const lineages = current.get(event);
    if (lineages === undefined) return;
    const own = lineages.get(lineage);
    if (own === undefined || weight > own) lineages.set(lineage, weight);
    if (own === undefined) newestAt = observedAt;
  };
  forEachReport({ rows, past: series.past }, count, { from, to: endAt });
  if (firstSeenAt.size === 0) return undefined;
  return { current, currentCount, days, baselineCount, trailing30Count, newestAt };
}

/** Outlets behind the events of the current window, sorted. */
export function lineagesOf(activity: ReportActivity | undefined): readonly string[] {
  return [...new Set([...(activity?.current.values() ?? [])].flatMap((behind) => [...behind.keys()]))].sort();
}

/** Time of the newest export, epoch ms; undefined while no news is known. */
export const newsEnd = (index: ObservationIndex): number | undefined =>
  index.series('background_rows', WORLD_SUBJECT).at(-1)?.observedAt;

type Span = readonly [from: number, to: number];

/** The spans in which reports are counted where the news ends at an instant: after `from`, up to and including `to`. */
export function reportSpans(endAt: number): {
  readonly current: Span;
  readonly baseline: Span;
  readonly trailing30: Span;
} {
  const baselineEnd = endAt - baselineGapDays * DAY_MS;
  return {
    current: [endAt - currentDays * DAY_MS, endAt],
    baseline: [baselineEnd - baselineDays * DAY_MS, baselineEnd],
    trailing30: [baselineEnd - 30 * DAY_MS, baselineEnd],
  };
}

const isWithin = (at: number, [from, to]: Span): boolean => at > from && at <= to;

function within(series: readonly Observation[], [from, to]: Span): readonly Observation[] {
  return series.slice(firstAfter(series, from), firstAfter(series, to));
}

function firstAfter(series: readonly Observation[], instant: number): number {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((series[middle]?.observedAt ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
