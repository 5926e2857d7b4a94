import { log } from '../../arithmetic/log.ts';
import { laneThresholds } from '../../assessment/scenarios/lane-model/lane-thresholds.ts';
import type { RegionModel } from '../../assessment/scenarios/lane-model/region-lanes.ts';
import { sortedQuantile } from '../sorted-quantile.ts';
import type { LaneCase } from './lane-case.ts';

const QUANTILES = 16;

/** How far deaths went once a lane had come true, against what was known before. @param cases whose outcomes were known */
export function regionTails(cases: readonly LaneCase[]): Omit<RegionModel, 'sharedShock'> {
  const of = (outcome: number, ratio: (known: LaneCase) => number): readonly number[] =>
    quantilesOf(cases.filter((known) => known.outcome === outcome).map(ratio));
  return {
    escalation: of(1, ({ deaths, history }) =>
      log(Math.max(1, deaths) / laneThresholds(history.windows, '30d').escalationFrom),
    ),
    containment: of(2, ({ deaths, history }) => log((deaths + 1) / (laneThresholds(history.windows, '30d').mean + 1))),
    fragmentation: of(3, ({ deaths }) => log(Math.max(5, deaths) / 5)),
  };
}

function quantilesOf(values: readonly number[]): readonly number[] {
  if (values.length === 0) return [0];
  const sorted = Float64Array.from(values).sort();
  return Array.from(
    { length: QUANTILES },
    (_, i) => Math.round(sortedQuantile(sorted, (i + 0.5) / QUANTILES) * 1e4) / 1e4,
  );
}
