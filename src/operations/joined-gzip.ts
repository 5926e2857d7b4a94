import { crc32 } from 'node:zlib';
import { type DeflatedBody, deflatedIn, GZIP_HEADER, gzipEnding } from '../contract/conventions/gzip-stream.ts';

/** A part of a body: plain, or plain and once more as a gzip stream. */
export interface JoinedPart {
  readonly plain: readonly Uint8Array[];
  readonly gzip?: Uint8Array | undefined;
}

/**
 * One gzip stream of parts that were compressed long before, without compressing anything again. A stream whose deflated
 * data end at a byte and are followed by an empty last block gives them as they are; all else is put in stored blocks.
 * RFC 1951, RFC 1952; sums of checksums as in zlib's crc32_combine.
 */
export function joinedGzip(parts: readonly JoinedPart[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [GZIP_HEADER];
  let sum = 0;
  let length = 0;
  for (const { plain, gzip } of parts) {
    const deflated = gzip === undefined ? undefined : knownIn(gzip);
    if (deflated !== undefined) {
      pieces.push(deflated.blocks);
      sum = joinedSum(sum, deflated.sum, deflated.length);
      length += deflated.length;
      continue;
    }
    for (const piece of plain) {
      pieces.push(...storedBlocks(piece));
      sum = crc32(piece, sum);
      length += piece.length;
    }
  }
  pieces.push(gzipEnding(sum, length));
  return pieces;
}

const MAX_STORED = 0xffff;
/** Kind, length, and the length once more with every bit turned. */
const STORED_HEAD_BYTES = 5;

const known = new WeakMap<Uint8Array, DeflatedBody>();

function knownIn(gzip: Uint8Array): DeflatedBody | undefined {
  const found = known.get(gzip);
  if (found !== undefined) return found;
  const deflated = deflatedIn(gzip);
  if (deflated !== undefined) known.set(gzip, deflated);
  return deflated;
}

function storedBlocks(piece: Uint8Array): readonly Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < piece.length; start += MAX_STORED) {
    const held = piece.subarray(start, start + MAX_STORED);
    const { length } = held;
    const block = Buffer.allocUnsafe(STORED_HEAD_BYTES + length);
    block[0] = 0;
    block.writeUInt16LE(length, 1);
    block.writeUInt16LE(~length & MAX_STORED, 3);
    block.set(held, STORED_HEAD_BYTES);
    blocks.push(block);
  }
  return blocks;
}

/** The checksum of two texts, one after the other. @param length bytes of the second */
function joinedSum(first: number, second: number, length: number): number {
  return (times(shiftBy(length), first) ^ second) >>> 0;
}

const POLYNOMIAL = 0xedb88320;
/** The polynomial 1, in the reflected order that the checksum has. */
const ONE = 2 ** 31;

/** Product of two polynomials modulo the checksum's. */
function times(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** Lengths that were met lately: few bodies are served at a time. */
const KNOWN_LENGTHS = 1_000;
const shifts = new Map<number, number>();

/** x to the power of eight times a number of bytes. */
function shiftBy(bytes: number): number {
  const found = shifts.get(bytes);
  if (found !== undefined) return found;
  let power = ONE;
  let base = ONE >>> 8;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(base, power);
    base = times(base, base);
  }
  if (shifts.size >= KNOWN_LENGTHS) shifts.clear();
  shifts.set(bytes, power);
  return power;
}
