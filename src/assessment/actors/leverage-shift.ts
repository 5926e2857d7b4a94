import type { ActorState } from '../../contract/intelligence/actor-state.ts';

/** Change of a leverage score that is worth a snapshot between the scheduled ones (METHOD.md §10). */
export const LEVERAGE_SHIFT = 0.15;

export type ScoredActor = Readonly<Pick<ActorState, 'actorId' | 'leverageScore' | 'evidenceIds'>>;

/**
 * Actors whose score has moved that far since another snapshot of the same region, on evidence that one did not cite. An
 * actor that was not shown there has not moved: it was not known where it stood.
 * @returns ids in the order of `now`
 */
export function leverageShifts(before: readonly ScoredActor[], now: readonly ScoredActor[]): readonly string[] {
  const earlier = new Map(before.map((actor) => [actor.actorId, actor]));
  return now
    .filter(({ actorId, leverageScore, evidenceIds }) => {
      const then = earlier.get(actorId);
      if (then === undefined) return false;
      // Two numbers of four decimals: their difference is compared as one.
      const moved = Math.round(Math.abs(leverageScore - then.leverageScore) * 1e4) / 1e4;
      return moved >= LEVERAGE_SHIFT && evidenceIds.some((id) => !then.evidenceIds.includes(id));
    })
    .map(({ actorId }) => actorId);
}
