/** First and last byte, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/**
 * The one range of bytes that a `Range` header asks for (RFC 9110 §14.2).
 * @param length of the content, 0 or more
 * @returns undefined without one, and for several or what is no range: then all is sent
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = header === undefined ? null : RANGE.exec(header);
  if (asked === null) return undefined;
  const [, from, to, suffix] = asked;
  if (from === undefined) {
    const count = Math.min(Number(suffix), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  // The last byte before the first is no range.
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'unsatisfiable';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
