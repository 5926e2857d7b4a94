/** Two strings and where they begin to differ. */
export interface TextOrder {
  /** Below, at or above 0 as the left one comes before, with or after the right one. */
  readonly order: number;
  /** Characters that had to be read. */
  readonly read: number;
}

/** Order by Unicode code point, as the JMESPath specification wants it: code units put U+10000 and above before U+E000. */
export function compareText(left: string, right: string): TextOrder {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return { order: rank(a) - rank(b), read: at };
  }
  return { order: left.length - right.length, read: shorter };
}

/** Moves the surrogates, which begin all code points above U+FFFF, behind every other unit. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
