import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDisk } from './fill-disk.ts';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { answersAt, newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough } from './run-through.ts';

const FAULT_MS = Number(process.env.FAULT_MS ?? 2_000);
const DISK_MB = 256;

describe.skipIf(!canBreak([program('postgres'), 'mount'], { asRoot: true }))(
  'a full disk under PostgreSQL',
  { timeout: MAX_MS },
  () => {
    let disk: string;
    let postgres: OwnPostgres;
    let world: LiveWorld;
    let served: Served;
    let url: string;

    beforeAll(async () => {
      disk = mkdtempSync(join(tmpdir(), 'barograph-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0777`, 'tmpfs', disk]);
      postgres = await startOwnPostgres({ place: disk, settings: { max_wal_size: '16MB' } });
      url = await newDatabase(postgres, 'disk');
      world = await openLiveWorld({ DATABASE_URL: url });
      served = await world.serve();
    });
    afterAll(async () => {
      await world.close();
      await postgres.remove();
      execFileSync('umount', ['--lazy', disk]);
      rmSync(disk, { recursive: true, force: true });
    });

    it('rejects writes, keeps serving, and accepts writes again once there is space', async () => {
      const stage = { postgres, database: 'disk', world, served: () => served };
      await runThrough('disk full', stage, async () => {
        await sleep(300);
        const ballast = join(disk, 'ballast');
        fillDisk(ballast);
        await sleep(FAULT_MS);
        rmSync(ballast);
        // A server that could not write its log has ended: its supervisor restarts it.
        if (postgres.server().family().length === 0) await postgres.start();
        return momentOf(() => answersAt(url), 'PostgreSQL answers');
      });
      expect(served.child.exitCode).toBeNull();
    });
  },
);
