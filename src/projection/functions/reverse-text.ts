/** Characters per call of `String.fromCharCode`: its arguments are on the stack. */
const CHUNK = 4_096;

/** The text backwards, code point by code point. */
export function reverseText(text: string): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[text.length - 1 - at] = text.charCodeAt(at);
  for (let at = 1; at < units.length; at += 1) {
    const before = units[at - 1] ?? 0;
    const unit = units[at] ?? 0;
    // A pair has come out low half first.
    if ((before & 0xfc00) === 0xdc00 && (unit & 0xfc00) === 0xd800) {
      units[at - 1] = unit;
      units[at] = before;
      at += 1;
    }
  }
  const chunks: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK) chunks.push(String.fromCharCode(...units.subarray(at, at + CHUNK)));
  return chunks.join('');
}
