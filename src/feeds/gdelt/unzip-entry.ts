import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export type Unzipped =
  | { readonly status: 'ok'; readonly bytes: Uint8Array }
  | { readonly status: 'damaged'; readonly reason: string };

export interface ExpectedEntry {
  readonly name: string;
  /** Cap on the declared and on the counted size, decompressed. */
  readonly maxBytes: number;
}

const DEFLATE = 8;

/**
 * Takes the one expected file out of a zip archive: exactly one entry, this name, deflate, size within the cap,
 * matching CRC-32 (which yauzl leaves to its caller).
 */
export async function unzipEntry(zip: Uint8Array, expected: ExpectedEntry): Promise<Unzipped> {
  try {
    const archive = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
      lazyEntries: true,
    });
    if (archive.entryCount !== 1) return damaged(`${archive.entryCount} files in the archive instead of one`);
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== expected.name) return damaged('the archive holds another file');
      if (entry.compressionMethod !== DEFLATE) return damaged(`compression method ${entry.compressionMethod}`);
      if (entry.uncompressedSize > expected.maxBytes) return damaged(`${entry.uncompressedSize} bytes announced`);
      return await inflate(archive, entry, expected.maxBytes);
    }
    return damaged('the archive is empty');
  } catch {
    // yauzl and zlib throw on every inconsistency; which one it was does not change what is done about it.
    return damaged('not a sound zip archive');
  }
}

async function inflate(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Unzipped> {
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a zip entry yields bytes');
    size += chunk.byteLength;
    if (size > maxBytes) return damaged(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks, size);
  return crc32(bytes) === entry.crc32 ? { status: 'ok', bytes } : damaged('CRC mismatch');
}

const damaged = (reason: string): Unzipped => ({ status: 'damaged', reason });
