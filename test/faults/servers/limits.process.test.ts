import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOCATOR } from '../../../src/concurrency/memory-settings.mjs';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import { buildProgram, printed, runProgram, startProgram, stopped } from '../../kit/program.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { embeddedFolder } from '../../kit/temporary-folder.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { canLimit, type Limits, type OwnLimits, openOwnLimits } from './own-limits.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { ask, DEDUCT, SNAPSHOT, SNAPSHOT_AT } from './poll-server.ts';
import { MAX_MS } from './run-through.ts';

/** Reads of every region; `npm run soak` asks for more. */
const READS = Number(process.env.LIMITED_READS ?? 3);
const MB = 1_000_000;
const SMALL: Limits = { memoryBytes: 256 * 2 ** 20, cpuShare: 0.2 };
/** Without PostgreSQL, in order: what the first leaves the second finds. */
const EMBEDDED = [
  { name: 'the exercise, which it makes, in 900 MB', memoryBytes: 900 * MB },
  { name: 'the exercise that is there, in 300 MB', memoryBytes: 300 * MB },
].slice(0, Number(process.env.LIMITED_EMBEDDED ?? 0));

const limit = <T>(limits: Limits, work: (own: OwnLimits) => Promise<T>): Promise<T> => {
  const own = openOwnLimits(limits);
  return work(own).finally(() => own.remove());
};

const used = (own: OwnLimits): string =>
  `${Math.round(own.peakBytes() / MB)} MB at most, stopped ${own.throttledCount()} times for its share of the processor`;

describe.skipIf(!canBreak([program('postgres')], { asRoot: true }) || !canLimit())(
  'a fifth of a processor',
  { timeout: MAX_MS },
  () => {
    let postgres: OwnPostgres;
    let world: LiveWorld;
    let folder: Awaited<ReturnType<typeof embeddedFolder>>;

    beforeAll(async () => {
      await buildProgram();
      folder = await embeddedFolder('nothing');
      postgres = await startOwnPostgres();
      world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'limits') });
    }, MAX_MS);
    afterAll(async () => {
      await world.close();
      await postgres.remove();
      await folder.remove();
    });

    it(`and 256 MB are enough to start and to serve with PostgreSQL (${READS} reads of every region)`, () =>
      limit(SMALL, async (own) => {
        const served = await world.serve({}, own.within);
        const { reader: key } = world.keys;
        expect((await ask(`${served.url}/readyz`, { key: '' })).status).toBe(200);
        for (let turn = 0; turn < READS; turn += 1)
          for (const region of REGION_IDS)
            for (const target of [`${SNAPSHOT}${region}`, `${SNAPSHOT_AT}${region}&at=${Date.now()}`])
              expect((await ask(`${served.url}${target}`, { key })).status).toBe(200);
        expect((await ask(`${served.url}${DEDUCT}`, { key, body: { query: 'Will Hormuz close?' } })).status).toBe(200);
        await served.end();
        expect([served.child.exitCode, own.killedCount()]).toEqual([0, 0]);
        await soakLine('256 MB and a fifth of a processor, PostgreSQL', used(own));
      }));

    it('and 256 MB: the doctor and a first start of an embedded store say that this is too little', () =>
      limit({ ...SMALL, cpuShare: 1 }, async ({ within }) => {
        const examined = await runProgram(['doctor'], {
          dataDir: world.dataDir,
          environment: world.environment,
          within,
        });
        expect(examined.stdout).toContain('FAIL memory: 268 MB allowed; an assessment');
        const surroundings = { dataDir: folder.path, environment: { FEEDS_PROXY: 'http://127.0.0.1:9' }, within };
        const child = startProgram(['start'], surroundings);
        await printed(child, /^warning: 268 MB allowed; making the embedded store takes 900 MB/m);
        child.kill('SIGKILL');
        await stopped(child);
      }));

    it.each(EMBEDDED)('is enough to start and to serve $name', ({ name, memoryBytes }) =>
      limit({ ...SMALL, memoryBytes }, async (own) => {
        const environment = { FEEDS_PROXY: 'http://127.0.0.1:9', ...ALLOCATOR };
        const child = startProgram(['start'], { dataDir: folder.path, environment, within: own.within });
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await printed(child, /Stop with Ctrl-C/))?.[0] ?? '';
        for (let turn = 0; turn < READS; turn += 1) expect((await ask(`${url}/readyz`, { key: '' })).status).toBe(200);
        expect([await stopped(child), own.killedCount()]).toEqual([0, 0]);
        await soakLine(name, used(own));
      }),
    );
  },
);
