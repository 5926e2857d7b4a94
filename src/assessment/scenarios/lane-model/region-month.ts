import { MIN_DEATHS } from '../lane-rule-figures.ts';
import { laneThresholds, MIN_NEW_DEATHS } from './lane-thresholds.ts';

/** A member country in one calendar month. */
export interface MemberMonth {
  readonly deaths: number;
  /** Deaths of the twelve months before, in any order. */
  readonly before: readonly number[];
}

/**
 * A region's lane in a calendar month by the rule that says who (METHOD.md §5): what the region's past was, where a forecast begins.
 * @returns position in the contract's LANES; base for a region without members
 */
export function monthlyRegionLane(members: readonly MemberMonth[]): number {
  const judged = members.map(({ deaths, before }) => ({
    deaths,
    ...laneThresholds(
      [...before].sort((a, b) => a - b),
      '30d',
    ),
  }));
  const total = (of: (member: (typeof judged)[number]) => number): number =>
    judged.reduce((sum, member) => sum + of(member), 0);
  const scale = Math.max(MIN_DEATHS['30d'], 0.1 * total(({ mean }) => mean));
  if (judged.some(({ deaths, mean, escalationFrom }) => deaths >= escalationFrom && deaths - mean >= scale)) return 1;
  const fresh = total(({ deaths, mean }) => (mean === 0 ? deaths : 0));
  if (fresh >= Math.max(MIN_NEW_DEATHS, 0.1 * total(({ deaths }) => deaths))) return 3;
  const eases = judged.some(
    ({ deaths, mean, containmentTo }) =>
      containmentTo !== undefined && deaths <= containmentTo && mean - deaths >= scale,
  );
  return eases ? 2 : 0;
}
