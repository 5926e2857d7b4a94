import type { Observation } from '../observation.ts';
import { corridorNorm } from './corridor-norm.ts';
import {
  type CorridorAccumulator,
  type CorridorState,
  corridorState,
  initialAccumulator,
  transitDays,
} from './corridor-state.ts';

/** The last walk of each corridor, by chokepoint: a service and a replay see the same days again at every look. */
const WALKS = new Map<string, CorridorAccumulator>();

/** The state of a corridor from its transits: the same as from the start, walked on from where the last look ended. */
export function followCorridor(chokepointId: string, transits: readonly Observation[]): CorridorState | undefined {
  if (transits.length === 0) return undefined;
  const days = transitDays(transits);
  const made = WALKS.get(chokepointId);
  const goesOn = made?.days.every(({ day, count }, i) => days[i]?.day === day && days[i]?.count === count) === true;
  const walk = made !== undefined && goesOn ? made : initialAccumulator();
  WALKS.set(chokepointId, walk);
  return corridorState(days.slice(walk.days.length), corridorNorm(chokepointId), walk);
}
