import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Headers } from './headers.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Quick enough for a page that is made for each viewer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed pages by their validator, bounded by the bytes of all: the same page is compressed once. */
export interface CompressedPages {
  get(etag: string): Uint8Array | undefined;
  set(etag: string, bytes: Uint8Array, options: { readonly weight: number }): void;
}

interface Page {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Hashes of bodies that are sent again and again. */
const hashes = new WeakMap<Uint8Array, string>();

/** Compressed as the viewer accepts it, with a validator; 304 where the viewer has it. */
export async function encoded(
  request: PageRequest,
  { headers, body }: Page,
  compressed: CompressedPages,
): Promise<PageAnswer> {
  const accepted = request.header('accept-encoding') ?? '';
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const hash = hashes.get(body) ?? hashOf(body);
  hashes.set(body, hash);
  const etag = `"${hash}${coding === undefined ? '' : `-${coding}`}"`;
  const all: Headers = [...headers, ['ETag', etag]];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && request.header('if-none-match') === etag) return { status: 304, headers: all, body: new Uint8Array() };
  if (coding === undefined) return { status: 200, headers: all, body };
  const known = compressed.get(etag);
  const bytes = known ?? (coding === 'br' ? await compress.br(body, BROTLI) : await compress.gzip(body));
  if (known === undefined) compressed.set(etag, bytes, { weight: bytes.length });
  return { status: 200, headers: [...all, ['Content-Encoding', coding]], body: bytes };
}

/** 128 bits of SHA-256, hex: the name of a file that changes with its bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
