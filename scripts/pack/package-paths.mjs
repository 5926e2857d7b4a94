import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of packages, which is in no commit. */
export const PACKAGES = 'dist-packages';

/** A path below the root of the repository. */
export const fromRoot = (path) => join(ROOT, path);

/** Folder of the package that a file belongs to, from the root; undefined for a file of ours. */
export const packageFolder = (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
