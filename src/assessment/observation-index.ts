import { windowStart } from './evidence-window.ts';
import { byTime, compareText, type Observation } from './observation.ts';
import type { RollupPart } from './rollup/daily-rollup.ts';
import type { RollupMetric } from './rollup/rollup-metrics.ts';

/** The observations of one instant, by metric and subject, each list ordered by `observedAt`. */
export interface ObservationIndex {
  readonly instant: number;
  /** Of a metric with rollups only the rows of the days without one: see `reportsOf`. A list never changes once it is given. */
  series(metric: Observation['metric'], subject: string): readonly Observation[];
  /** The rolled-up days of the subject, ascending. */
  past(metric: RollupMetric, subject: string): readonly RollupPart[];
  subjects(metric: Observation['metric']): readonly string[];
}

/** Observations grouped and ordered once, to be looked at from many instants. */
export interface PreparedObservations {
  /** What was known at an instant: of each upstream record the latest revision with `knownAt` at most the instant. */
  asOf(instant: number): ObservationIndex;
}

/**
 * What was known at an instant: of each upstream record the latest revision with `knownAt` at most the instant, as far
 * back as its metric's window; older rows that happen to be among the observations change nothing. The order of the input does not matter (METHOD.md A4).
 */
export function indexObservations(observations: readonly Observation[], instant: number): ObservationIndex {
  return prepareObservations(observations).asOf(instant);
}

/** Groups and orders observations once: looking from an instant then costs only what became known since the last look. */
export function prepareObservations(observations: readonly Observation[]): PreparedObservations {
  const groups = new Map<Observation['metric'], Map<string, Observation[]>>();
  for (const observation of observations) {
    const bySubject = groups.get(observation.metric) ?? new Map<string, Observation[]>();
    groups.set(observation.metric, bySubject);
    const list = bySubject.get(observation.subject);
    if (list) list.push(observation);
    else bySubject.set(observation.subject, [observation]);
  }
  const prepared = new Map(
    [...groups].map(([metric, bySubject]) => [metric, new Map([...bySubject].map(([s, rows]) => [s, prepare(rows)]))]),
  );
  return {
    asOf: (instant) => ({
      instant,
      series: (metric, subject) =>
        prepared.get(metric)?.get(subject)?.asOf(instant, windowStart(metric, instant)) ?? NONE,
      past: () => [],
      subjects: (metric) =>
        [...(prepared.get(metric) ?? [])]
          .filter(([, series]) => series.firstAt <= instant)
          .map(([subject]) => subject)
          .sort(),
    }),
  };
}

/** One list for all, so that what is read from it is read once. */
const NONE: readonly Observation[] = [];

interface PreparedSeries {
  /** When the first of it could be seen, epoch ms. */
  readonly firstAt: number;
  /** The same list at every instant between which nothing became known and nothing left the window. */
  asOf(instant: number, since: number): readonly Observation[];
}

function prepare(rows: readonly Observation[]): PreparedSeries {
  const spans = (isRevised(rows) ? lifetimes([...rows].sort(byRecordThenKnowledge)) : rows.map(unrevised)).sort(
    (a, b) => byTime(a.row, b.row),
  );
  const moments = Float64Array.from(spans, (span) => span.from).sort();
  const observed = Float64Array.from(spans, ({ row }) => row.observedAt);
  let seen = { count: -1, first: -1 };
  let known: readonly Observation[] = [];
  return {
    firstAt: moments[0] ?? Infinity,
    asOf(instant, since) {
      const count = countBelow(moments, instant + 1);
      const first = countBelow(observed, since);
      if (count !== seen.count || first !== seen.first) {
        known = spans
          .slice(first)
          .filter(({ from, to }) => from <= instant && instant < to)
          .map(({ row }) => row);
        seen = { count, first };
      }
      return known;
    },
  };
}

/** Whether two rows may be of one record: most series have none, and sorting them by record is what indexing costs. */
function isRevised(rows: readonly Observation[]): boolean {
  return new Set(rows.map(({ recordId }) => recordId)).size < rows.length;
}

const unrevised = (row: Observation) => ({ row, from: visibleAt(row), to: Infinity });

/** From its own moment until that of the next revision of the same record, a row is what is known of it. */
function lifetimes(byRecord: readonly Observation[]) {
  let later: { readonly row: Observation; readonly from: number; readonly to: number } | undefined;
  return byRecord.toReversed().map((row) => {
    const to = later !== undefined && isRevision(row, later.row) ? Math.min(later.from, later.to) : Infinity;
    later = { row, from: visibleAt(row), to };
    return later;
  });
}

/** A row is never seen before the world was so, whatever it says of itself. */
function visibleAt({ knownAt, observedAt }: Observation): number {
  return Math.max(knownAt, observedAt);
}

/** How many of the ascending integers are below a limit. */
function countBelow(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isRevision(a: Observation, b: Observation): boolean {
  return a.feedId === b.feedId && a.recordId === b.recordId;
}

function byRecordThenKnowledge(a: Observation, b: Observation): number {
  return (
    compareText(a.feedId, b.feedId) || compareText(a.recordId, b.recordId) || a.knownAt - b.knownAt || byContent(a, b)
  );
}

/** Two revisions known in the same millisecond: the order must still not depend on the input's. */
function byContent(a: Observation, b: Observation): number {
  return (
    a.observedAt - b.observedAt ||
    a.value - b.value ||
    compareText(a.lineage, b.lineage) ||
    compareText(a.event, b.event)
  );
}
