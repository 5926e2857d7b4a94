/** The only source of the time. */
export interface Clock {
  /** Epoch milliseconds, UTC. */
  now(): number;
}

/**
 * Whether the wall clock may date anything. `rows_ahead`: it may, but the store holds rows of the future. The other states
 * suspend collecting and assessing.
 */
export const CLOCK_STATES = ['ok', 'rows_ahead', 'unconfirmed', 'ahead', 'behind'] as const;

export interface ClockVerdict {
  readonly state: (typeof CLOCK_STATES)[number];
  /** How far the wall clock is ahead of what it was compared with, ms; negative when behind. */
  readonly aheadMs: number;
  readonly sentence: string;
}
