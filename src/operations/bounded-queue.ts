export interface QueueLimits {
  readonly total: number;
  readonly perAccount: number;
}

/** Who waits for one place: bounded, accounts in turn however many items each of them has, and free to leave. */
export class BoundedQueue<T> {
  readonly #limits: QueueLimits;
  /** Accounts with waiting items; the first one is next. */
  readonly #waiting = new Map<string, Set<T>>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Whether there was room. */
  join(accountId: string, item: T): boolean {
    const own = this.#waiting.get(accountId) ?? new Set<T>();
    if (this.count >= this.#limits.total || own.size >= this.#limits.perAccount) return false;
    this.#waiting.set(accountId, own.add(item));
    return true;
  }

  /** Whether it still waited. */
  leave(accountId: string, item: T): boolean {
    const own = this.#waiting.get(accountId);
    const waited = own?.delete(item) ?? false;
    if (own?.size === 0) this.#waiting.delete(accountId);
    return waited;
  }

  /** The next one, who waits no more; their account is last from now on. */
  take(): T | undefined {
    for (const [accountId, own] of this.#waiting) {
      this.#waiting.delete(accountId);
      for (const item of own) {
        own.delete(item);
        if (own.size > 0) this.#waiting.set(accountId, own);
        return item;
      }
    }
    return undefined;
  }
}
