/** The target split at its first `?`. */
export interface SplitTarget {
  readonly path: string;
  readonly query: string;
}

/**
 * The only reading of a path: the bytes as sent, less one trailing slash. Nothing is decoded, folded or resolved, so
 * `//`, dot segments, `%2f` and other case name no endpoint.
 */
export function normalisePath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

export function splitTarget(target: string): SplitTarget {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
