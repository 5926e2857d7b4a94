import { deserialize, serialize } from 'node:v8';

/** Largest frame either side sends or accepts, bytes: twenty times the largest page or batch of a repository. */
export const MAX_FRAME_BYTES = 64 * 1024 * 1024;

const LENGTH_BYTES = 4;

/**
 * One message as bytes: a big-endian length, then the value in V8's structured clone format, which carries bytes and
 * numbers exactly.
 * @throws RangeError when it is larger than a frame may be
 */
export function encodeFrame(message: unknown): Uint8Array {
  const body = serialize(message);
  if (body.length > MAX_FRAME_BYTES)
    throw new RangeError(`a message of ${body.length} bytes is too large for the store`);
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, LENGTH_BYTES);
  return frame;
}

/**
 * Puts frames together again from the pieces in which they arrive.
 * @param onMessage gets every message in order
 * @returns a function to feed; it throws RangeError or Error on bytes that are no frame
 */
export function frameReader(onMessage: (message: unknown) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  return (piece) => {
    pieces.push(piece);
    size += piece.length;
    while (size >= LENGTH_BYTES) {
      const head = headOf(pieces);
      const needed = LENGTH_BYTES + head.readUInt32BE(0);
      if (needed > MAX_FRAME_BYTES + LENGTH_BYTES) throw new RangeError('a frame is larger than a frame may be');
      if (size < needed) return;
      const whole = Buffer.concat(pieces);
      pieces = [whole.subarray(needed)];
      size = whole.length - needed;
      onMessage(deserialize(whole.subarray(LENGTH_BYTES, needed)));
    }
  };
}

/** The first four bytes or more, without joining a large frame at every piece. */
function headOf(pieces: readonly Buffer[]): Buffer {
  const [first] = pieces;
  return first !== undefined && first.length >= LENGTH_BYTES ? first : Buffer.concat(pieces);
}
