const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base 64 with padding (RFC 4648 §4). */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(start, start + 3);
    const group = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(group >> shift) & 63] ?? '');
    const count = Math.min(3, bytes.length - start);
    text += digits.slice(0, count + 1).join('') + '='.repeat(3 - count);
  }
  return text;
}
