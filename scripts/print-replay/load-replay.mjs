import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = [
  'test/kit/replay/closures.ts',
  'test/kit/replay/crises.ts',
  'test/kit/replay/corridor-triggers.ts',
  'test/kit/replay/dated-labels.ts',
  'test/kit/replay/judge-crises.ts',
  'test/kit/replay/judge-replay.ts',
  'test/kit/replay/real-series.ts',
  'test/kit/replay/replay-regions.ts',
  'test/kit/replay/report-dispersion.ts',
  'test/kit/replay/score-trials.ts',
  'test/kit/replay/walk-regimes.ts',
  'src/assessment/parameters.ts',
  'src/assessment/versions.ts',
  'src/reference/regions.ts',
];

/**
 * The replay, compiled on the fly from the tests' kit and the program's own modules; `program` names exactly this code.
 * @param more modules beyond those of a replay
 */
export async function loadReplay(more = []) {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'print-replay-'));
  const outfile = join(place, 'replay.mjs');
  try {
    const contents = [...MODULES, ...more].map((path) => `export * from './${path}';`).join('\n');
    const options = { bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' };
    // Recordings are found from the place of the kit's own folder.
    const define = { 'import.meta.url': JSON.stringify(pathToFileURL(join(ROOT, 'test/kit/recordings.ts')).href) };
    await build({ stdin: { contents, resolveDir: ROOT, loader: 'ts' }, outfile, define, ...options });
    // The same code in another folder is the same program.
    const code = readFileSync(outfile, 'utf8').replaceAll(pathToFileURL(ROOT).href, '');
    const program = createHash('sha256').update(code).digest('hex').slice(0, 16);
    return { ...(await import(pathToFileURL(outfile).href)), program };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
