/** Keeps values up to a total weight and forgets the least recently used first. */
export class WeightedCache<T> {
  readonly #maxWeight: number;
  readonly #entries = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value that is heavier than the whole cache is not kept. */
  set(key: string, value: T, weight: number): void {
    this.#forget(key);
    if (weight > this.#maxWeight) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#maxWeight) return;
      this.#forget(oldest);
    }
  }

  /** Keys that fit, in no order that means anything. */
  keys(fits: (key: string) => boolean = () => true): readonly string[] {
    return [...this.#entries.keys()].filter(fits);
  }

  delete(key: string): void {
    this.#forget(key);
  }

  get weight(): number {
    return this.#weight;
  }

  #forget(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
