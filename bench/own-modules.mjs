// The program's own modules for a measurement: bundled once into a folder that is removed again.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param exports lines of `export { … } from './src/…'`
 * @returns the folder; `main.mjs` in it holds the exports, beside the thread of the embedded store
 */
export async function bundleOwn(name, exports) {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, `${name}-`));
  const shared = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
  };
  await build({
    ...shared,
    outfile: join(place, 'main.mjs'),
    stdin: { contents: exports, resolveDir: root, loader: 'ts' },
  });
  await build({
    ...shared,
    outdir: place,
    outExtension: { '.js': '.mjs' },
    entryPoints: { 'embedded-worker': join(root, 'src/stores/embedded/embedded-worker.mjs') },
  });
  return place;
}
