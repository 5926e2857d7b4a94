import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lines of `sha256sum` for every file in a folder, by name. */
export function checksums(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
  return paths.map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`).join('');
}

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
