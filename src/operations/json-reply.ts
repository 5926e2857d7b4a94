import { createHash } from 'node:crypto';
import type { BytesReply, HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** A value as JSON with the hash of its bytes for conditional requests; caches must revalidate. */
export function jsonReply<T>(value: T, more: HeaderList = []): HandlerResult<T> {
  return { ok: true, reply: jsonBytesReply(Buffer.from(JSON.stringify(value)), more) };
}

/** The same of a value that is JSON already. @param bytes UTF-8 */
export function jsonBytesReply(bytes: Uint8Array, more: HeaderList = []): BytesReply {
  const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { kind: 'bytes', pieces: [bytes], contentHash, headers: [['Cache-Control', 'private, no-cache'], ...more] };
}
