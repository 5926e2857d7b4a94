import { createHash } from 'node:crypto';
import type { BytesReply, HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** A handler for a text that never changes while the process runs. */
export function getDocument(text: string, headers: HeaderList = []): () => Promise<HandlerResult<never>> {
  const bytes = Buffer.from(text);
  const reply: BytesReply = {
    kind: 'bytes',
    pieces: [bytes],
    contentHash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    headers: [['Cache-Control', 'public, max-age=300'], ...headers],
  };
  return async () => ({ ok: true, reply });
}
