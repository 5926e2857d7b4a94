import { MIN_DEATHS } from '../assessment/scenarios/lane-rule-figures.ts';
import type { Horizon, Lane } from '../contract/intelligence/vocabulary.ts';
import { fragments } from './country-lane.ts';

/** What a region's lane needs to know of one member. */
export interface MemberOutcome {
  readonly lane: Lane;
  /** F: deaths of the horizon. */
  readonly deaths: number;
  /** μ: mean of the windows of the year before. */
  readonly mean: number;
  /** Deaths of the horizon in the member's units (dyads, or the country itself) that had none in the year before. */
  readonly newDeaths: number;
}

/**
 * A region's lane says who (METHOD.md §5): a member decides, by an excess or a fall of at least Fmin and a tenth of the region's μ;
 * the sum over the region decides nothing but how many new deaths are a tenth. A region without members is `base`.
 */
export function regionLane(members: readonly MemberOutcome[], horizon: Horizon): Lane {
  const total = (of: (member: MemberOutcome) => number) => members.reduce((sum, member) => sum + of(member), 0);
  const least = Math.max(MIN_DEATHS[horizon], 0.1 * total(({ mean }) => mean));
  if (members.some(({ lane, deaths, mean }) => lane === 'escalation' && deaths - mean >= least)) return 'escalation';
  const newDeaths = total((member) => member.newDeaths);
  if (
    fragments(
      total(({ deaths }) => deaths),
      newDeaths,
    )
  )
    return 'fragmentation';
  if (members.some(({ lane, deaths, mean }) => lane === 'containment' && mean - deaths >= least)) return 'containment';
  return 'base';
}
