import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles the program of the projection thread as the build does: Node 20 runs no TypeScript. */
export async function buildProjectionProgram(): Promise<{ readonly url: URL; remove(): void }> {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'projection-'));
  await build({
    entryPoints: [fileURLToPath(new URL('../projection-worker.ts', import.meta.url))],
    outExtension: { '.js': '.mjs' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  });
  return {
    url: pathToFileURL(join(outdir, 'projection-worker.mjs')),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
