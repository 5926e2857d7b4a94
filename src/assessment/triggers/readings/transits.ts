import type { World } from '../../assess-world.ts';
import { corridorLoss, isFresh } from '../../corridors/corridor-loss.ts';
import { CORRIDOR_RULES, isWatched, newestLoss } from '../../corridors/corridor-state.ts';
import type { KnownCorridor } from '../../known-corridors.ts';
import { DAY_MS } from '../../time.ts';
import { forceEvidence } from '../../transmission/closure-cause.ts';
import { isStoppedByForce } from '../../transmission/lost-traffic.ts';
import type { TriggerReading } from '../trigger-state.ts';

/** Transits of a corridor as a share of the norm: of the week, or of the newest day where force stopped it. */
export function readTransits(world: World, corridorId: string): TriggerReading | undefined {
  const corridor = freshCorridor(world, corridorId);
  if (corridor === undefined) return undefined;
  const week = { ...transitReading(corridor), ...behind(corridor) };
  if (!isStoppedByForce(world, corridor)) return week;
  const evidence = [corridor.evidence, ...forceEvidence(world, corridor)];
  return { ...week, value: Math.min(week.value, 1 - newestLoss(corridor)), isConfirmed: true, evidence };
}

/** Rise of a corridor's transits over the thirty days before; barred where nothing was closed or restricted in them. */
export function readTransitRise(world: World, corridorId: string): TriggerReading | undefined {
  const corridor = freshCorridor(world, corridorId);
  const rise = corridor === undefined ? undefined : riseReading(corridor);
  if (corridor === undefined || rise === undefined) return undefined;
  return { ...rise, ...behind(corridor), isBarred: !isAfterLoss(corridor) };
}

/** Days that a rise is made of: the week and the thirty days before it. */
const RISE_MS = (7 + CORRIDOR_RULES.rise.days) * DAY_MS;

/** Whether the corridor was closed or restricted, by the record as known, within the days of the rise: else nothing recovers. */
export const isAfterLoss = ({ dataAt, lastNotOpenAt }: Pick<KnownCorridor, 'dataAt' | 'lastNotOpenAt'>): boolean =>
  lastNotOpenAt !== undefined && dataAt - lastNotOpenAt < RISE_MS;

type Walked = Pick<KnownCorridor, 'disruption' | 'recent' | 'rises'>;
type Values = Pick<TriggerReading, 'value' | 'recent' | 'dailySpread' | 'isWatched'>;

/** The readings of a corridor's state; shared with the fit of the thresholds. */
export function transitReading({ disruption, recent }: Walked): Values {
  const ratios = recent.map((one) => 1 - one);
  return { value: 1 - disruption, recent: ratios, ...spreadOf(ratios), isWatched: isWatched({ recent }) };
}

export function riseReading({ rises }: Walked): Values | undefined {
  const value = rises.at(-1);
  return value === undefined ? undefined : { value, recent: rises, ...spreadOf(rises) };
}

function freshCorridor(world: World, corridorId: string): KnownCorridor | undefined {
  const { corridor } = corridorLoss(world, corridorId);
  return corridor === undefined || !isFresh(corridor, world) ? undefined : corridor;
}

const behind = ({ evidence }: KnownCorridor) => ({ isCorroborated: true, evidence: [evidence] });

/** Daily steps that a spread of them needs. */
const STEPS_NEEDED = 3;

/** Root mean square of the daily steps; absent while there are too few. */
export function spreadOf(values: readonly number[]): { readonly dailySpread?: number } {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? value));
  if (steps.length < STEPS_NEEDED) return {};
  return { dailySpread: Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / steps.length) };
}
