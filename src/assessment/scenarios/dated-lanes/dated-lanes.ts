import { type ActivityGroup, activityGroup } from '../lane-model/death-history.ts';
import { type LaneShares, laneShares } from '../lane-model/lane-shares.ts';
import { type LanePool, poolLanes } from '../lane-model/pool-lanes.ts';
import { countDistribution, countShares } from './count-shares.ts';
import { type LaneWeights, laneWeights, type RepeatedLanes } from './repeated-lanes.ts';

/** Days after which a window counts half, slowest first: each is shrunk to the one before it, the first to the group's shares. */
export const HALF_LIVES = [Number.POSITIVE_INFINITY, 90, 30, 10] as const;
/** Half-lives of the exponential means that count distributions are put around, in days. */
export const COUNT_HALF_LIVES = [60, 15] as const;
/** Back-to-back spans that the shares shrunk to weigh: METHOD.md §13.1 starts from ten for the group's. */
const GROUP_WEIGHT = 10;
const SLOWER_WEIGHT = 5;

/** Pools by whether containment can come out by the thresholds as known. */
export interface DatedPool {
  readonly containable: LanePool;
  readonly uncontainable: LanePool;
}

/** Shares of a country's group, by known deaths of the year. */
export type GroupShares = Readonly<Record<ActivityGroup, LaneShares>>;

/**
 * The shares that a unit's own are shrunk to: those of its members' groups, taken as independent; a country's are its own group's.
 * @param members at least one
 */
export function groupOfMembers(
  members: readonly { readonly year: { readonly deaths: number } }[],
  groups: GroupShares,
): LaneShares {
  let [noEscalation, noContainment, noFragmentation] = [1, 1, 1];
  for (const { year } of members) {
    const [, escalation, containment, fragmentation] = groups[activityGroup(year.deaths)];
    noEscalation *= 1 - escalation;
    noFragmentation *= 1 - fragmentation / (1 - escalation);
    noContainment *= 1 - containment / (1 - escalation - fragmentation);
  }
  const rest = noEscalation * noFragmentation;
  return laneShares([
    rest * noContainment,
    1 - noEscalation,
    rest * (1 - noContainment),
    noEscalation * (1 - noFragmentation),
  ]);
}

/** Recency-weighted shares of the lanes that the known year would give again, one a half-life, in the order of `HALF_LIVES`. */
export function recencyShares(repeated: RepeatedLanes, group: LaneShares): readonly LaneShares[] {
  const shares: LaneShares[] = [];
  for (const halfLife of HALF_LIVES) {
    const slower = shares.at(-1);
    shares.push(
      shrunk(laneWeights(repeated, halfLife), slower ?? group, slower === undefined ? GROUP_WEIGHT : SLOWER_WEIGHT),
    );
  }
  return shares;
}

/** What each member of the pool says: the recency shares, then the count distributions. */
export function datedMembers(repeated: RepeatedLanes, groups: GroupShares): readonly LaneShares[] {
  const group = groupOfMembers(repeated.members, groups);
  const recency = recencyShares(repeated, group);
  const [year = group] = recency;
  const fragmentation = year[3] / Math.max(1e-4, 1 - year[1]);
  const counts = COUNT_HALF_LIVES.map((halfLife) =>
    countShares(
      repeated.members.map(({ year: own, bounds }) => ({
        count: countDistribution(own, repeated.horizon, halfLife),
        bounds,
      })),
      fragmentation,
    ),
  );
  return [...recency, ...counts];
}

/** Lanes of a unit from its own dated deaths. @param groups shares that it is shrunk to where its own history is short */
export function datedLanes(repeated: RepeatedLanes, groups: GroupShares, pool: DatedPool): LaneShares {
  const { containable, uncontainable } = pool;
  return poolLanes(datedMembers(repeated, groups), repeated.canBeContained ? containable : uncontainable);
}

function shrunk(weights: LaneWeights, towards: LaneShares, weight: number): LaneShares {
  const share = (own: number, all: number, lane: number): number =>
    (own + weight * (towards[lane] ?? 0)) / (all + weight);
  const escalation = share(weights.escalation, weights.all, 1);
  const fragmentation = Math.min(share(weights.fragmentation, weights.judged, 3), 1 - escalation);
  const contained = share(weights.containment, weights.all, 2);
  const containment = Math.min(contained, Math.max(0, 1 - escalation - fragmentation));
  return laneShares([1 - escalation - fragmentation - containment, escalation, containment, fragmentation]);
}
