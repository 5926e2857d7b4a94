import { streamEntry } from './stream-entry.ts';

type Unzipped =
  | { readonly status: 'ok'; readonly bytes: Uint8Array }
  | { readonly status: 'damaged'; readonly reason: string };

/**
 * Takes the one expected file out of a zip archive, whole.
 * @param expected.maxBytes cap on the declared and on the counted size, decompressed
 */
export async function unzipEntry(
  zip: Uint8Array,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Promise<Unzipped> {
  const pieces: Uint8Array[] = [];
  const outcome = await streamEntry(zip, {
    isExpected: (fileName) => fileName === name,
    maxBytes,
    take: (piece) => pieces.push(piece),
  });
  return outcome.status === 'ok' ? { status: 'ok', bytes: Buffer.concat(pieces) } : outcome;
}
