import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../test/kit/empty-folder.ts';
import { finished, runProgram, startProgram } from '../../../test/kit/program.ts';
import { copyStartedExercise } from '../../../test/kit/started-exercise.ts';
import { STORE_UNDER_TEST } from '../../../test/kit/store-under-test.ts';
import { temporaryFolder } from '../../../test/kit/temporary-folder.ts';

/** Exports that are killed; 12 in the soak. */
const KILLS = Number(process.env.EXPORT_KILLS ?? 3);
/** Between the first kill and the last, after what is written has begun. */
const SPREAD_MS = 90;

// The exercise is always embedded.
describe.skipIf(STORE_UNDER_TEST !== 'embedded')('the command export', () => {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  let out: Awaited<ReturnType<typeof emptyFolder>>;
  const run = (...words: readonly string[]) => runProgram([...words, '--exercise'], { dataDir: data.path });

  beforeAll(async () => {
    data = await temporaryFolder();
    out = await emptyFolder();
    await copyStartedExercise(data.path);
  });
  afterAll(async () => {
    await data.remove();
    await out.remove();
  });

  it('writes an export of the exercise that is intact, and says so', async () => {
    const place = join(out.path, 'whole');
    const written = await run('export', place);
    expect([written.code, written.stdout]).toEqual([
      0,
      expect.stringMatching(/^exercise world, [\d,]+ rows in 15 files/),
    ]);
    const jwks = join(place, 'jwks.json');
    const verified = await runProgram(['export', 'verify', place, '--jwks', jwks], { dataDir: data.path });
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^intact: exercise world/)]);
    const { name } = JSON.parse(await readFile(join(place, 'croissant.json'), 'utf8'));
    expect(name).toMatch(/^EXERCISE /);
    const again = await run('export', place);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('exists')]);
  });

  it('names what it does not know, and writes nothing', async () => {
    const place = join(out.path, 'unknown');
    for (const [option, value] of [
      ['--tables', 'axs'],
      ['--format', 'xml'],
      ['--region', 'mars'],
      ['--from', '2026-13-01'],
    ] as const) {
      const refused = await run('export', place, option, value);
      expect([option, refused.code]).toEqual([option, 2]);
    }
    const placeless = await run('export', place, '--tables', 'axes', '--format', 'geojson');
    expect([placeless.code, placeless.stderr]).toEqual([2, expect.stringContaining('no places')]);
    expect(existsSync(place)).toBe(false);
  });

  it('leaves no folder under its name when it is killed at any moment', async () => {
    let killCount = 0;
    for (let n = 0; n < KILLS; n += 1) {
      const place = join(out.path, `killed-${n}`);
      const child = startProgram(['export', place, '--exercise'], { dataDir: data.path });
      const ended = finished(child);
      const isDrafted = async () => (await readdir(out.path)).some((name) => name.startsWith(`killed-${n}.`));
      while (child.exitCode === null && !(await isDrafted())) await setTimeout(2);
      await setTimeout((n * SPREAD_MS) / KILLS);
      child.kill('SIGKILL');
      const { signal } = await ended;
      if (signal !== 'SIGKILL') continue;
      killCount += 1;
      // It is there only where everything in it was on the disk.
      if (!existsSync(place)) continue;
      const jwks = join(place, 'jwks.json');
      expect((await runProgram(['export', 'verify', place, '--jwks', jwks], { dataDir: data.path })).code).toBe(0);
      await rm(place, { recursive: true });
    }
    expect(killCount).toBeGreaterThan(KILLS / 3);
  });
});
