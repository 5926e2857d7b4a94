/**
 * Work of one turn of the event loop, done together at its end. Answers are sent this way: a write wakes the reader on the other
 * side, and many readers woken together cost less than as many woken one by one between requests (decision 0125).
 */
export class EndOfTurn {
  #waiting: (() => void)[] = [];

  /** @param work must not throw */
  add(work: () => void): void {
    if (this.#waiting.length === 0) setImmediate(() => this.runAll());
    this.#waiting.push(work);
  }

  /** Does what waits now, in order. */
  runAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const work of waiting) work();
  }
}
