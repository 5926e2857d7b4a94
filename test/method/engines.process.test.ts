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
  'mena ece60df7656f25f7',
  'east-asia 856a3f48400f79d0',
  'europe 00a28292566c2194',
  'north-america f02aac118cd5e795',
  'south-asia 7d55410edc5a957c',
  'latam 5dd6507b407e3cfd',
  'sub-saharan-africa a28df2719168825d',
  'global 5c2d594e0884af7f',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it.each([process.execPath, ...engines])('is the same bytes on %s', async (engine) => {
    const { stdout } = await run(engine, [program.path('exercise')], { timeout: 200_000 });
    expect(stdout.trim().split('\n')).toEqual(SNAPSHOTS);
  });
});
