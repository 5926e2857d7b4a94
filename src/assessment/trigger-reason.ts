import type { RegimeState } from '../contract/intelligence/regime-state.ts';
import type { TriggerReason } from '../contract/intelligence/vocabulary.ts';
import type { CorridorClass } from './corridors/corridor-state.ts';
import { roundTo } from './evidence.ts';
import { hasLeverageShifted, type Leverage } from './leverage-shift.ts';
import type { RegionState } from './region-state.ts';
import { DAY_MS } from './time.ts';

/** Loss of 25 points within 24 hours breaks a corridor even inside its class (METHOD.md §10). */
export const CORRIDOR_BREAK = 0.25;
const CLASSES: readonly CorridorClass[] = ['open', 'restricted', 'closed'];

/** What is compared with the last stored snapshot of the region. */
export interface Now {
  /** Epoch ms. */
  readonly instant: number;
  readonly regime: RegimeState;
  readonly activated: readonly string[];
  readonly corridors: RegionState['corridors'];
  /** Rise of disruption within 24 h of data, per corridor. */
  readonly change24h: Readonly<Record<string, number>>;
  readonly leverage: Leverage;
}

/** The first true cause, by precedence; `scheduled_6h` when there is none, and always for a region's first snapshot. */
export function triggerReason(now: Now, prior: RegionState | undefined): TriggerReason {
  if (prior === undefined) return 'scheduled_6h';
  if (now.regime.label !== prior.regime.label) return 'regime_shift';
  if (now.activated.length > 0) return 'trigger_activation';
  if (Object.keys(now.corridors).some((id) => isBroken(id, now, prior))) return 'corridor_break';
  return hasLeverageShifted(now.leverage, prior.leverage ?? {}) ? 'leverage_shift' : 'scheduled_6h';
}

/**
 * On new data only. Days of counts that arrive together may hide the day of the fall between two of them, so a loss is
 * measured against what the last snapshot published, too, when that is no older than 24 h.
 */
function isBroken(id: string, now: Now, prior: RegionState): boolean {
  const [corridor, before] = [now.corridors[id], prior.corridors[id]];
  if (corridor === undefined || before === undefined || corridor.dataAt <= before.dataAt) return false;
  if (CLASSES.indexOf(corridor.state) > CLASSES.indexOf(before.state)) return true;
  const sincePublished = now.instant - prior.instant <= DAY_MS ? corridor.disruption - before.disruption : 0;
  return roundTo(Math.max(now.change24h[id] ?? 0, sincePublished), 4) >= CORRIDOR_BREAK;
}
