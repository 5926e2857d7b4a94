import type { LazyMap } from './lazy-map.ts';

/** Work in pieces of a few milliseconds: a page that recomputes a snapshot looks after its reader between them. */
export type Pieces<T> = Generator<void, T>;

/** All pieces, one after the other. */
export function atOnce<T>(pieces: Pieces<T>): T {
  let step = pieces.next();
  while (step.done !== true) step = pieces.next();
  return step.value;
}

/** As `flatMap`, each item a piece. */
export function* flatMapInPieces<A, B>(items: Iterable<A>, of: (item: A) => readonly B[]): Pieces<readonly B[]> {
  const all: B[] = [];
  for (const item of items) {
    all.push(...of(item));
    yield;
  }
  return all;
}

/** Values by key, computed once: when first asked for at one stroke, or before that in pieces. */
export interface PiecewiseMap<T> extends LazyMap<T> {
  inPieces(key: string): Pieces<T>;
}

/** As `lazyMap`, of values that are computed in pieces. */
export function piecewiseMap<T>(compute: (key: string) => Pieces<T>): PiecewiseMap<T> {
  const known = new Map<string, { readonly value: T }>();
  function* inPieces(key: string): Pieces<T> {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = yield* compute(key);
    known.set(key, { value });
    return value;
  }
  return { inPieces, get: (key) => known.get(key)?.value ?? atOnce(inPieces(key)) };
}
