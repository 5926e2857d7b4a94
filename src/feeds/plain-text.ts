/** Printable ASCII without angle brackets, in words one space apart: nearly every id and name, and already as it should be. */
const HARMLESS = /^(?:[!-;=?-~]+(?: [!-;=?-~]+)*)?$/;

/**
 * Makes text of an upstream harmless data: no markup, controls, line breaks, bidirectional or invisible marks; white
 * space collapsed; cut at `maxLength` code points. The result may be empty.
 */
export function plainText(text: string, maxLength = 120): string {
  if (text.length <= maxLength && HARMLESS.test(text)) return text;
  const words = text
    .slice(0, 20 * maxLength)
    .normalize('NFC')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    // Cc, Cf, Co, Cn and lone surrogates: controls, zero-width and bidirectional marks, private use.
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(words).slice(0, maxLength).join('').trim();
}

/** A detail object without its empty members: absence is absence. */
export function plainDetail(members: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const detail: Record<string, string> = {};
  for (const [key, value] of Object.entries(members)) {
    const text = value === undefined ? '' : plainText(value);
    if (text !== '') detail[key] = text;
  }
  return detail;
}
