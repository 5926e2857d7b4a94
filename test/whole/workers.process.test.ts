import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SLOT_MS } from '../../src/assessment/validity.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { stopped } from '../kit/program.ts';
import { createInstallation, type Installation, type RoleProcess, startRole, withDatabase } from '../kit/roles.ts';

const WORKERS = Number(process.env.WORKER_COUNT ?? 6);
const TURNS = Number(process.env.WORKER_TURNS ?? 1);
/** Workers that are killed while they are at work, the holder of a claim among them. */
const KILLED = 4;
const PATIENCE = { timeout: 180_000, interval: 250 };

describe.skipIf(!(await isPostgresThere()))(`${WORKERS} workers at one slot`, () => {
  let installation: Installation;
  let alive: RoleProcess[] = [];

  beforeAll(async () => {
    installation = await createInstallation({ DATABASE_CONNECTIONS: '2', LOG_LEVEL: 'info' });
    // The first snapshots, and then a slot that no worker has run.
    const one = await worker('first');
    await vi.waitFor(async () => expect(await slotsStored()).toEqual(ONE_SLOT), PATIENCE);
    await stopped(one.child);
    alive = [];
  });
  afterAll(async () => {
    await Promise.all(alive.map(({ child }) => stopped(child)));
    await installation.remove();
  });

  async function worker(name: string): Promise<RoleProcess> {
    const one = await startRole('worker', installation.folder(name), installation.environment);
    alive.push(one);
    return one;
  }

  const query = (text: string) =>
    withDatabase(installation.databaseUrl, async (client) => (await client.query<Record<string, string>>(text)).rows);

  /** How many snapshots and regions each slot has, newest first. */
  const slotsStored = async () =>
    (
      await query(
        'SELECT count(*) AS all, count(DISTINCT region_id) AS regions FROM snapshot WHERE slot_at IS NOT NULL GROUP BY slot_at ORDER BY slot_at DESC',
      )
    ).map((row) => [Number(row.all), Number(row.regions)]);
  const ONE_SLOT = [[REGION_IDS.length, REGION_IDS.length]];

  /**
   * Makes everything that is stored a slot older, and removes its claims: instead of six hours of waiting. By way of
   * negative instants, since no two snapshots of a region may be of one slot, not even between two rows of a statement.
   */
  const age = () =>
    query(
      `UPDATE snapshot SET generated_at = generated_at - ${SLOT_MS}, slot_at = ${SLOT_MS} - slot_at;
      UPDATE snapshot SET slot_at = -slot_at; TRUNCATE job_claim; TRUNCATE feed_state`,
    );

  const linesOf = (workers: readonly RoleProcess[], message: string): readonly { readonly feedId?: string }[] =>
    workers
      .flatMap((one) => one.log().split('\n'))
      .flatMap((line) => (line.includes(`"${message}"`) ? [JSON.parse(line)] : []));

  it('store exactly one snapshot a region between them, and ask every feed once', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await age();
      const workers = await Promise.all(Array.from({ length: WORKERS }, (_, i) => worker(`${i}`)));
      // Everybody has looked at the slot by then.
      await vi.waitFor(() => expect(linesOf(workers, 'caught up')).toHaveLength(WORKERS), PATIENCE);
      await Promise.all(workers.map(({ child }) => stopped(child)));
      alive = [];
      expect((await slotsStored()).every((slot) => `${slot}` === `${ONE_SLOT[0]}`)).toBe(true);
      expect(linesOf(workers, 'snapshot stored')).toHaveLength(REGION_IDS.length);
      const asked = linesOf(workers, 'feed failed').map(({ feedId }) => feedId);
      expect(asked.length).toBeGreaterThan(10);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it('still do when some are killed midway, the holder of a claim among them', async () => {
    await age();
    const workers = await Promise.all(Array.from({ length: WORKERS }, (_, i) => worker(`again ${i}`)));
    const held = await withDatabase(installation.databaseUrl, async (client) => {
      const find = async () =>
        (
          await client.query(
            `SELECT job, split_part(owner, '-', 1)::integer AS pid FROM job_claim
              WHERE job LIKE 'refresh/%' AND done_at IS NULL AND leased_until IS NOT NULL ORDER BY job`,
          )
        ).rows;
      for (;;) {
        const [row] = await find();
        if (row === undefined) continue;
        process.kill(row.pid, 'SIGKILL');
        await workers.find(({ pid }) => pid === row.pid)?.ended();
        const left = (await find()).find(({ pid }) => pid === row.pid);
        if (left !== undefined) return left;
        if ((await slotsStored())[0]?.[0] === REGION_IDS.length) throw new Error('no worker was killed midway');
      }
    });
    const dead = workers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
    for (const one of workers.filter((other) => !dead.includes(other)).slice(0, KILLED - dead.length)) {
      one.child.kill('SIGKILL');
      dead.push(one);
    }
    alive = workers.filter((one) => !dead.includes(one));
    await Promise.all(dead.map((one) => one.ended()));
    // What the killed one had sent may still have come to its end.
    const left = await query(
      `SELECT 1 FROM job_claim WHERE job = '${held.job}' AND leased_until IS NOT NULL AND attempt = 1`,
    );
    expect(left).toHaveLength(1);
    // Instead of waiting for a minute, what the dead hold is made that much older.
    await query('UPDATE job_claim SET leased_until = leased_until - 60000 WHERE leased_until IS NOT NULL');
    await vi.waitFor(async () => expect((await slotsStored())[0]).toEqual(ONE_SLOT[0]), PATIENCE);
    // Its snapshot may have been stored when it was killed: another worker has to complete its claim all the same.
    const open = () => query("SELECT job FROM job_claim WHERE job LIKE 'refresh/%' AND done_at IS NULL");
    await vi.waitFor(async () => expect(await open()).toEqual([]), PATIENCE);
    await Promise.all(alive.map(({ child }) => stopped(child)));
    expect((await slotsStored()).every((slot) => `${slot}` === `${ONE_SLOT[0]}`)).toBe(true);
    const [taken] = await query(`SELECT attempt, failure_count FROM job_claim WHERE job = '${held.job}'`);
    expect([Number(taken?.attempt), Number(taken?.failure_count)]).toEqual([2, 1]);
    alive = [];
  });
});
