import { INPUTS, type Input } from '../inputs.ts';
import type { MetricId } from '../metrics.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { isRollupMetric } from '../rollup/rollup-metrics.ts';

/** The two clocks of a feed that countries are assessed from, as they were known at the instant. */
export interface SourceClocks {
  readonly feedId: string;
  /** When it last brought something new, epoch ms. */
  readonly lastReadAt: number;
  /** Time of its newest content, epoch ms. */
  readonly newestContentAt: number;
}

/** What shows that a feed was read. Rollups do not keep the feed; each feed that has them has a pulse of its own. */
export const SOURCE_METRICS: ReadonlySet<MetricId> = new Set(
  [...INPUTS.flatMap(({ pulse }: Input) => pulse ?? []), 'advisory_level' as const].filter(
    (metric) => !isRollupMetric(metric),
  ),
);

/** All regions of an instant share its index; reading every series takes some tens of milliseconds. */
const known = new WeakMap<ObservationIndex, readonly SourceClocks[]>();

/** Every feed that brought any of them within its window, by id. */
export function countrySources(index: ObservationIndex): readonly SourceClocks[] {
  const sources = known.get(index) ?? readSources(index);
  known.set(index, sources);
  return sources;
}

function readSources(index: ObservationIndex): readonly SourceClocks[] {
  const found = new Map<string, SourceClocks>();
  for (const metric of SOURCE_METRICS)
    for (const subject of index.subjects(metric))
      for (const { feedId, knownAt, observedAt } of index.series(metric, subject)) {
        const before = found.get(feedId);
        if (before !== undefined && before.lastReadAt >= knownAt && before.newestContentAt >= observedAt) continue;
        found.set(feedId, {
          feedId,
          lastReadAt: Math.max(before?.lastReadAt ?? knownAt, knownAt),
          newestContentAt: Math.max(before?.newestContentAt ?? observedAt, observedAt),
        });
      }
  return [...found.values()].sort((a, b) => (a.feedId < b.feedId ? -1 : 1));
}
