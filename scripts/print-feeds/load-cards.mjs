import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every registered feed's card, in registry order, compiled on the fly from the program's own modules. */
export async function loadCards() {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'print-feeds-'));
  const outfile = join(place, 'cards.mjs');
  try {
    // Feeds import packages, which are found from a folder inside the project only.
    await build({
      stdin: { contents: "export { FEED_CARDS } from './src/feeds/registry.ts';", resolveDir: ROOT, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)).FEED_CARDS;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
