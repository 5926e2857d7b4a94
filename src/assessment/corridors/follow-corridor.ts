import type { Observation } from '../observation.ts';
import { type CorridorState, type CorridorWalk, corridorState, startWalk, transitDays } from './corridor-state.ts';

/** Walks already made, by the first observation of their series: a replay sees the same days again at every step. */
const WALKS = new WeakMap<Observation, CorridorWalk>();

/** The state of a corridor from its transits: the same as from the start, walked on from where the last look ended. */
export function followCorridor(transits: readonly Observation[]): CorridorState | undefined {
  const [first] = transits;
  if (first === undefined) return undefined;
  const days = transitDays(transits);
  const made = WALKS.get(first);
  const goesOn = made?.days.every(({ day, count }, i) => days[i]?.day === day && days[i]?.count === count) === true;
  const walk = made !== undefined && goesOn ? made : startWalk();
  WALKS.set(first, walk);
  return corridorState(days.slice(walk.days.length), walk);
}
