import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedFile } from '../../tables/manifest.ts';

/** A new file of a folder that is being written: its size and hash are known at its end. */
export interface HashedFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Flushes it to the disk. */
  end(): Promise<Pick<ExportedFile, 'path' | 'bytes' | 'sha256'>>;
  /** Closes a file that is not finished; does nothing after `end`. */
  abandon(): Promise<void>;
}

/** @param path relative to the folder, with `/` @throws Error where the file exists */
export async function createHashedFile(folder: string, path: string): Promise<HashedFile> {
  let file: FileHandle | undefined = await open(join(folder, ...path.split('/')), 'wx', 0o644);
  const hash = createHash('sha256');
  let bytes = 0;
  const close = async () => {
    const opened = file;
    file = undefined;
    await opened?.close();
  };
  return {
    async write(piece) {
      hash.update(piece);
      bytes += piece.length;
      await file?.writeFile(piece);
    },
    async end() {
      await file?.sync();
      await close();
      return { path, bytes, sha256: hash.digest('hex') };
    },
    abandon: close,
  };
}

/** A small file in one piece. */
export async function writeHashedFile(folder: string, path: string, text: string) {
  const file = await createHashedFile(folder, path);
  try {
    await file.write(Buffer.from(text));
    return await file.end();
  } finally {
    await file.abandon();
  }
}
