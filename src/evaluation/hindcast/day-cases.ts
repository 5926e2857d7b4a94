import { activityGroup, SPANS_KEPT, SPANS_OF_YEAR } from '../../assessment/scenarios/lane-model/death-history.ts';
import { laneFeatures } from '../../assessment/scenarios/lane-model/lane-features.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { dailyOutcomes, HISTORY_DAYS } from '../daily-outcomes.ts';
import { runningTotals } from '../daily-totals.ts';
import { type DatedDeaths, type DaySpan, isUsable } from '../dated-deaths.ts';
import { laneIndex } from '../lane-shares.ts';
import type { UnitOutcome } from '../monthly-outcome.ts';
import type { LaneCase } from './lane-case.ts';

export interface DayCaseOptions {
  readonly unit: string;
  readonly horizon: Horizon;
  readonly span: DaySpan;
  /** Last origin, days since 1970. */
  readonly to: number;
  /** Days between two origins. */
  readonly stride: number;
  /** The last day known where a day begins. */
  readonly knownAt: (day: number) => number;
}

/** Lanes kept of the latest spans. */
const LANES_KEPT = 12;

/**
 * One country with an event history by day, at every origin: features from records that had ended by the last known day, the outcome
 * with its complete history (METHOD.md §11). Its neighbours have no history by day.
 */
export function dayCases(records: readonly DatedDeaths[], options: DayCaseOptions): readonly LaneCase[] {
  const { unit, horizon, span, to, stride, knownAt } = options;
  const days = HORIZON_DAYS[horizon];
  const outcomes = dailyOutcomes(records, horizon, span);
  const held = new Map<number, UnitOutcome | undefined>();
  const outcomeAt = (day: number): UnitOutcome | undefined => {
    if (!held.has(day)) held.set(day, outcomes.at(day));
    return held.get(day);
  };
  const inSpan = records.filter(({ endDay }) => endDay >= span.firstDay && endDay <= span.lastDay);
  const counted = runningTotals(
    inSpan.filter((one) => isUsable(one, horizon)),
    span,
  );
  const all = runningTotals(inSpan, span);
  const cases: LaneCase[] = [];
  // Origins are multiples of the stride since 1970: the same days whatever the span.
  for (let day = Math.ceil(span.firstDay / stride) * stride; day <= to; day += stride) {
    const end = knownAt(day) + 1;
    const outcome = outcomeAt(day);
    if (outcome === undefined || end - HISTORY_DAYS < span.firstDay) continue;
    const sum = (totals: Float64Array, from: number, length: number): number =>
      (totals[from + length - span.firstDay] ?? 0) - (totals[from - span.firstDay] ?? 0);
    const kept = Math.min(SPANS_KEPT[horizon], Math.floor((end - span.firstDay) / days));
    const spans = Float32Array.from({ length: kept }, (_, i) => sum(counted, end - (i + 1) * days, days));
    const windows = Float32Array.from({ length: HISTORY_DAYS - days + 1 }, (_, i) =>
      sum(counted, end - HISTORY_DAYS + i, days),
    ).sort();
    const past = (i: number): UnitOutcome | undefined => outcomeAt(end - (i + 1) * days);
    const lanes = Array.from({ length: LANES_KEPT }, (_, i) => past(i)).filter((one) => one !== undefined);
    let fresh = 0;
    for (let i = 0; i < SPANS_OF_YEAR[horizon]; i++) fresh += (past(i)?.newDeaths ?? 0) > 0 ? 1 : 0;
    const history = {
      horizon,
      spans,
      windows,
      lanes: lanes.map(({ lane }) => laneIndex(lane)),
      neighbours: [0, 0] as const,
      newDyads: fresh / SPANS_OF_YEAR[horizon],
    };
    const group = activityGroup(sum(all, end - HISTORY_DAYS, HISTORY_DAYS));
    cases.push({
      unit,
      time: day,
      quarter: quarterOf(day),
      stratum: outcome.stratum,
      group,
      history,
      features: group === 'quiet' ? [] : laneFeatures(history),
      outcome: laneIndex(outcome.lane),
      deaths: outcome.deaths,
      mean: outcome.mean,
      newDeaths: outcome.newDeaths,
    });
  }
  return cases;
}

/** Quarters since 1970 of a day since 1970. */
export function quarterOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return 4 * (date.getUTCFullYear() - 1970) + Math.floor(date.getUTCMonth() / 3);
}
