import { BoundedQueue } from '../../concurrency/bounded-queue.ts';

export interface Work<T> {
  readonly value: T;
  /** Steps it took. */
  readonly steps: number;
}

/**
 * Lets so many steps happen in one turn of the event loop; what comes later waits for a next turn, in order. Each work runs
 * without a break and may take what it needs: a turn ends with the work that uses it up.
 */
export class EventLoopBudget {
  readonly #stepsPerTurn: number;
  /** As many as there are requests: each of them waits for one work. */
  readonly #waiting = new BoundedQueue<() => void>();
  #left: number;
  #isTurning = false;

  constructor(stepsPerTurn: number) {
    this.#stepsPerTurn = stepsPerTurn;
    this.#left = stepsPerTurn;
  }

  /** Runs the work now if this turn has steps left and nothing waits. */
  run<T>(work: () => Work<T>): T | Promise<T> {
    if (this.#left > 0 && this.#waiting.count === 0) return this.#now(work);
    return new Promise((resolve, reject) => {
      this.#waiting.offer(() => {
        try {
          resolve(this.#now(work));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #now<T>(work: () => Work<T>): T {
    const { value, steps } = work();
    this.#left -= steps;
    this.#turnLater();
    return value;
  }

  #turnLater(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isTurning = false;
    this.#left = this.#stepsPerTurn;
    while (this.#left > 0) {
      const next = this.#waiting.take();
      if (next === undefined) return;
      next();
    }
    if (this.#waiting.count > 0) this.#turnLater();
  }
}
