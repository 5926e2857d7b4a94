import type { Observation } from '../../assessment/observation.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type {
  ListedObservation,
  ObservationGroup,
  ObservationListQuery,
  ObservationPosition,
} from '../../ports/observation-lists.ts';

type Place = Omit<ObservationPosition, 'metric' | 'recordId'> & Partial<ObservationPosition>;

/** What the port says of lists over observations, as plainly as it can be written. @param rows every revision */
export function observationListModel(rows: readonly Observation[]) {
  const latest = ({ metrics, feeds, at }: ObservationListQuery): readonly Observation[] => {
    const newest = new Map<string, Observation>();
    for (const row of rows) {
      if (!metrics.includes(row.metric) || !feeds.includes(row.feedId)) continue;
      const key = JSON.stringify([row.recordId, row.metric, row.subject, row.feedId]);
      if (row.knownAt <= at && row.knownAt >= (newest.get(key)?.knownAt ?? row.knownAt)) newest.set(key, row);
    }
    return [...newest.values()];
  };
  const chosen = (query: ObservationListQuery): ListedObservation[] => {
    const { kinds, subjects, at, from, to } = query;
    return latest(query)
      .filter(({ subject }) => (subjects ?? [subject]).includes(subject))
      .filter(({ subject }) => subjects !== undefined || kinds.includes(subject.split(':')[0] ?? ''))
      .filter(({ observedAt }) => observedAt >= from && observedAt < to && observedAt <= at)
      .map(({ lineage: _, event: __, ...row }) => row)
      .toSorted(inOrder);
  };
  const page = <T extends Place>(found: readonly T[], { after, limit }: ObservationListQuery): readonly T[] =>
    found.filter((one) => after === undefined || inOrder(one, after) > 0).slice(0, limit);
  return {
    list: (query: ObservationListQuery): readonly ListedObservation[] => page(chosen(query), query),
    newest(query: ObservationListQuery): readonly ListedObservation[] {
      const seen = new Set<string>();
      const first = chosen(query).filter(({ metric, subject, feedId }) => {
        const key = [metric, subject, feedId].join(' ');
        return seen.size < seen.add(key).size;
      });
      return page(first, query);
    },
    groups(query: ObservationListQuery, by: 'instant' | 'day'): readonly ObservationGroup[] {
      const groups = new Map<string, ObservationGroup>();
      for (const { metric, subject, feedId, observedAt, knownAt, value } of chosen(query)) {
        const at = by === 'instant' ? observedAt : Math.floor(observedAt / DAY_MS) * DAY_MS;
        const key = [at, subject, feedId].join(' ');
        const known = groups.get(key) ?? { subject, feedId, observedAt: at, knownAt, values: {} };
        groups.set(key, {
          ...known,
          knownAt: Math.max(known.knownAt, knownAt),
          values: { ...known.values, [metric]: (known.values[metric] ?? 0) + value },
        });
      }
      return page([...groups.values()].toSorted(inOrder), query);
    },
  };
}

function inOrder(a: Place, b: Place): number {
  if (a.observedAt !== b.observedAt) return b.observedAt - a.observedAt;
  const [one, other] = [a, b].map(({ subject, metric = '', feedId, recordId = '' }) => [
    subject,
    metric,
    feedId,
    recordId,
  ]);
  for (const [n, text = ''] of (one ?? []).entries()) {
    const against = other?.[n] ?? '';
    if (text !== against) return text < against ? -1 : 1;
  }
  return 0;
}
