import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Every registered feed's card, in registry order, and what of the inputs is recorded, compiled on the fly from the program's own
 * modules and the tests' kit.
 */
export async function loadCards() {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'print-feeds-'));
  const outfile = join(place, 'cards.mjs');
  try {
    // Feeds import packages, which are found from a folder inside the project only.
    await build({
      stdin: {
        contents:
          "export { FEED_CARDS } from './src/feeds/registry.ts'; export { RECORDED_EVIDENCE, RECORDED_INPUTS } from './test/kit/recorded-inputs.ts';",
        resolveDir: ROOT,
        loader: 'ts',
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    });
    const { FEED_CARDS, RECORDED_EVIDENCE, RECORDED_INPUTS } = await import(pathToFileURL(outfile).href);
    return { cards: FEED_CARDS, recorded: { inputs: RECORDED_INPUTS, evidence: RECORDED_EVIDENCE } };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
