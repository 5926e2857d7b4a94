/**
 * Order by Unicode code point, as the JMESPath specification wants it: code units put U+10000 and above before U+E000.
 * @returns below, at or above 0
 */
export function compareText(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

/** Moves the surrogates, which begin all code points above U+FFFF, behind every other unit. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
