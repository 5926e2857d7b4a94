import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PreparedCodings } from '../contract/conventions/handler.ts';

/** Smallest result, because it is made once and served many times; off the event loop, about 50 ms for 32 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** A body in every coding a caller may ask for. */
export async function compressBody(body: Uint8Array): Promise<PreparedCodings> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body, GZIP)]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
