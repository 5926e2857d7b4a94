const SPACE = 0x20;
const TAB = 0x09;

/**
 * A header value without the white space around it: SP and HTAB alone (RFC 9110 §5.6.3). `trim` would also take characters
 * that belong to the value, such as U+00A0.
 */
export function trimWhiteSpace(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && isWhiteSpace(value.charCodeAt(start))) start += 1;
  while (end > start && isWhiteSpace(value.charCodeAt(end - 1))) end -= 1;
  return end - start === value.length ? value : value.slice(start, end);
}

const isWhiteSpace = (code: number): boolean => code === SPACE || code === TAB;
