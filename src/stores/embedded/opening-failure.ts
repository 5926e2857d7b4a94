import { statfsSync } from 'node:fs';
import { StoreFailure, storeFailureOf } from '../store-failure.ts';

/** Two segments of the log: what the database writes while it opens. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Why the database of a directory did not open, with what to do: it says no more itself than that it failed.
 * @param freeBytes of the file system of the directory
 */
export function openingFailure(error: unknown, directory: string, freeBytes = freeBytesOf(directory)): StoreFailure {
  const { kind, message, sqlState } = storeFailureOf(error);
  if (kind !== 'unavailable') return new StoreFailure(kind, message, sqlState);
  if (freeBytes < MIN_FREE_BYTES)
    return new StoreFailure(
      kind,
      `the disk of ${directory} is full: the database needs ${MIN_FREE_BYTES / 1024 / 1024} MB of free space to open`,
      '53100',
    );
  return new StoreFailure(
    kind,
    `the database in ${directory} does not open (${message}); if it never does, restore a backup into an empty store`,
    sqlState,
  );
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
