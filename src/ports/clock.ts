/** The only way to learn what time it is. */
export interface Clock {
  /** Epoch milliseconds, UTC. */
  now(): number;
}
