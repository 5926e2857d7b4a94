/** Things by a key of theirs, each list in the order of the things. */
export function grouped<Thing, Key>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const lists = new Map<Key, Thing[]>();
  for (const thing of things) {
    const list = lists.get(keyOf(thing));
    if (list === undefined) lists.set(keyOf(thing), [thing]);
    else list.push(thing);
  }
  return lists;
}
