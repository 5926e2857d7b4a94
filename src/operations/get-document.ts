import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BytesReply, HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** The first reader must not wait for the last percent. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A handler for a text that never changes while the process runs; made ready for the wire when it is first asked for. */
export function getDocument(text: string, headers: HeaderList = []): () => HandlerResult<never> {
  let reply: BytesReply | undefined;
  return () => {
    reply ??= prepared(text, headers);
    return { ok: true, reply };
  };
}

function prepared(text: string, headers: HeaderList): BytesReply {
  const bytes = Buffer.from(text);
  return {
    kind: 'bytes',
    pieces: [bytes],
    contentHash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    codings: { br: brotliCompressSync(bytes, QUICKLY), gzip: gzipSync(bytes) },
    headers: [['Cache-Control', 'public, max-age=300'], ...headers],
  };
}
