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
  'observations 167923',
  'mena 904bfee7b83b3056',
  'east-asia e099dfd1465742f9',
  'europe 57ca5eddbe2848a1',
  'north-america b6f7f3002fddf127',
  'south-asia c887e42d2e6f29f2',
  'latam e1a8cccf0eec122b',
  'sub-saharan-africa b3dd4c3c65d0ce5d',
  'global b35ed5339827cdb4',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it.each([process.execPath, ...engines])('is the same bytes on %s', async (engine) => {
    const { stdout } = await run(engine, [program.path('exercise')], { timeout: 200_000 });
    expect(stdout.trim().split('\n')).toEqual(SNAPSHOTS);
  });
});
