import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../kit/bundle-program.ts';

const run = promisify(execFile);

/** Paths of further `node` binaries, as `.ci/run` installs them. */
const engines = (process.env.ENGINES ?? '').split(delimiter).filter((path) => path !== '');
if (engines.length === 0) {
  if (process.env.REQUIRE_ENGINES === '1') throw new Error('REQUIRE_ENGINES=1 and ENGINES names no node binary');
  console.warn('ENGINES names no further node binary: snapshots are compared on this one alone.');
}

let program: BundledProgram;
beforeAll(async () => {
  program = await bundleProgram({ exercise: 'test/kit/print-exercise.ts' });
});
afterAll(() => program?.remove());

/** Every engine is compared with these. After a change of a number or a sentence they are printed by `test/kit/print-exercise.ts`. */
const SNAPSHOTS = [
  'observations 169114',
  'mena d13811a0e89677b3',
  'east-asia ed4506aff0918c50',
  'europe 71d476b0e1a52fb6',
  'north-america 01ca25847bfb6c97',
  'south-asia 457b0b799a89748f',
  'latam cb067d3c2a797099',
  'sub-saharan-africa 11df7f5b09945ceb',
  'global 651b96ca39522af8',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it.each([process.execPath, ...engines])('is the same bytes on %s', async (engine) => {
    const { stdout } = await run(engine, [program.path('exercise')], { timeout: 600_000 });
    expect(stdout.trim().split('\n')).toEqual(SNAPSHOTS);
  });
});
