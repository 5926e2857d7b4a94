/** What of a file an answer says it holds; ends inclusive. */
interface Held {
  readonly first: number;
  readonly last: number;
  /** Undefined where the server does not know it. */
  readonly total?: number;
}

/**
 * Whether a 206 holds the one range that was asked for (RFC 9110 §14.4): a server may end it early only where the file ends.
 * @param asked e.g. `bytes=0-99`, `bytes=100-` or `bytes=-65536`
 * @param contentRange the answer's header
 * @returns the length of the body in bytes, or undefined when it is another range
 */
export function lengthOfRange(asked: string, contentRange: string | undefined): number | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked) ?? [];
  const held = heldBy(contentRange);
  if (held === undefined || held.last < held.first || (from === '' && to === '')) return undefined;
  const { first, last, total } = held;
  if (total !== undefined && last >= total) return undefined;
  const length = last - first + 1;
  const reachesEnd = total === undefined || last === total - 1;
  if (from === '')
    return reachesEnd && (length === Number(to) || first === 0) && length <= Number(to) ? length : undefined;
  if (first !== Number(from)) return undefined;
  if (to === '') return reachesEnd ? length : undefined;
  if (last === Number(to)) return length;
  return last < Number(to) && total !== undefined && reachesEnd ? length : undefined;
}

function heldBy(header: string | undefined): Held | undefined {
  const [, first, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  return { first: Number(first), last: Number(last), ...(total === '*' ? {} : { total: Number(total) }) };
}
