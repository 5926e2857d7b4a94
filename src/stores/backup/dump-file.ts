import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefusal } from './backup-refusal.ts';

/** What is known of a file before it is read. */
export interface FileFacts {
  readonly rows: number;
  /** Bytes of the file as it lies there, compressed. */
  readonly bytes: number;
  /** SHA-256 of these bytes, lower-case hex. */
  readonly sha256: string;
}

/** No row of ours comes near it: bytes, twice as hexadecimal digits. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
/** Rows are short and many, bodies are compressed already: more effort gains little. */
const GZIP_LEVEL = 4;
const NEW_LINE = 0x0a;
/** What is compressed at a time, characters: compression is work for another thread, and a row alone is less than the way there. */
const PIECE_LENGTH = 262_144;

/** Writes lines, compressed, to a new file that only its owner may read, and flushes it to the disk. */
export async function writeDumpFile(path: string, lines: AsyncIterable<string>): Promise<FileFacts> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  await pipeline(
    async function* () {
      let piece = '';
      for await (const line of lines) {
        rows += 1;
        piece += line;
        if (piece.length < PIECE_LENGTH) continue;
        yield piece;
        piece = '';
      }
      if (piece !== '') yield piece;
    },
    createGzip({ level: GZIP_LEVEL }),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { rows, bytes, sha256: hash.digest('hex') };
}

/**
 * The lines of a file, without their ends. That the file is the expected one is known after the last line.
 * @throws BackupRefusal when it is missing, cut, changed or no such file
 */
export async function* readDumpFile(path: string, expected: FileFacts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const gunzip = createGunzip();
  const fed = pipeline(fileBytes(path, expected.bytes, hash), gunzip).catch((error: unknown) => error);
  let rows = 0;
  try {
    for await (const line of linesOf(gunzip)) {
      rows += 1;
      yield line;
    }
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  const problem = await fed;
  if (problem instanceof Error) throw damaged(path, problem.message);
  if (hash.digest('hex') !== expected.sha256) throw damaged(path, 'its SHA-256 is not the one in the manifest');
  if (rows !== expected.rows) throw damaged(path, `it holds ${rows} rows, the manifest says ${expected.rows}`);
}

const damaged = (path: string, why: string): BackupRefusal => new BackupRefusal(`${basename(path)} is damaged: ${why}`);

async function* fileBytes(path: string, expected: number, hash: Hash): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('a file gave something else than bytes');
    bytes += piece.length;
    if (bytes > expected) throw new Error(`it is longer than the ${expected} bytes that the manifest says`);
    hash.update(piece);
    yield piece;
  }
  if (bytes < expected) throw new Error(`it is cut: ${bytes} bytes of ${expected}`);
}

async function* linesOf(pieces: AsyncIterable<unknown>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('decompression gave something else than bytes');
    let from = 0;
    for (let end = piece.indexOf(NEW_LINE); end !== -1; end = piece.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString('utf8');
      begun = [];
      size = 0;
      from = end + 1;
    }
    begun.push(piece.subarray(from));
    size += piece.length - from;
    if (size > MAX_LINE_BYTES) throw new Error('a line is longer than a row may be');
  }
  if (size > 0) throw new Error('its last line has no end');
}
