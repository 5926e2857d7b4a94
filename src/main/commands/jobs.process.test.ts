import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { buildProgram, runProgram } from '../../../test/kit/program.ts';
import { readConfig } from '../config.ts';
import { openStores } from '../open-stores.ts';
import { worldFolder } from '../world-folder.ts';

const SLOT = '2026-03-16T12:00:00.000Z';
const REFRESH = { job: 'refresh/mena', slot: SLOT };
const FOLLOW = { job: 'follow/europe', slot: 'snapshot-1' };

let folder: Awaited<ReturnType<typeof heldFolder>>;
beforeAll(async () => {
  await buildProgram();
  folder = await heldFolder();
  const config = readConfig(folder.environment);
  const stores = await openStores(config, worldFolder(config, 'live'));
  const { jobClaims } = stores;
  for (const [turn, retryAt] of [
    [REFRESH, undefined],
    [FOLLOW, 2_000],
  ] as const) {
    await jobClaims.claim({ ...turn, owner: 'w', leaseMs: 1_000, now: 0 });
    const failure = { ...turn, attempt: 1, problem: 'no words', now: 1_000 };
    await jobClaims.fail(retryAt === undefined ? failure : { ...failure, retryAt });
  }
  await stores.close();
});
afterAll(() => folder.remove());

const run = (...words: string[]) => runProgram(words, { dataDir: folder.path });

describe('the jobs of a store', () => {
  it('are listed while they wait or are dead, and can be retried', async () => {
    const all = await run('jobs', 'list');
    expect([all.code, all.stdout.split('\n')]).toEqual([
      0,
      [
        'follow/europe  snapshot-1  retry at 1 Jan 1970, 00:00 UTC  attempt 1 by w  1 failure, last: no words',
        `refresh/mena  ${SLOT}  dead since 1 Jan 1970, 00:00 UTC  attempt 1 by w  1 failure, last: no words`,
        '',
      ],
    ]);
    const dead = await run('jobs', 'list', '--dead', '--json');
    expect(
      dead.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([{ ...REFRESH, owner: 'w', attempt: 1, failureCount: 1, lastProblem: 'no words', deadAt: 1_000 }]);
    expect((await run('doctor')).stdout).toMatch(/^ *FAIL +jobs.*1 dead: refresh\/mena/m);
    expect(await run('jobs', 'retry', REFRESH.job, SLOT)).toMatchObject({ code: 0 });
    expect(await run('jobs', 'list', '--dead')).toMatchObject({ code: 0, stdout: 'No job is dead.\n' });
    expect(await run('jobs', 'retry', REFRESH.job, SLOT)).toMatchObject({
      code: 1,
      stderr: `working in the live world\nno waiting or dead job: refresh/mena ${SLOT}\n`,
    });
  });

  it('are named as they are listed', async () => {
    for (const words of [[], ['refresh/mena'], ['unknown/mena', SLOT], ['refresh/mena', SLOT, 'x']])
      expect(await run('jobs', 'retry', ...words)).toMatchObject({ code: 2, stdout: '' });
  });
});
