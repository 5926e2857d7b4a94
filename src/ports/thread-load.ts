/** How busy a thread is that serves one task after the other. */
export interface ThreadLoad {
  readonly isBusy: boolean;
  /** Tasks that wait for their turn, the running one not among them. */
  readonly waiting: number;
  /** Tasks that found no room, since the start. */
  readonly refused: number;
}
