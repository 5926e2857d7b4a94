import type { Clock } from '../ports/clock.ts';

/** The machine's clock: the only place that asks it. */
export const systemClock: Clock = { now: () => Date.now() };
