import type { ActivityGroup } from '../../assessment/scenarios/lane-model/death-history.ts';
import { type LaneShares, laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import type { SimpleModel } from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import type { LaneCase } from './lane-case.ts';

/** Dirichlet prior per lane: Jeffreys, so that a lane never seen keeps a small probability. */
const ALPHA = 0.5;
/**
 * Cases of its own that weigh as much as the group's shares in a country's climatology. Where nearly every case is base, a single
 * event says little of the country: on the tuning years a light prior lost to the group's shares there.
 */
const UNIT_PRIOR: Readonly<Record<ActivityGroup, number>> = { active: 24, low: 480, quiet: 4_800 };
const TRANSITION_PRIOR = 10;

/** Counts of lanes by country and lane before, smoothed. @param cases of one group, whose outcomes were known when the model is made */
export function fitSimple(cases: readonly LaneCase[]): SimpleModel {
  const pooled = smoothed(countsOf(cases.map(({ outcome }) => outcome)), [ALPHA, ALPHA, ALPHA, ALPHA]);
  const byUnit = new Map<string, number[]>();
  for (const { unit, outcome } of cases) byUnit.set(unit, [...(byUnit.get(unit) ?? []), outcome]);
  const units = [...byUnit].sort(([a], [b]) => (a < b ? -1 : 1));
  const prior = pooled.map((share) => UNIT_PRIOR[cases[0]?.group ?? 'active'] * share);
  const transitions = [0, 1, 2, 3].map((lane) => {
    const next = cases.filter(({ history }) => history.lanes[0] === lane).map(({ outcome }) => outcome);
    return smoothed(
      countsOf(next),
      pooled.map((share) => TRANSITION_PRIOR * share),
    );
  });
  return {
    pooled,
    units: Object.fromEntries(units.map(([unit, outcomes]) => [unit, smoothed(countsOf(outcomes), prior)])),
    transitions,
  };
}

function countsOf(outcomes: readonly number[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const smoothed = (counts: readonly number[], prior: readonly number[]): LaneShares =>
  laneShares(counts.map((count, i) => (count + (prior[i] ?? 0)) / (total(counts) + total(prior))));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
