import type { MetricId } from './metrics.ts';
import type { Observation } from './observation.ts';

/** The observations of one instant, by metric and subject, each list ordered by `observedAt`. */
export interface ObservationIndex {
  readonly instant: number;
  series(metric: MetricId, subject: string): readonly Observation[];
  subjects(metric: MetricId): readonly string[];
}

/**
 * What was known at an instant: of each upstream record the latest revision with `knownAt` at most the instant.
 * The order of the input does not matter (METHOD.md A4).
 */
export function indexObservations(observations: readonly Observation[], instant: number): ObservationIndex {
  const known = observations.filter((o) => o.knownAt <= instant && o.observedAt <= instant).sort(byRecordThenKnowledge);
  const groups = new Map<MetricId, Map<string, Observation[]>>();
  known.forEach((observation, position) => {
    const next = known[position + 1];
    if (next !== undefined && sameRecord(observation, next)) return;
    const bySubject = groups.get(observation.metric) ?? new Map<string, Observation[]>();
    groups.set(observation.metric, bySubject);
    const list = bySubject.get(observation.subject);
    if (list) list.push(observation);
    else bySubject.set(observation.subject, [observation]);
  });
  for (const bySubject of groups.values()) for (const list of bySubject.values()) list.sort(byTime);
  return {
    instant,
    series: (metric, subject) => groups.get(metric)?.get(subject) ?? [],
    subjects: (metric) => [...(groups.get(metric)?.keys() ?? [])].sort(),
  };
}

function sameRecord(a: Observation, b: Observation): boolean {
  return a.metric === b.metric && a.subject === b.subject && a.feedId === b.feedId && a.recordId === b.recordId;
}

function byRecordThenKnowledge(a: Observation, b: Observation): number {
  return (
    compare(a.metric, b.metric) ||
    compare(a.subject, b.subject) ||
    compare(a.feedId, b.feedId) ||
    compare(a.recordId, b.recordId) ||
    a.knownAt - b.knownAt ||
    byContent(a, b)
  );
}

function byTime(a: Observation, b: Observation): number {
  return a.observedAt - b.observedAt || compare(a.feedId, b.feedId) || compare(a.recordId, b.recordId);
}

/** Two revisions known in the same millisecond: the order must still not depend on the input's. */
function byContent(a: Observation, b: Observation): number {
  return a.observedAt - b.observedAt || a.value - b.value || compare(a.lineage, b.lineage) || compare(a.event, b.event);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
