import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BytesReply, HandlerResult, HeaderList } from '../contract/conventions/handler.ts';

/** The first reader must not wait for the last percent. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text and the headers that go with it. */
export interface Document {
  readonly text: string;
  readonly headers?: HeaderList;
}

/** A handler for a text that never changes while the process runs; made when it is first asked for. */
export function getDocument(make: () => Document): () => HandlerResult<never> {
  let reply: BytesReply | undefined;
  return () => {
    reply ??= prepared(make());
    return { ok: true, reply };
  };
}

function prepared({ text, headers = [] }: Document): BytesReply {
  const bytes = Buffer.from(text);
  return {
    kind: 'bytes',
    pieces: [bytes],
    contentHash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    codings: { br: brotliCompressSync(bytes, QUICKLY), gzip: gzipSync(bytes) },
    headers: [['Cache-Control', 'public, max-age=300'], ...headers],
  };
}
