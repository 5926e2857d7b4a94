import { createHash } from 'node:crypto';
import type { ExportFile, ExportFileName, ExportFiles } from '../../src/ports/export-files.ts';

const keyOf = ({ table, period }: ExportFileName): string => `${table}/${period}`;

/** Files of exports in memory. @param isDown whether the store is unreachable */
export function memoryExportFiles(isDown: () => boolean = () => false): ExportFiles & {
  /** Serves bytes as a file. */
  put(name: ExportFileName, bytes: Uint8Array, writtenAt: number): ExportFile;
} {
  const files = new Map<string, ExportFile>();
  const pieces = new Map<string, Uint8Array[]>();
  const piecesOf = (file: ExportFileName & { readonly version: string }): Uint8Array[] => {
    const key = `${keyOf(file)}/${file.version}`;
    const known = pieces.get(key) ?? [];
    pieces.set(key, known);
    return known;
  };
  const there = () => {
    if (isDown()) throw new Error('the store is down');
  };
  return {
    all: async () => [...files.values()],
    async find(name) {
      there();
      return files.get(keyOf(name));
    },
    async read(file, { first, last }) {
      there();
      const part = Buffer.concat(piecesOf(file)).subarray(first, last + 1);
      return part.length === last - first + 1 ? part : undefined;
    },
    async addPiece({ place, ...file }, bytes) {
      piecesOf(file)[place] = Buffer.from(bytes);
    },
    async publish(file) {
      files.set(keyOf(file), file);
      const kept = `${keyOf(file)}/${file.version}`;
      for (const key of [...pieces.keys()]) if (key.startsWith(`${keyOf(file)}/`) && key !== kept) pieces.delete(key);
    },
    put(name, bytes, writtenAt) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const file = { ...name, version: sha256, sha256, byteCount: bytes.length, rowCount: 1, writtenAt };
      piecesOf(file)[0] = bytes;
      files.set(keyOf(name), file);
      return file;
    },
  };
}
