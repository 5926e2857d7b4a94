import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const OWN_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What the dump calls, by the end of its file's path: a checkout may keep the rest of the path as it likes. After `|` follows the
 * name that older checkouts have.
 */
const MODULES = {
  'analysis/narrative/template-narrative.ts': ['templateNarrative'],
  'assessment/assemble-snapshot.ts': ['assembleSnapshot'],
  'assessment/assess-region.ts': ['assessRegion'],
  'assessment/assess-world.ts': ['assessWorld'],
  'assessment/explain/explain-snapshot.ts': ['explainSnapshot'],
  'assessment/observation-index.ts': ['prepareObservations'],
  'exercise/simulator.ts': ['startExerciseSimulator'],
  'feeds/create-fetcher.ts|feeds/fetch-bytes.ts': ['createFetcher'],
  'feeds/http/host-rules.ts': ['UNPACED'],
  'feeds/registry.ts': ['createFeeds'],
  'jobs/sample-baseline.ts': ['sampleSpans'],
  'kit/replay/real-series.ts': ['realSeries'],
  'reference/regions.ts': ['REGION_IDS'],
};

/**
 * The program of a checkout, compiled on the fly. History is read from beside this project, whichever checkout is loaded.
 * @param root folder of the checkout, with its node_modules
 * @throws Error naming a module that the checkout does not have
 */
export async function loadProgram(root = OWN_ROOT) {
  const files = ['src', 'test/kit'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `/${folder}/${path}`),
  );
  const lines = Object.entries(MODULES).map(([ends, names]) => {
    const matches = ends.split('|').map((end) => files.filter((path) => path.endsWith(`/${end}`)));
    const found = matches.find(({ length }) => length > 0) ?? [];
    if (found.length !== 1) throw new Error(`${found.length} files end with ${ends} in ${root}; expected 1`);
    return `export { ${names.join(', ')} } from '.${found[0]}';`;
  });
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'compare-replay-'));
  const outfile = join(place, 'program.mjs');
  try {
    const options = { bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' };
    const kit = pathToFileURL(join(OWN_ROOT, 'test/kit/recordings.ts')).href;
    const define = { 'import.meta.url': JSON.stringify(kit) };
    const stdin = { contents: lines.join('\n'), resolveDir: root, loader: 'ts' };
    await build({ stdin, outfile, define, ...options });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
