import { createHash } from 'node:crypto';
import type { HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** A value as JSON with the hash of its bytes, so that a caller who has them is told so. Asked again every time. */
export function jsonReply<T>(value: T, more: HeaderList = []): HandlerResult<T> {
  const bytes = Buffer.from(JSON.stringify(value));
  const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return {
    ok: true,
    reply: { kind: 'bytes', pieces: [bytes], contentHash, headers: [['Cache-Control', 'private, no-cache'], ...more] },
  };
}
