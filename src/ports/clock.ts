/** The only source of the time. */
export interface Clock {
  /** Epoch milliseconds, UTC. */
  now(): number;
}
