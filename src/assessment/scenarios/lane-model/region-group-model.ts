import { type LaneShares, laneShares } from './lane-shares.ts';
import { type LanePool, poolLanes } from './pool-lanes.ts';
import { type RegionMember, type RegionModel, regionLanes } from './region-lanes.ts';
import { lastLanes, markovLanes, type SimpleModel, unitClimatology } from './simple-lanes.ts';

/** What regions are forecast with: their own lanes of the past, and their members' forecasts drawn together. */
export interface RegionGroupModel {
  readonly simple: SimpleModel;
  readonly draw: RegionModel;
  /** Over REGION_POOL_MEMBERS. */
  readonly pool: LanePool;
}

/** Forecasts pooled into a region's, in order; the last is drawn from its members. */
export const REGION_POOL_MEMBERS = ['climatology', 'markov', 'lastK', 'ownYear', 'members'] as const;

/** What was known of a region where a forecast is made. */
export interface KnownRegion {
  readonly unit: string;
  readonly members: readonly RegionMember[];
  /** Lanes of the latest months known, newest first. */
  readonly lanes: readonly number[];
  /** What the lane would be if all members repeated one month of the known year, newest first. */
  readonly repeated: readonly number[];
}

/** Lane probabilities of a region at 30 days. */
export function forecastRegion(
  { unit, members, lanes, repeated }: KnownRegion,
  { simple, draw, pool }: RegionGroupModel,
): LaneShares {
  const { markov, lastK } = simpleRegionLanes(lanes, simple);
  const said = [
    unitClimatology(unit, simple),
    markov,
    lastK,
    repeatedYearLanes(repeated, simple),
    regionLanes(members, draw),
  ];
  return poolLanes(said, pool);
}

/** What persistence says of a region, and the lanes of its latest months. */
export interface SimpleRegionLanes {
  readonly markov: LaneShares;
  readonly lastK: LaneShares;
}

/** @param lanes of the latest months known, newest first; without one both are the shares of all regions */
export function simpleRegionLanes(lanes: readonly number[], simple: SimpleModel): SimpleRegionLanes {
  const history = { horizon: '30d' as const, spans: [], windows: [0], lanes, neighbours: [0, 0] as const, newDyads: 0 };
  return { markov: markovLanes(history, simple), lastK: lastLanes(history, simple) };
}

const REPEATED_PRIOR = 2;

/** Last year's own distribution of a region, with a small prior. */
export function repeatedYearLanes(repeated: readonly number[], { pooled }: SimpleModel): LaneShares {
  const weights = pooled.map((share) => REPEATED_PRIOR * share);
  for (const lane of repeated) weights[lane] = (weights[lane] ?? 0) + 1;
  return laneShares(weights);
}
