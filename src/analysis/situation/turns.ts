import type { Clock } from '../../ports/clock.ts';

/** While more questions arrive, work waits for at most this long, ms: refusals of a crowd go out first. */
const CROWD_MS = 100;

export interface TurnParts {
  /** Yields to other work of this thread. */
  readonly pause: () => Promise<void>;
  readonly clock: Clock;
  /** Questions so far. */
  readonly askedCount: () => number;
}

export type Turns = (since: number) => Promise<void>;

/**
 * Runs work in turn, with a pause before each piece: concurrent answers do not block the thread. The pause repeats while questions
 * keep arriving, until `CROWD_MS` after the question of the work.
 * @returns resolves when it is the turn of the work; `since`: the instant of its question, epoch ms
 */
export function createTurns({ pause, clock, askedCount }: TurnParts): Turns {
  let last: Promise<void> = Promise.resolve();
  return (since) => {
    last = last.then(async () => {
      let countBefore: number;
      do {
        countBefore = askedCount();
        await pause();
      } while (askedCount() > countBefore && clock.now() - since < CROWD_MS);
    });
    return last;
  };
}
