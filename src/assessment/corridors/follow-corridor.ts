import type { Observation } from '../observation.ts';
import {
  type CorridorAccumulator,
  type CorridorState,
  corridorState,
  initialAccumulator,
  transitDays,
} from './corridor-state.ts';

/** The last walk of each corridor, by subject: a service and a replay see the same days again at every look. */
const WALKS = new Map<string, CorridorAccumulator>();

/** The state of a corridor from its transits: the same as from the start, walked on from where the last look ended. */
export function followCorridor(transits: readonly Observation[]): CorridorState | undefined {
  const [first] = transits;
  if (first === undefined) return undefined;
  const days = transitDays(transits);
  const made = WALKS.get(first.subject);
  const goesOn = made?.days.every(({ day, count }, i) => days[i]?.day === day && days[i]?.count === count) === true;
  const walk = made !== undefined && goesOn ? made : initialAccumulator();
  WALKS.set(first.subject, walk);
  return corridorState(days.slice(walk.days.length), walk);
}
