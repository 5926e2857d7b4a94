import { LANES, type Lane } from '../contract/intelligence/vocabulary.ts';

/** One figure per lane in the order of the contract's LANES: probabilities that sum to 1, or counts. */
export type LaneShares = readonly [base: number, escalation: number, containment: number, fragmentation: number];

/** A lane's place in `LaneShares`. */
export function laneIndex(lane: Lane): number {
  return LANES.indexOf(lane);
}

/** How often each lane came out. */
export function countLanes(lanes: readonly Lane[]): LaneShares {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const lane of lanes) {
    if (lane === 'base') counts[0] += 1;
    else if (lane === 'escalation') counts[1] += 1;
    else if (lane === 'containment') counts[2] += 1;
    else counts[3] += 1;
  }
  return counts;
}
