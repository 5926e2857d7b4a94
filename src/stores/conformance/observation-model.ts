import type { Observation } from '../../assessment/observation.ts';
import type { ObservationQuery } from '../../ports/observation-store.ts';
import { canonicalJson } from '../../reference/content-hash.ts';

/** The plainest store that keeps the port's word: one list. It knows no two sayings of a record at one instant. */
export function createObservationModel() {
  const rows: Observation[] = [];

  const append = (incoming: readonly Observation[]) => {
    const before = rows.length;
    for (const row of incoming.map(positive).sort(byTime)) {
      const previous = rows.filter((stored) => sameRecord(stored, row) && stored.knownAt <= row.knownAt);
      const latest = previous.sort(byTime).at(-1);
      if (latest === undefined || saying(latest) !== saying(row)) rows.push(row);
    }
    return { appended: rows.length - before, unchanged: incoming.length - (rows.length - before) };
  };

  const read = ({ since, knownBy, revisions }: ObservationQuery): readonly Observation[] => {
    const known = rows.filter((row) => row.knownAt <= knownBy);
    const isLatest = (row: Observation) =>
      !known.some((other) => sameRecord(other, row) && other.knownAt > row.knownAt);
    return known
      .filter((row) => row.observedAt >= (since[row.metric] ?? Number.POSITIVE_INFINITY))
      .filter((row) => revisions === 'all' || isLatest(row))
      .sort(byPort);
  };

  return { append, read };
}

/** A database knows one zero. */
const positive = (row: Observation): Observation => ({ ...row, value: row.value + 0 });

const sameRecord = (a: Observation, b: Observation): boolean =>
  a.feedId === b.feedId && a.recordId === b.recordId && a.metric === b.metric && a.subject === b.subject;

const saying = (row: Observation): string =>
  canonicalJson([row.observedAt, row.value, row.event, row.lineage, row.detail]);

const byTime = (a: Observation, b: Observation): number => a.knownAt - b.knownAt;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byPort(a: Observation, b: Observation): number {
  return (
    compare(a.metric, b.metric) ||
    compare(a.subject, b.subject) ||
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
