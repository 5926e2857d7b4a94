export interface LruLimits {
  /** Total weight of the entries. An entry weighs 1 unless `set` is given a weight, so this is a count by default. */
  readonly maxWeight: number;
  /** Time to live of an entry, ms; needs `clock`. */
  readonly ttlMs?: number;
  /** Epoch ms. Without it entries do not expire. */
  readonly clock?: { now(): number };
}

export interface EntryOptions {
  readonly weight?: number;
  /** Since when the value is known, epoch ms: the time to live counts from here. Now by default. */
  readonly from?: number;
  /** When it expires at the latest, epoch ms. */
  readonly until?: number;
}

interface CacheEntry<V> {
  readonly value: V;
  readonly weight: number;
  readonly from: number;
  readonly until: number;
}

/** Keeps entries up to a total weight; evicts the least recently used first. */
export class LruCache<K, V> {
  readonly #limits: LruLimits;
  /** From the least to the most recently used. */
  readonly #entries = new Map<K, CacheEntry<V>>();
  #weight = 0;
  /** The key used last: its entry is in its place already. */
  #newest: K | undefined;

  constructor(limits: LruLimits) {
    this.#limits = limits;
  }

  get weight(): number {
    return this.#weight;
  }

  /** Undefined when absent or expired. An entry is dropped when the clock went back behind its beginning. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (!this.#isAlive(entry)) {
      this.delete(key);
      return undefined;
    }
    if (key !== this.#newest) {
      this.#entries.delete(key);
      this.#append(key, entry);
    }
    return entry.value;
  }

  /** Whether there is an entry; does not count as a use. */
  has(key: K): boolean {
    const entry = this.#entries.get(key);
    return entry !== undefined && this.#isAlive(entry);
  }

  /** Replaces the entry of the key. One that is heavier than the whole cache, or has expired, is not kept. */
  set(key: K, value: V, { weight = 1, from, until }: EntryOptions = {}): void {
    const { maxWeight, ttlMs = Number.POSITIVE_INFINITY, clock } = this.#limits;
    const start = from ?? clock?.now() ?? Number.NEGATIVE_INFINITY;
    const end = Math.min(
      clock === undefined ? Number.POSITIVE_INFINITY : start + ttlMs,
      until ?? Number.POSITIVE_INFINITY,
    );
    const entry = { value, weight, from: start, until: end };
    // A value in its place is replaced there: a map that shrinks and grows is rebuilt each time.
    const isKept = weight <= maxWeight && this.#isAlive(entry);
    if (key !== this.#newest || !isKept) this.delete(key);
    if (!isKept) return;
    this.#weight += weight - (this.#entries.get(key)?.weight ?? 0);
    this.#append(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= maxWeight) return;
      this.delete(oldest);
    }
  }

  delete(key: K): boolean {
    if (key === this.#newest) this.#newest = undefined;
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    return this.#entries.delete(key);
  }

  /** Keys from the least to the most recently used, expired ones included. */
  keys(): readonly K[] {
    return [...this.#entries.keys()];
  }

  #append(key: K, entry: CacheEntry<V>): void {
    this.#entries.set(key, entry);
    this.#newest = key;
  }

  #isAlive({ from, until }: CacheEntry<V>): boolean {
    const { clock } = this.#limits;
    if (clock === undefined) return true;
    const now = clock.now();
    return now >= from && now < until;
  }
}
