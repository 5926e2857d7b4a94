import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../kit/bundle-program.ts';
import { hasChromium, postedByPage } from '../kit/chromium.ts';

const run = promisify(execFile);

/** Paths of further `node` binaries, as `.ci/run` installs them. */
const engines = (process.env.ENGINES ?? '').split(delimiter).filter((path) => path !== '');
if (engines.length === 0) {
  if (process.env.REQUIRE_ENGINES === '1') throw new Error('REQUIRE_ENGINES=1 and ENGINES names no node binary');
  console.warn('ENGINES names no further node binary: snapshots are compared on this one alone.');
}

let program: BundledProgram;
let observations: string;
let own: readonly string[];
beforeAll(async () => {
  program = await bundleProgram({ exercise: 'test/kit/print-exercise.ts' });
  observations = `${program.path('exercise')}.json`;
  own = await linesOn(process.execPath, observations);
});
afterAll(() => program?.remove());

/** Every engine is compared with these. After a change of a number or a sentence they are printed by `test/kit/print-exercise.ts`. */
const SNAPSHOTS = [
  'observations 186636',
  'mena 7a4ff837775795a4',
  'east-asia 94ae2873c158cc68',
  'europe 2b117722245d278b',
  'north-america a577f71312fd80d5',
  'south-asia d9c1e04f6189a002',
  'latam b1bab327fac8ae1c',
  'sub-saharan-africa f0eeb69f229a2538',
  'global 22b71befef23edcb',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it('is these bytes on this engine', () => {
    expect(own).toEqual(SNAPSHOTS);
  });

  it.each(engines)('is the same bytes on %s', async (engine) => {
    expect(await linesOn(engine)).toEqual(SNAPSHOTS);
  });

  it.skipIf(!hasChromium('snapshots are not compared in a browser'))(
    'is the same bytes in Chromium, from the same observations',
    async () => {
      const entry = 'test/kit/browser-exercise.ts';
      const options = { bundle: true, write: false, format: 'esm', platform: 'browser', target: 'es2023' } as const;
      const { outputFiles } = await build({ ...options, entryPoints: [entry] });
      const lines = await postedByPage({
        '/module.js': outputFiles.map(({ text }) => text).join('\n'),
        '/observations': readFileSync(observations, 'utf8'),
      });
      expect(lines.split('\n')).toEqual(SNAPSHOTS);
    },
  );
});

async function linesOn(engine: string, ...words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(engine, [program.path('exercise'), ...words], { timeout: 600_000 });
  return stdout.trim().split('\n');
}
