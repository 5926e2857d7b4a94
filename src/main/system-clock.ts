import type { Clock } from '../ports/clock.ts';

/** The machine's clock; no other code reads it. */
export const systemClock: Clock = { now: () => Date.now() };
