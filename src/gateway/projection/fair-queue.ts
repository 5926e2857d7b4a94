export interface QueueLimits {
  readonly total: number;
  readonly perAccount: number;
}

/** A bounded queue that serves accounts in turn, however many items each of them has waiting. */
export class FairQueue<T> {
  readonly #limits: QueueLimits;
  /** Accounts with waiting items; the first one is next. */
  readonly #waiting = new Map<string, T[]>();
  #count = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether there was room. */
  offer(accountId: string, item: T): boolean {
    const own = this.#waiting.get(accountId) ?? [];
    if (this.#count >= this.#limits.total || own.length >= this.#limits.perAccount) return false;
    this.#waiting.set(accountId, [...own, item]);
    this.#count += 1;
    return true;
  }

  take(): T | undefined {
    const next = this.#waiting.entries().next();
    if (next.done) return undefined;
    const [accountId, [item, ...rest]] = next.value;
    this.#waiting.delete(accountId);
    if (rest.length > 0) this.#waiting.set(accountId, rest);
    this.#count -= 1;
    return item;
  }
}
