import type { Observation } from '../../assessment/observation.ts';
import type { ObservationQuery } from '../../ports/observation-store.ts';
import { canonicalJson } from '../../reference/content-hash.ts';

/**
 * The plainest store that keeps the port's word: one list. Revisions of one record known at one instant have no order in
 * the port, so the model asks that their order is one and the same for all: `later` decides it by content.
 */
export function createObservationModel() {
  const rows: Observation[] = [];

  const append = (incoming: readonly Observation[]) => {
    const before = rows.length;
    for (const row of [...incoming].map(positive).sort(byTime)) {
      const known = rows.filter((stored) => sameRecord(stored, row));
      if (known.some((stored) => byTime(stored, row) === 0)) continue;
      const previous = known
        .filter((stored) => byTime(stored, row) < 0)
        .sort(byTime)
        .at(-1);
      if (previous === undefined || saying(previous) !== saying(row)) rows.push(row);
    }
    return { appended: rows.length - before, unchanged: incoming.length - (rows.length - before) };
  };

  const read = ({ since, knownBy, revisions }: ObservationQuery): readonly Observation[] => {
    const known = rows.filter((row) => row.knownAt <= knownBy);
    const isLatest = (row: Observation) => !known.some((other) => sameRecord(other, row) && byTime(other, row) > 0);
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

const byTime = (a: Observation, b: Observation): number => a.knownAt - b.knownAt || compare(saying(a), saying(b));

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
