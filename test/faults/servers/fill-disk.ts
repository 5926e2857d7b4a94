import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes a file that takes all the room that is left on its disk. */
export function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const piece of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
      while (written(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function written(file: number, piece: Uint8Array): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
