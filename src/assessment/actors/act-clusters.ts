import { lazyMap } from '../lazy-map.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';
import { forEachReport, reportsOf } from '../rollup/report-series.ts';
import { DAY_MS, dayNumber } from '../time.ts';
import { type ActKindId, isActKind } from './act-kinds.ts';

/** One kind of act of one actor towards another on one day, with the outlets that report it. */
export interface ActCluster {
  readonly from: string;
  readonly to: string;
  readonly kind: ActKindId;
  /** Number of the UTC day. */
  readonly day: number;
  /** Each once. */
  readonly lineages: readonly string[];
}

/** Acts known at the index's instant, by cluster: ten copies by one outlet are one member of one cluster. Gathered once. */
export const actClusters = onceFor((index: ObservationIndex): readonly ActCluster[] => {
  const clusters = new Map<string, Growing>();
  // Most clusters are reported by one outlet: they share a list for each outlet.
  const alone = new Map<string, readonly string[]>();
  // Days are few, and reports many.
  const dayNumbers = lazyMap((day) => dayNumber(Date.parse(`${day}T00:00:00Z`)));
  for (const subject of index.subjects('dyad_acts')) {
    forEachReport(reportsOf(index, 'dyad_acts', subject), ({ event, lineage, detail }) => {
      const known = clusters.get(event);
      if (known !== undefined) {
        if (!known.lineages.includes(lineage)) known.lineages = [...known.lineages, lineage];
        return;
      }
      const { from, to, kind, day: date = '' } = detail;
      const day = dayNumbers.get(date);
      if (from === undefined || to === undefined || kind === undefined || !isActKind(kind) || Number.isNaN(day)) return;
      const lineages = alone.get(lineage) ?? [lineage];
      alone.set(lineage, lineages);
      clusters.set(event, { from, to, kind, day, lineages });
    });
  }
  return [...clusters.values()];
});

type Growing = Omit<ActCluster, 'lineages'> & { lineages: readonly string[] };

/** The clusters of the days up to an instant. @param days how many, the instant's own among them */
export function clustersWithin(
  clusters: readonly ActCluster[],
  { endAt, days }: { readonly endAt: number; readonly days: number },
): readonly ActCluster[] {
  const last = dayNumber(endAt);
  return clusters.filter(({ day }) => day <= last && day > last - days);
}

/** Start of a cluster's day, epoch ms. */
export const clusterAt = ({ day }: ActCluster): number => day * DAY_MS;
