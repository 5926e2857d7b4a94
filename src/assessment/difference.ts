import type { RegimeState } from '../contract/intelligence/regime-state.ts';
import type { TriggerReason } from '../contract/intelligence/vocabulary.ts';
import type { CorridorClass } from './corridors/corridor-state.ts';
import type { RegionState } from './region-state.ts';

/** Loss of 25 points within 24 hours breaks a corridor even inside its class (METHOD.md §10). */
export const CORRIDOR_BREAK = 0.25;
const CLASSES: readonly CorridorClass[] = ['open', 'restricted', 'closed'];

/** What is compared with the last stored snapshot of the region. */
export interface Now {
  readonly regime: RegimeState;
  readonly activated: readonly string[];
  readonly corridors: RegionState['corridors'];
  /** Rise of disruption within 24 h of data, per corridor. */
  readonly change24h: Readonly<Record<string, number>>;
}

/** The first true cause, by precedence; `scheduled_6h` when there is none, and always for a region's first snapshot. */
export function triggerReason(now: Now, prior: RegionState | undefined): TriggerReason {
  if (prior === undefined) return 'scheduled_6h';
  if (now.regime.label !== prior.regime.label) return 'regime_shift';
  if (now.activated.length > 0) return 'trigger_activation';
  const broken = Object.entries(now.corridors).some(([id, corridor]) => {
    const before = prior.corridors[id];
    if (before === undefined || corridor.dataAt <= before.dataAt) return false;
    const worse = CLASSES.indexOf(corridor.state) > CLASSES.indexOf(before.state);
    return worse || (now.change24h[id] ?? 0) >= CORRIDOR_BREAK;
  });
  return broken ? 'corridor_break' : 'scheduled_6h';
}
