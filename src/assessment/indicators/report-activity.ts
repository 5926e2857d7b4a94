import type { MetricId } from '../metrics.ts';
import type { Observation } from '../observation.ts';
import { countrySubject, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';

/** The metrics that count reports, with the reference panel each is judged by. */
export const REPORT_KINDS = {
  force: 'force_reports',
  posture: 'posture_reports',
  coercion: 'coercion_reports',
  blockade: 'blockade_reports',
  protest: 'protest_reports',
} as const satisfies Record<string, MetricId>;

export type ReportKind = keyof typeof REPORT_KINDS;

const KEPT: readonly MetricId[] = [...Object.values(REPORT_KINDS), 'cooperation_reports'];
const { currentDays, baselineDays, baselineGapDays } = PARAMETERS.reports;

/** The volume of news against which reports are counted, thousands of rows. */
export interface NewsVolume {
  /** Where the news ends: time of the newest export, epoch ms. */
  readonly endAt: number;
  readonly current: number;
  readonly baseline: number;
  /** The 30 days of the baseline next to now, for thresholds against `trailing_30d`. */
  readonly trailing30: number;
}

/**
 * Thousands of rows of ordinary news now and in the baseline. Rows that are reports themselves are left out: a crisis
 * in one place must not thin out another place's numbers, and ten copies of one claim must not thin out anything.
 */
export function newsVolume(index: ObservationIndex): NewsVolume | undefined {
  const exports = index.series('reports_total', WORLD_SUBJECT);
  const endAt = exports.at(-1)?.observedAt;
  if (endAt === undefined) return undefined;
  const spans = windows(endAt);
  const kept = KEPT.flatMap((metric) => index.subjects(metric).map((subject) => index.series(metric, subject)));
  const ordinary = (from: number, to: number): number => {
    const all = within(exports, from, to).reduce((sum, o) => sum + o.value, 0);
    const reports = kept.reduce((sum, series) => sum + within(series, from, to).length, 0);
    return Math.max(0, all - reports) / 1000;
  };
  return {
    endAt,
    current: ordinary(...spans.current),
    baseline: ordinary(...spans.baseline),
    trailing30: ordinary(...spans.trailing30),
  };
}

/** Distinct events of a kind in a country, each with the lineages that stand behind it. */
export interface ReportActivity {
  readonly current: ReadonlyMap<string, ReadonlySet<string>>;
  readonly baselineCount: number;
  readonly trailing30Count: number;
  readonly newestAt: number;
}

/** Reports of one kind in one country; one lineage that repeats itself counts once. */
export function reportActivity(index: ObservationIndex, kind: ReportKind, iso2: string): ReportActivity | undefined {
  const volume = index.series('reports_total', WORLD_SUBJECT).at(-1);
  const series = index.series(REPORT_KINDS[kind], countrySubject(iso2));
  if (volume === undefined || series.length === 0) return undefined;
  const spans = windows(volume.observedAt);
  const rows = within(series, ...spans.current);
  const current = new Map<string, Set<string>>();
  for (const { event, lineage } of rows) current.set(event, (current.get(event) ?? new Set()).add(lineage));
  const distinct = (span: Span): number => new Set(within(series, ...span).map((o) => o.event)).size;
  const newestAt = rows.at(-1)?.observedAt ?? series.at(-1)?.observedAt ?? volume.observedAt;
  return { current, baselineCount: distinct(spans.baseline), trailing30Count: distinct(spans.trailing30), newestAt };
}

type Span = readonly [from: number, to: number];

/** After `from`, up to and including `to`. */
function windows(endAt: number): { readonly current: Span; readonly baseline: Span; readonly trailing30: Span } {
  const baselineEnd = endAt - baselineGapDays * DAY_MS;
  return {
    current: [endAt - currentDays * DAY_MS, endAt],
    baseline: [baselineEnd - baselineDays * DAY_MS, baselineEnd],
    trailing30: [baselineEnd - 30 * DAY_MS, baselineEnd],
  };
}

function within(series: readonly Observation[], from: number, to: number): readonly Observation[] {
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
