/** Values by key, computed when first asked for. */
export interface Lookup<T> {
  get(key: string): T;
}

/** Computes what is asked for, once. */
export function lookupOf<T>(compute: (key: string) => T): Lookup<T> {
  const known = new Map<string, { readonly value: T }>();
  return {
    get(key) {
      const found = known.get(key) ?? { value: compute(key) };
      known.set(key, found);
      return found.value;
    },
  };
}
