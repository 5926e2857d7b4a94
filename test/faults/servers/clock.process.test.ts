import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../../src/identity/issue-key.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import { runProgram } from '../../kit/program.ts';
import { FAKE_TIME, fakedBy } from './fake-time.ts';
import { issuing, type LiveWorld, openLiveWorld, revoke, type Served } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { ask, DEDUCT, SNAPSHOT } from './poll-server.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough } from './run-through.ts';

const HOUR_MS = 3_600_000;

describe.skipIf(!canBreak([program('postgres'), ...(FAKE_TIME === undefined ? ['libfaketime'] : [])]))(
  'the clock of the program jumps, that of PostgreSQL does not',
  { timeout: MAX_MS },
  () => {
    let postgres: OwnPostgres;
    let world: LiveWorld;
    let served: Served;
    let clock: string;

    beforeAll(async () => {
      postgres = await startOwnPostgres();
      world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'clocks') });
      clock = join(world.dataDir, 'clock');
      jump('+0');
      served = await world.serve(fakedBy(clock));
    });
    afterAll(async () => {
      await world.close();
      await postgres.remove();
    });

    const jump = (offset: string) => writeFileSync(clock, `${offset}\n`);
    const statusFor = async (key: string) => (await ask(`${served.url}${SNAPSHOT}mena`, { key })).status;

    it('forwards and back: keys expire by its clock, and an answer is kept by that of the store', async () => {
      const wanted = { accountId: 'brief', planKey: 'enterprise', expiresAt: Date.now() + HOUR_MS };
      const { key } = await issueKey(await issuing(world.fellow), wanted);
      const question = { key: world.keys.operator, body: { query: 'why?' }, headers: { 'Idempotency-Key': 'clock-1' } };
      expect(await statusFor(key)).toBe(200);
      const first = await ask(`${served.url}${DEDUCT}`, question);
      expect(first.status).toBe(200);
      jump('+3h');
      expect(await statusFor(key)).toBe(401);
      expect(await statusFor(world.keys.reader)).toBe(200);
      const again = await ask(`${served.url}${DEDUCT}`, question);
      expect([again.headers.get('idempotent-replayed'), again.text]).toEqual(['true', first.text]);
      jump('+0');
      expect(await statusFor(key)).toBe(200);
    });

    it('backwards: a revoked key is rejected long before its clock is back, and from then on', async () => {
      const { key, stored } = await issueKey(await issuing(world.fellow), { accountId: 'gone', planKey: 'enterprise' });
      expect(await statusFor(key)).toBe(200);
      jump('-10m');
      await revoke(world.fellow, stored.publicId);
      // A cache that went by the clock of the program would hold it for ten more minutes.
      await momentOf(async () => (await statusFor(key)) === 401, 'the key is rejected');
      for (let count = 0; count < 20; count += 1) expect(await statusFor(key)).toBe(401);
      jump('+0');
      expect(await statusFor(key)).toBe(401);
    });

    it('forwards by hours: it makes no snapshot of the future', async () => {
      const broken = /^barograph_jobs_total\{task="slot",outcome="broke"\} [1-9]/m;
      jump('+7h');
      await momentOf(
        async () => broken.test((await ask(`${served.url}/metrics`, { key: world.keys.operator })).text),
        'the slot of that hour is refused',
      );
      jump('+0');
      const { snapshots } = world.fellow.stores;
      for (const regionId of REGION_IDS)
        expect((await snapshots.latest(regionId))?.generatedAt).toBeLessThanOrEqual(Date.now());
      expect(await statusFor(world.keys.reader)).toBe(200);
    });

    it.each([
      ['collect'],
      ['refresh'],
      ['backfill', '--feed', 'ucdp-candidate', '--from', '2026-01-01', '--to', '2026-02-01'],
    ])('forwards by hours: the command %s says so instead', async (...words) => {
      writeFileSync(`${clock}-command`, '+7h\n');
      const environment = { ...world.environment, ...fakedBy(`${clock}-command`) };
      const { code, stderr } = await runProgram(words, { dataDir: world.dataDir, environment });
      expect(stderr).toMatch(/4(19|20) minutes ahead of the database clock/);
      expect(code).not.toBe(0);
    });

    it('by minutes, forwards and backwards, under load', async () => {
      const stage = { postgres, database: 'clocks', world, served: () => served };
      await runThrough('clock jumps', stage, async () => {
        for (const offset of ['+20m', '-10m', '+0', '-1m', '+0']) {
          jump(offset);
          await momentOf(async () => (await statusFor(world.keys.reader)) === 200, `it serves at ${offset}`);
        }
        return performance.now();
      });
      expect(served.child.exitCode).toBeNull();
    });
  },
);
