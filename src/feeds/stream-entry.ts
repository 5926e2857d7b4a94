import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

type StreamedEntry = { readonly status: 'ok' } | { readonly status: 'damaged'; readonly reason: string };

interface ExpectedEntry {
  readonly isExpected: (fileName: string) => boolean;
  /** Cap on the declared and on the counted size, decompressed. */
  readonly maxBytes: number;
  /** Gets the content piece by piece; the pieces are sound only when the whole is. */
  readonly take: (piece: Uint8Array) => void;
}

const DEFLATE = 8;

/**
 * Streams the one expected file out of a zip archive: exactly one entry, an expected name, deflate, size within the cap,
 * matching CRC-32 (which yauzl leaves to its caller). Whatever `take` throws is thrown.
 */
export async function streamEntry(zip: Uint8Array, expected: ExpectedEntry): Promise<StreamedEntry> {
  let fault: unknown;
  const take = (piece: Uint8Array): void => {
    try {
      expected.take(piece);
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  try {
    const archive = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
      lazyEntries: true,
    });
    if (archive.entryCount !== 1) return damaged(`${archive.entryCount} files in the archive instead of one`);
    for await (const entry of archive.eachEntry()) {
      if (!expected.isExpected(entry.fileName)) return damaged('the archive holds another file');
      if (entry.compressionMethod !== DEFLATE) return damaged(`compression method ${entry.compressionMethod}`);
      if (entry.uncompressedSize > expected.maxBytes) return damaged(`${entry.uncompressedSize} bytes announced`);
      return await inflate(archive, entry, { ...expected, take });
    }
    return damaged('the archive is empty');
  } catch {
    // yauzl and zlib throw on every inconsistency; which one it was does not change what is done about it.
    if (fault !== undefined) throw fault;
    return damaged('not a sound zip archive');
  }
}

async function inflate(archive: ZipFile, entry: Entry, { maxBytes, take }: ExpectedEntry): Promise<StreamedEntry> {
  const stream = await archive.openReadStreamPromise(entry);
  let size = 0;
  let checksum = 0;
  for await (const piece of stream) {
    if (!(piece instanceof Uint8Array)) throw new TypeError('a zip entry yields bytes');
    size += piece.byteLength;
    if (size > maxBytes) return damaged(`more than ${maxBytes} bytes`);
    checksum = crc32(piece, checksum);
    take(piece);
  }
  return checksum === entry.crc32 ? { status: 'ok' } : damaged('CRC mismatch');
}

const damaged = (reason: string): StreamedEntry => ({ status: 'damaged', reason });
