import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const FROM_HERE = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles the program of the assessment thread as the build does: Node 20 runs no TypeScript. */
export async function buildAssessmentProgram(): Promise<{ readonly url: URL; remove(): void }> {
  const cache = FROM_HERE('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'assessment-'));
  await build({
    entryPoints: [FROM_HERE('src/main/assessment-worker.ts')],
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
    url: pathToFileURL(join(outdir, 'assessment-worker.mjs')),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
