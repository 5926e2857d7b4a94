import { LruCache } from '../../concurrency/lru-cache.ts';

/** Projections that must end on the request thread before an account has its whole share of it again. */
const PROBATION = 8;
/** Accounts that are kept. */
const CAPACITY = 1_000;

/** Accounts whose expressions have lately needed more than the request thread gives them. */
export class SlowAccounts {
  /** How many projections each still has to end in time. */
  readonly #probation = new LruCache<string, number>({ maxWeight: CAPACITY });

  has(accountId: string): boolean {
    return this.#probation.has(accountId);
  }

  /** A projection of the account needed the other thread. */
  recordSlow(accountId: string): void {
    this.#probation.set(accountId, PROBATION);
  }

  /** A projection of the account ended on the request thread. */
  wasCheap(accountId: string): void {
    const left = this.#probation.get(accountId);
    if (left === undefined) return;
    if (left <= 1) this.#probation.delete(accountId);
    else this.#probation.set(accountId, left - 1);
  }
}
