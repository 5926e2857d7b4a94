/**
 * A function of something that never changes, computed once for each such thing and forgotten with it: what all regions of a world
 * share, and what a list of observations says at every instant at which it is the same list.
 * @param compute of the key and of nothing that changes
 */
export function onceFor<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}
