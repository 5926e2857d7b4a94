import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soakLine } from '../../kit/soak-line.ts';
import { judgeStore } from './judge-store.ts';
import { type LiveWorld, openLiveWorld } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { momentOf } from './recovery.ts';
import { type SnapshotWriter, snapshotWriter } from './writers.ts';

/** The last N; `npm run soak` asks for 200. The first is 1, and so many lie between two. */
const LAST = Number(process.env.FAULT_FSYNCS ?? 16);
const STEP = Number(process.env.FAULT_FSYNC_STEP ?? 3);

/** The last writings before the kill are snapshots; an assessment each takes its time. */
const SNAPSHOTS = 3;

/** Every process of the server counts its own calls: it is the one that stores the snapshots. */
describe.skipIf(!canBreak([program('postgres'), 'strace']))('SIGKILL at the N-th fsync of PostgreSQL', () => {
  let postgres: OwnPostgres;
  let world: LiveWorld;
  let writer: SnapshotWriter;

  beforeAll(async () => {
    postgres = await startOwnPostgres({ settings: { max_wal_size: '2MB', checkpoint_timeout: '30s' } });
    world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'fsyncs') });
    writer = await snapshotWriter(world.fellow);
  });
  afterAll(async () => {
    await world.close();
    await postgres.remove();
  });

  it(`while snapshots are written, N = 1, ${1 + STEP} … ${LAST}: each is there whole or not at all`, async () => {
    let killed = 0;
    let refused = 0;
    for (let count = 1; count <= LAST; count += STEP) {
      // Who is traced is the server and what it starts from now on.
      await postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'barograph'");
      const before = crashes(postgres.log());
      const tracer = await killAtFsync(postgres.server().pid, count);
      for (let turn = 0; crashes(postgres.log()) === before; turn += 1) {
        if (turn > 20 * (LAST + 10)) throw new Error(`fsync ${count} was not reached`);
        const isNear = turn >= count - SNAPSHOTS;
        const isStored = await (isNear ? writer.write(turn) : writer.fill()).catch(() => false);
        if (!isStored) refused += 1;
      }
      const untraced = once(tracer, 'exit');
      tracer.kill('SIGINT');
      await untraced;
      killed += 1;
      await momentOf(async () => {
        // One that was killed while it recovered has ended.
        if (postgres.server().family().length === 0) await postgres.start();
        return writer.write(count).catch(() => false);
      }, 'it writes again');
    }
    expect(killed).toBe(Math.ceil(LAST / STEP));
    expect(await judgeStore(postgres, 'fsyncs', { world, acknowledged: writer.acknowledged })).toEqual([]);
    await soakLine(
      'SIGKILL at the N-th fsync',
      `${killed} times (N from 1 to ${LAST}); ${writer.acknowledged.snapshots.size} snapshots and ${writer.acknowledged.observations.length} observations acknowledged and found, ${refused} writings refused`,
    );
  }, 3_600_000);
});

const crashes = (log: string): number => log.match(/was terminated by signal 9/g)?.length ?? 0;

/** Attaches to the server and to all that it starts from now on. */
async function killAtFsync(pid: number, count: number) {
  const calls = 'fsync,fdatasync';
  const fault = `inject=${calls}:signal=SIGKILL:when=${count}`;
  const words = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', fault, '-p', String(pid)];
  const tracer = spawn('strace', words, { stdio: 'ignore' });
  await once(tracer, 'spawn');
  await momentOf(async () => isTraced(pid), 'strace is attached');
  return tracer;
}

async function isTraced(pid: number): Promise<boolean> {
  const tracer = /TracerPid:\s*(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return tracer !== undefined && tracer !== '0';
}
