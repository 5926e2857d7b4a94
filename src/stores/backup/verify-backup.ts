import { readDumpFile } from './dump-file.ts';
import { dumpPath, type Manifest, readManifest } from './manifest.ts';

/**
 * Reads a backup from end to end and compares every file with its hash. Needs no store.
 * @returns its manifest and the manifest's own SHA-256
 * @throws BackupRefusal naming the first file that is missing, cut or changed
 */
export async function verifyBackup(
  directory: string,
): Promise<{ readonly manifest: Manifest; readonly sha256: string }> {
  const read = await readManifest(directory);
  for (const table of read.manifest.tables) await readThrough(readDumpFile(dumpPath(directory, table.name), table));
  return read;
}

async function readThrough(lines: AsyncGenerator<string>): Promise<void> {
  while ((await lines.next()).done !== true);
}
