import { percent } from '../assessment/english.ts';
import type { RegionState } from '../assessment/region-state.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { Trigger } from '../contract/intelligence/trigger-ladder.ts';

/** A corridor whose class is another than in the snapshot before. */
export interface CorridorChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** Newest day of counts, epoch ms. */
  readonly dataAt: number;
}

export interface SnapshotChanges {
  readonly isNewRegime: boolean;
  readonly corridors: readonly CorridorChange[];
  readonly activated: readonly Trigger[];
  /** Those that the rules no longer know are not among them. */
  readonly released: readonly Trigger[];
}

/** What a snapshot changes of the state that it started from; in a region's first snapshot the active triggers alone. */
export function changesOf(
  { triggers }: Pick<RegionalSnapshot, 'triggers'>,
  state: RegionState,
  prior: RegionState | undefined,
): SnapshotChanges {
  const wasActive = (id: string): boolean => prior?.triggers[id] !== undefined;
  return {
    isNewRegime: prior !== undefined && prior.regime.label !== state.regime.label,
    corridors: Object.entries(state.corridors).flatMap(([id, now]) => {
      const before = prior?.corridors[id];
      if (before === undefined || before.state === now.state) return [];
      const reason = `Transits ${percent(Math.abs(now.disruption))} ${now.disruption < 0 ? 'above' : 'below'} the norm`;
      return [{ id, from: before.state, to: now.state, reason, dataAt: now.dataAt }];
    }),
    activated: triggers.active.filter(({ id }) => !wasActive(id)),
    released: [...triggers.watching, ...triggers.dormant].filter(({ id }) => wasActive(id)),
  };
}
