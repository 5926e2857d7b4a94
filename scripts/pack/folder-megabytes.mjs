import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sizes of all files in a folder, MB. */
export function folderMegabytes(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1_000_000;
}
