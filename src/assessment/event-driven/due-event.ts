import type { TriggerReason } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { assessRegion } from '../assess-region.ts';
import { assessWorld, type World } from '../assess-world.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { TOP_REGIME } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { currentSlot, SLOT_MS } from '../validity.ts';
import { EVENT_RULES } from './event-rules.ts';
import { freshEvidence, withoutLineage } from './fresh-evidence.ts';

/** Outcome of a check between two scheduled runs. */
export type Finding =
  | { readonly status: 'due'; readonly reason: Cause }
  /** No new observation could be a cause, or none is one. */
  | { readonly status: 'quiet' }
  /**
   * A guard holds it back. `slot`: the scheduled run of the slot comes first, and carries the cause. `lineage`: it
   * rests on one lineage, and waits for a second. `day`: the budget is spent. `spacing`: until that instant, epoch ms.
   */
  | { readonly status: 'held'; readonly by: 'slot' | 'lineage' | 'day' }
  | { readonly status: 'held'; readonly by: 'spacing'; readonly until: number };

export type Cause = Exclude<TriggerReason, 'scheduled_6h'>;

export interface Seen {
  readonly index: ObservationIndex;
  /** Assessed from the index. */
  readonly world: World;
}

/**
 * Whether a snapshot of a region is due between two scheduled runs, and why (METHOD.md §10): a function of what is known
 * and of the state that the last stored snapshot left, so that a replay decides as the service did.
 * @param prior undefined while the region has no snapshot
 */
export function dueEvent(seen: Seen, regionId: RegionId, prior: RegionState | undefined): Finding {
  const { instant } = seen.world;
  if (prior === undefined || prior.instant < currentSlot(instant)) return { status: 'held', by: 'slot' };
  const fresh = freshEvidence(seen.index, regionId, prior.instant);
  if (fresh.count === 0) return { status: 'quiet' };
  if (!fresh.isOfRecord && fresh.lineages.length < 2) return { status: 'held', by: 'lineage' };
  if (isBudgetSpent(prior, instant)) return { status: 'held', by: 'day' };
  const { draft } = assessRegion(seen.world, regionId, prior);
  const reason = draft.meta.triggerReason;
  if (reason === 'scheduled_6h') return { status: 'quiet' };
  const risesToTop = draft.regime.label === TOP_REGIME && prior.regime.label !== TOP_REGIME;
  const until = prior.instant + EVENT_RULES.spacingMs;
  if (instant < until && !risesToTop) return { status: 'held', by: 'spacing', until };
  const leading = fresh.lineages.slice(0, EVENT_RULES.lineagesLeftOut);
  const isConfirmed = leading.every((lineage) => holdsWithout(lineage, { seen, regionId, prior }));
  return isConfirmed ? { status: 'due', reason } : { status: 'held', by: 'lineage' };
}

interface Held {
  readonly seen: Seen;
  readonly regionId: RegionId;
  readonly prior: RegionState;
}

/** Whether a cause remains without one lineage's reports since the last stored snapshot. */
function holdsWithout(lineage: string, { seen, regionId, prior }: Held): boolean {
  const world = assessWorld(withoutLineage(seen.index, lineage, prior.instant), seen.world.label);
  return assessRegion(world, regionId, prior).draft.meta.triggerReason !== 'scheduled_6h';
}

const SCHEDULED_PER_DAY = EVENT_RULES.budgetMs / SLOT_MS;

/** The first snapshot of a slot is the scheduled one; the day's scheduled runs are paid for, whether or not they were yet. */
function isBudgetSpent({ coercion }: RegionState, instant: number): boolean {
  const unscheduled = coercion.filter(({ at }, i) => {
    const before = coercion[i - 1];
    return before !== undefined && currentSlot(before.at) === currentSlot(at);
  });
  const recent = unscheduled.filter(({ at }) => at > instant - EVENT_RULES.budgetMs);
  return recent.length >= EVENT_RULES.perDay - SCHEDULED_PER_DAY;
}
