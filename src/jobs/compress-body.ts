import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import { gzipStream } from '../contract/conventions/gzip-stream.ts';
import type { PreparedCodings } from '../contract/conventions/handler.ts';

/** Smallest result, because it is made once and served many times; off the event loop, about 50 ms for 32 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Ends with a flush, so that the body can be put into the stream of a batch without being compressed again. */
const DEFLATE = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };

/** A body in every coding a caller may ask for. */
export async function compressBody(body: Uint8Array): Promise<PreparedCodings> {
  const [br, blocks] = await Promise.all([
    promisify(brotliCompress)(body, BROTLI),
    promisify(deflateRaw)(body, DEFLATE),
  ]);
  return { br: new Uint8Array(br), gzip: gzipStream({ blocks, sum: crc32(body), length: body.length }) };
}
