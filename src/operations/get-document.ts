import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BytesReply, HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** A start must not wait for the last percent. */
const AT_START = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A handler for a text that never changes while the process runs. */
export function getDocument(text: string, headers: HeaderList = []): () => Promise<HandlerResult<never>> {
  const bytes = Buffer.from(text);
  const reply: BytesReply = {
    kind: 'bytes',
    pieces: [bytes],
    contentHash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    codings: { br: brotliCompressSync(bytes, AT_START), gzip: gzipSync(bytes) },
    headers: [['Cache-Control', 'public, max-age=300'], ...headers],
  };
  return async () => ({ ok: true, reply });
}
