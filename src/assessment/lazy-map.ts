/** Values by key, computed when first asked for. */
export interface LazyMap<T> {
  get(key: string): T;
}

/** Computes what is asked for, once. */
export function lazyMap<T>(compute: (key: string) => T): LazyMap<T> {
  const known = new Map<string, { readonly value: T }>();
  return {
    get(key) {
      const found = known.get(key);
      if (found !== undefined) return found.value;
      const value = compute(key);
      known.set(key, { value });
      return value;
    },
  };
}
