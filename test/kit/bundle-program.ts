import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE } from '../../scripts/build.mjs';

const FROM_ROOT = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface BundledProgram {
  /** Where the bundle of a name lies. */
  path(name: string): string;
  remove(): void;
}

/**
 * Bundles programs of the source as the build does, to a folder of their own: Node 20 runs no TypeScript.
 * @param entryPoints name of the bundle → its source, from the root
 */
export async function bundleProgram(entryPoints: Readonly<Record<string, string>>): Promise<BundledProgram> {
  // Beside the dependencies: the bundles import PGlite.
  const cache = FROM_ROOT('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'program-'));
  await build({
    ...BUNDLE,
    entryPoints: Object.fromEntries(Object.entries(entryPoints).map(([name, path]) => [name, FROM_ROOT(path)])),
    outdir,
  });
  return {
    path: (name) => join(outdir, `${name}.mjs`),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
