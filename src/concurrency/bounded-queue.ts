export interface QueueLimits {
  /** Waiting items of all accounts together; without a limit by default. */
  readonly total?: number | undefined;
  /** Waiting items of one account; without a limit by default. */
  readonly perAccount?: number | undefined;
}

/** Removes an item from the queue; returns whether it was still waiting. */
export type CancelWaiting = () => boolean;

/** Bounded queue, round-robin by account, first in first out within one; waiting items can be cancelled. */
export class BoundedQueue<T> {
  readonly #total: number;
  readonly #perAccount: number;
  /** Accounts with waiting items. The first is next; an account goes to the end once it was served. */
  readonly #waiting = new Map<string, Set<{ readonly item: T }>>();
  #count = 0;

  constructor({ total = Number.POSITIVE_INFINITY, perAccount = Number.POSITIVE_INFINITY }: QueueLimits = {}) {
    this.#total = total;
    this.#perAccount = perAccount;
  }

  get count(): number {
    return this.#count;
  }

  isFullFor(accountId = ''): boolean {
    return this.#count >= this.#total || (this.#waiting.get(accountId)?.size ?? 0) >= this.#perAccount;
  }

  /**
   * Adds an item at the end of its account's items.
   * @param accountId one account for all items by default: first in, first out
   * @returns how to cancel it, or undefined when the queue is full
   */
  offer(item: T, accountId = ''): CancelWaiting | undefined {
    if (this.isFullFor(accountId)) return undefined;
    const own = this.#waiting.get(accountId) ?? new Set();
    const entry = { item };
    this.#waiting.set(accountId, own.add(entry));
    this.#count += 1;
    return () => {
      if (!own.delete(entry)) return false;
      this.#count -= 1;
      if (own.size === 0 && this.#waiting.get(accountId) === own) this.#waiting.delete(accountId);
      return true;
    };
  }

  /** Removes and returns the next item, undefined when none waits. */
  take(): T | undefined {
    for (const [accountId, own] of this.#waiting) {
      this.#waiting.delete(accountId);
      for (const entry of own) {
        own.delete(entry);
        this.#count -= 1;
        if (own.size > 0) this.#waiting.set(accountId, own);
        return entry.item;
      }
    }
    return undefined;
  }
}
