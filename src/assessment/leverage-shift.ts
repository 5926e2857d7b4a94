import type { ActorState } from '../contract/intelligence/actor-state.ts';

/** Change of a leverage score that is a cause of a new snapshot (METHOD.md §10). */
export const LEVERAGE_SHIFT = 0.15;

/** An actor's leverage as a snapshot published it. */
export interface PublishedLeverage {
  /** 0 to 1. */
  readonly score: number;
  readonly evidenceIds: readonly string[];
}

/** By actor id. */
export type Leverage = Readonly<Record<string, PublishedLeverage>>;

/** Leverage of the actors of a draft, as published. */
export function leverageOf(actors: readonly ActorState[]): Leverage {
  return Object.fromEntries(
    actors.map(({ actorId, leverageScore, evidenceIds }) => [actorId, { score: leverageScore, evidenceIds }]),
  );
}

/**
 * Whether an actor's score has moved by .15 or more, up or down, and cites evidence that was not cited before: a score
 * that decays with the age of its evidence is no cause. An actor that was left out had no score, which is not a score of 0.
 */
export function hasLeverageShifted(now: Leverage, before: Leverage): boolean {
  return Object.entries(now).some(([actorId, { score, evidenceIds }]) => {
    const published = before[actorId];
    if (published === undefined || !isShift(score - published.score)) return false;
    return evidenceIds.some((id) => !published.evidenceIds.includes(id));
  });
}

/** Scores have four decimals; their difference in binary may fall a hair short. */
function isShift(change: number): boolean {
  return Math.round(Math.abs(change) * 10_000) >= Math.round(LEVERAGE_SHIFT * 10_000);
}
