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
  'observations 167917',
  'mena f394aa243f28ab8e',
  'east-asia a86efbfe16322f9e',
  'europe 5c11918a554b4caf',
  'north-america d5e3c106e6955988',
  'south-asia c166eb167d9d311f',
  'latam 3f0c8ea59cfc4647',
  'sub-saharan-africa 5ad167d02f19677e',
  'global ed77add4c07beca3',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it.each([process.execPath, ...engines])('is the same bytes on %s', async (engine) => {
    const { stdout } = await run(engine, [program.path('exercise')], { timeout: 200_000 });
    expect(stdout.trim().split('\n')).toEqual(SNAPSHOTS);
  });
});
