import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { World } from '../assess-world.ts';
import { isFresh } from '../corridors/corridor-loss.ts';
import { newestLoss } from '../corridors/corridor-state.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { clampUnit } from '../severity.ts';
import type { ClosureCause } from './analogues.ts';
import { closureCause, forceEvidence } from './closure-cause.ts';

/** What a corridor loses now. */
export interface LostTraffic {
  readonly corridor: KnownCorridor;
  /** Of normal traffic, 0 to 1. */
  readonly share: number;
  /** Absent where nothing says why. */
  readonly cause?: ClosureCause;
  /** First data day of the loss, epoch ms. */
  readonly since: number;
  /** Never empty. */
  readonly evidence: readonly EvidenceItem[];
}

/**
 * The traffic that a corridor loses while it is not open, or is stopped by force and not yet judged by its 7-day mean
 * (METHOD.md §13.7). By force it is the larger loss of the mean and of the newest day: never less at a lower count.
 * @returns undefined of an open corridor, and without fresh data
 */
export function lostTraffic(world: World, corridorId: string): LostTraffic | undefined {
  const corridor = world.corridors.get(corridorId);
  if (corridor === undefined || !isFresh(corridor, world)) return undefined;
  const isOpen = corridor.state === 'open';
  const isStopped = isStoppedByForce(world, corridor);
  if (isOpen && !isStopped) return undefined;
  const cause = closureCause(world, corridor);
  const lost = cause === 'force' ? Math.max(corridor.disruption, newestLoss(corridor)) : corridor.disruption;
  return {
    corridor,
    share: clampUnit(lost),
    ...(cause === undefined ? {} : { cause }),
    since: firstDayOf(corridor, isStopped),
    // The mean of an open corridor shows no closure: what shows force is cited with it.
    evidence: [corridor.evidence, ...(isOpen ? forceEvidence(world, corridor) : [])],
  };
}

/** Whether the newest day's own count is a closed corridor's, and the cause is force. */
export const isStoppedByForce = (world: World, corridor: KnownCorridor): boolean =>
  corridor.stoppedSince !== undefined && closureCause(world, corridor) === 'force';

/** From a stop through restricted to closed the loss continues: its days are counted from the first one. */
function firstDayOf({ state, since, notOpenSince, stoppedSince }: KnownCorridor, isStopped: boolean): number {
  const days = [
    ...(isStopped && stoppedSince !== undefined ? [stoppedSince] : []),
    ...(state === 'open' ? [] : [notOpenSince ?? since]),
  ];
  return Math.min(...days);
}
