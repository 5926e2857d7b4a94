/** What is due in a queue and not done. */
export interface Backlog {
  readonly count: number;
  /** Since when the oldest is due, epoch ms; absent while none is. */
  readonly oldestAt?: number;
}
