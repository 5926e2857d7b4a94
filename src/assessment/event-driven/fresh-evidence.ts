import type { RegionId } from '../../reference/regions.ts';
import type { Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { regionsOfSubject } from './affected-regions.ts';
import { MOVING_METRIC_IDS, TRIGGERING_METRICS } from './triggering-metrics.ts';

/** Observations that could cause a snapshot of a region and were not known at an earlier instant. */
export interface FreshEvidence {
  readonly count: number;
  /** Whether some of it is of record. */
  readonly isOfRecord: boolean;
  /** The other lineages, the one with the most reports first; ties by code unit. */
  readonly lineages: readonly string[];
}

/** @param since epoch ms; what became known later is fresh */
export function freshEvidence(index: ObservationIndex, regionId: RegionId, since: number): FreshEvidence {
  const reportCounts = new Map<string, number>();
  let [count, isOfRecord] = [0, false];
  for (const metric of MOVING_METRIC_IDS) {
    for (const subject of index.subjects(metric)) {
      if (!regionsOfSubject(subject).includes(regionId)) continue;
      for (const { knownAt, lineage } of index.series(metric, subject)) {
        if (knownAt <= since) continue;
        count += 1;
        if (TRIGGERING_METRICS[metric] === 'record') isOfRecord = true;
        else reportCounts.set(lineage, (reportCounts.get(lineage) ?? 0) + 1);
      }
    }
  }
  const lineages = [...reportCounts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([lineage]) => lineage);
  return { count, isOfRecord, lineages };
}

/** The same evidence without the reports of one lineage since an instant; its observations of record stay. */
export function withoutLineage(index: ObservationIndex, lineage: string, since: number): ObservationIndex {
  const isKept = (row: Observation): boolean => row.lineage !== lineage || row.knownAt <= since;
  return {
    ...index,
    series: (metric, subject) => {
      const series = index.series(metric, subject);
      const isRecord = MOVING_METRIC_IDS.some((id) => id === metric && TRIGGERING_METRICS[id] === 'record');
      return isRecord || series.every(isKept) ? series : series.filter(isKept);
    },
  };
}
