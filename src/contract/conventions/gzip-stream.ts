/**
 * A gzip stream (RFC 1952) whose deflated data end with a flush and an empty last block: what stands between can be put into
 * another stream as it is.
 */
export interface DeflatedBody {
  /** Deflated blocks, none of them the last, ending at a byte. */
  readonly blocks: Uint8Array;
  /** CRC-32 of the body. */
  readonly sum: number;
  /** Bytes of the body. */
  readonly length: number;
}

/** No name, no time, best compression; the unknown system tells these streams from those that others make. */
export const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255);
/** What a flush leaves, and the empty last block behind it. */
const FLUSH_AND_LAST = [0, 0, 0xff, 0xff, 3, 0] as const;
const LAST_BYTES = 2;
const TRAILER_BYTES = 8;

/** The stream of one body. @param blocks end with a flush */
export function gzipStream({ blocks, sum, length }: DeflatedBody): Uint8Array {
  const ending = gzipEnding(sum, length);
  const stream = new Uint8Array(GZIP_HEADER.length + blocks.length + ending.length);
  stream.set(GZIP_HEADER);
  stream.set(blocks, GZIP_HEADER.length);
  stream.set(ending, GZIP_HEADER.length + blocks.length);
  return stream;
}

/** The empty last block, and what a reader checks the body by. */
export function gzipEnding(sum: number, length: number): Uint8Array {
  const bytes = new Uint8Array(LAST_BYTES + TRAILER_BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = 3;
  view.setUint32(LAST_BYTES, sum, true);
  view.setUint32(LAST_BYTES + 4, length % 2 ** 32, true);
  return bytes;
}

/** What a stream holds, if it is one that `gzipStream` made. */
export function deflatedIn(stream: Uint8Array): DeflatedBody | undefined {
  const end = stream.length - TRAILER_BYTES;
  const flushAt = end - FLUSH_AND_LAST.length;
  const isOurs = flushAt >= GZIP_HEADER.length && GZIP_HEADER.every((byte, index) => stream[index] === byte);
  if (!isOurs || !FLUSH_AND_LAST.every((byte, index) => stream[flushAt + index] === byte)) return undefined;
  const trailer = new DataView(stream.buffer, stream.byteOffset + end, TRAILER_BYTES);
  return {
    blocks: stream.subarray(GZIP_HEADER.length, end - LAST_BYTES),
    sum: trailer.getUint32(0, true),
    length: trailer.getUint32(4, true),
  };
}
