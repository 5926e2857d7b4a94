import type { Answer } from './exchange.ts';

/**
 * Header lines as they are sent, each with its line end.
 * @throws TypeError on a value that cannot stand in a header
 */
export function headerText(headers: Answer['headers']): string {
  const lines: string[] = [];
  for (const [name, value] of headers) {
    if (FORBIDDEN.test(value)) throw new TypeError(`the value of ${name} cannot stand in a header`);
    lines.push(name, ': ', value, '\r\n');
  }
  // Joined, it is one piece of memory; added up piece by piece, every later use would have to gather it again.
  return lines.join('');
}

/** What no header value may hold (RFC 9110 §5.5): a line break in one would be a header of somebody else's. */
const FORBIDDEN = /[^\t\x20-\x7e\x80-\xff]/;
