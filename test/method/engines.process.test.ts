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
  'observations 169178',
  'mena 0723e4c2f6f936ed',
  'east-asia 627613d09f2ce659',
  'europe 200cb131d4365bec',
  'north-america 3aae84dc3c0b22a2',
  'south-asia b9ba000bb50948d0',
  'latam af48b8042d07c192',
  'sub-saharan-africa 62580eb5cb66afb3',
  'global f098eb32d314691d',
];

describe('the exercise, from the bytes of its upstreams to its snapshots', () => {
  it.each([process.execPath, ...engines])('is the same bytes on %s', async (engine) => {
    const { stdout } = await run(engine, [program.path('exercise')], { timeout: 200_000 });
    expect(stdout.trim().split('\n')).toEqual(SNAPSHOTS);
  });
});
