import type { World } from '../assess-world.ts';
import { decayedCarryForward } from '../decayed-carry-forward.ts';
import { inputById } from '../inputs.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { METRICS } from '../metrics.ts';
import { CORRIDOR_BYPASS } from '../parameters/corridor-exposure.ts';
import { PARAMETERS } from '../parameters.ts';
import { clampUnit } from '../severity.ts';
import { CORRIDOR_RULES } from './corridor-state.ts';

const TRANSITS = inputById('corridor_transits');

/** How much of a corridor's normal traffic is lost. */
export interface CorridorLoss {
  /** 0 (open) to 1 (no transits and no alternative). */
  readonly loss: number;
  /** Absent while the loss is a prior, not an observation. */
  readonly corridor?: KnownCorridor;
}

/**
 * Loss above ordinary variation (the recovery threshold), less the spare capacity of the alternative route.
 * @param lost share of normal traffic; by default that of the 7-day mean
 */
export function corridorLoss(world: World, corridorId: string, lost?: number): CorridorLoss {
  const prior = 1 - PARAMETERS.energy.missingOpenness;
  const corridor = world.corridors.get(corridorId);
  if (corridor === undefined) return { loss: prior };
  const recovered = CORRIDOR_RULES.recovered.disruption;
  const aboveUsual = clampUnit(((lost ?? corridor.disruption) - recovered) / (1 - recovered));
  const seen = aboveUsual * (1 - (CORRIDOR_BYPASS[corridorId] ?? 0));
  // One sensor of record counts the ships; alone it moves its axis by at most this limit (METHOD.md §2).
  const last = Math.min(seen, prior + PARAMETERS.corroboration.recordLimit);
  const loss = decayedCarryForward(last, prior, {
    ...freshness(corridor, world),
    instant: world.instant,
    halfLifeMs: METRICS.transits_total.halfLifeMs,
  });
  return loss <= prior && !isFresh(corridor, world) ? { loss } : { loss, corridor };
}

/** Whether a corridor's newest day is recent enough. */
export function isFresh(corridor: KnownCorridor, world: World): boolean {
  return world.instant - corridor.dataAt <= TRANSITS.maxAgeMs;
}

function freshness(corridor: KnownCorridor, world: World) {
  const status = isFresh(corridor, world) ? ('reporting' as const) : ('stale' as const);
  return { input: TRANSITS, status, newestAt: corridor.dataAt };
}
