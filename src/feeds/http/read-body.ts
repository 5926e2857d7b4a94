import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

type Body =
  | { readonly status: 'whole'; readonly bytes: Uint8Array }
  | { readonly status: 'too_large' }
  | { readonly status: 'encoding' };

/**
 * Reads and decompresses a body and stops at the first byte beyond the cap, so that a small body that inflates without
 * end costs no more than the cap. A compressed body that ends early is an error, never a short answer.
 * @param encoding value of Content-Encoding
 * @param maxBytes cap on the decoded size
 * @throws what the stream throws when the connection breaks or the owner aborts
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Body> {
  const decoder = decoderOf(encoding);
  if (decoder === 'unknown') return { status: 'encoding' };
  const decoded = decoder === undefined ? body : pipeline(body, decoder, () => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('a body stream yields bytes');
      size += chunk.byteLength;
      if (size > maxBytes) return { status: 'too_large' };
      chunks.push(chunk);
    }
  } catch (error) {
    if (isZlibError(error)) return { status: 'encoding' };
    throw error;
  }
  return { status: 'whole', bytes: Buffer.concat(chunks, size) };
}

function decoderOf(encoding: string | undefined) {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  return 'unknown';
}

function isZlibError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(Z_|ERR__?(BROTLI|ERROR_FORMAT)|ERR_BROTLI)/.test(code);
}
