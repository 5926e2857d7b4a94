import { isFeedMetricId, isMetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import type { ShownColumn, ShownObservations } from '../../src/contract/conventions/shown-observations.ts';
import type { FeedMetricPair, ObservationLists } from '../../src/ports/observation-lists.ts';
import { observationListModel } from '../../src/stores/conformance/observation-list-model.ts';

/** Observations in memory. */
export function memoryObservationLists(
  stored: readonly Observation[],
  isDown: () => boolean = () => false,
): ObservationLists {
  const model = observationListModel(stored);
  const answer = async <T>(value: () => T): Promise<T> => {
    if (isDown()) throw new Error('the store is down');
    return value();
  };
  const of = (pairs: readonly FeedMetricPair[]) =>
    stored.filter(({ feedId, metric }) => pairs.some((pair) => pair.feedId === feedId && pair.metric === metric));
  return {
    list: (query) => answer(() => model.list(query)),
    newest: (query) => answer(() => model.newest(query)),
    groups: (query, by) => answer(() => model.groups(query, by)),
    readings: (pairs, at) =>
      answer(() => {
        const known = of(pairs).filter(({ knownAt }) => knownAt <= at);
        return [...new Set(known.map(({ feedId }) => feedId))].toSorted().map((feedId) => {
          const own = known.filter((row) => row.feedId === feedId);
          return {
            feedId,
            lastReadAt: Math.max(...own.map(({ knownAt }) => knownAt)),
            newestContentAt: Math.max(...own.map(({ observedAt }) => observedAt)),
          };
        });
      }),
    firstKnownAt: (pairs) =>
      answer(() => {
        const known = of(pairs).map(({ knownAt }) => knownAt);
        return known.length === 0 ? undefined : Math.min(...known);
      }),
    keptSince: () => answer(() => undefined),
    changesAfter: (seq, metrics) =>
      answer(() => ({
        seq: stored.length,
        isChanged: stored.slice(seq).some(({ metric }) => metrics.includes(metric)),
        keptSince: undefined,
      })),
    isKnownLater: ({ metrics, from, at }) =>
      answer(() => stored.some((row) => metrics.includes(row.metric) && row.observedAt >= from && row.knownAt > at)),
  };
}

const IDS: Readonly<Record<string, string>> = {
  country: 'country:IR',
  series: 'series:example',
  theater: 'theater:gulf',
  chokepoint: 'chokepoint:hormuz_strait',
  airport: 'airport:OIIE',
  world: 'world',
};

/** What every list over observations shows one item of, from each of its feeds, known for an hour. @param now epoch ms */
export function exampleObservations(operations: readonly Operation[], now: number): readonly Observation[] {
  const listed = operations.flatMap(({ observations: shown, rpcName }) => {
    if (shown === undefined) return [];
    const [kind = 'world'] = shown.subjects;
    return shown.feeds.flatMap((feedId) =>
      Object.keys(shown.metrics)
        .filter(isStored)
        .map(
          (metric): Observation => ({
            feedId,
            recordId: rpcName,
            metric,
            subject: IDS[kind] ?? 'world',
            value: 1,
            observedAt: now - 7_200_000,
            knownAt: now - 3_600_000,
            lineage: feedId,
            event: rpcName,
            detail: detailOf(shown),
          }),
        ),
    );
  });
  return [...listed, ...COMPUTED.map((row) => computedFrom(row, now))];
}

/** Operations are computed of these, which no list shows. */
const COMPUTED = [
  { feedId: 'usgs-quakes', metric: 'earthquake_magnitude' },
  { feedId: 'world-bank', metric: 'world-bank:population_density' },
] as const;

const computedFrom = ({ feedId, metric }: (typeof COMPUTED)[number], now: number): Observation => ({
  ...{ feedId, metric, subject: 'country:IR', value: 5, detail: {}, recordId: metric, lineage: feedId, event: metric },
  observedAt: now - 7_200_000,
  knownAt: now - 3_600_000,
});

const isStored = (metric: string): metric is Observation['metric'] => isMetricId(metric) || isFeedMetricId(metric);

const detailOf = ({ columns }: ShownObservations): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values<ShownColumn>(columns).flatMap((column) =>
      column.from === 'text' || column.from === 'number' ? [[column.detail, '1']] : [],
    ),
  );
