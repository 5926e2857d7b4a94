import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '../../../src/identity/issue-key.ts';
import { issuing, LIMITS, type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { ask } from './poll-server.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough } from './run-through.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const FAULT_MS = Number(process.env.FAULT_MS ?? 2_000);
/** Of the plan that is counted here, in a UTC day: no minute ends in between. */
const A_DAY = 50;

describe.skipIf(!canBreak([program('postgres'), 'redis-server']))('Redis', { timeout: MAX_MS }, () => {
  let postgres: OwnPostgres;
  let redis: OwnRedis;
  let world: LiveWorld;
  let served: Served;
  let counted: string;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    redis = await startOwnRedis();
    world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'counters'), REDIS_URL: redis.url });
    const plans = { ...LIMITS.plans, api_starter: { requestsPerMinute: 1_000_000, requestsPerUtcDay: A_DAY } };
    served = await world.serve({ LIMITS: JSON.stringify({ ...LIMITS, plans }) });
    const newKey = await issueKey(await issuing(world.fellow), { accountId: 'counted', planKey: 'api_starter' });
    counted = newKey.key;
  });
  afterAll(async () => {
    await world.close();
    await postgres.remove();
    await redis.remove();
  });

  const rounds = async (name: string, begin: () => Promise<void>, end: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stage = { postgres, database: 'counters', world, served: () => served };
      const { counts } = await runThrough(name, stage, async () => {
        await sleep(300);
        await begin();
        await sleep(FAULT_MS);
        await end();
        const backAt = await momentOf(redis.answers, 'Redis answers');
        await sleep(300);
        return backAt;
      });
      // Each process counts alone meanwhile: no request is rejected for it.
      expect(Object.keys(counts)).toEqual(['200']);
    }
    expect(served.child.exitCode).toBeNull();
  };

  it('killed with -9 and started again, empty', () =>
    rounds('Redis killed with -9', () => redis.server().killAll(), redis.start));

  it('stopped and continued', () =>
    rounds(
      'Redis stopped',
      async () => redis.server().signalAll('SIGSTOP'),
      async () => redis.server().signalAll('SIGCONT'),
    ));

  it('emptied by FLUSHALL counts from zero, and never lets through more than the limit after it', async () => {
    /** How many of so many requests are let through; undefined where the process counted one of them alone. */
    const granted = async (most: number) => {
      const answers = [];
      for (let i = 0; i < most; i += 1) answers.push(await ask(`${served.url}/api/bootstrap`, { key: counted }));
      if (answers.some(({ headers }) => headers.has('x-ratelimit-mode'))) return undefined;
      return answers.filter(({ status }) => status === 200).length;
    };
    // A machine with other work may not hear from Redis in time: that round says nothing of the counters of all processes.
    const grantedAfterFlush = async (most: number, tries = 5): Promise<number | undefined> => {
      await redis.command('FLUSHALL');
      await redis.command('SCRIPT', 'FLUSH');
      const found = await granted(most);
      return found === undefined && tries > 1 ? grantedAfterFlush(most, tries - 1) : found;
    };
    expect(await grantedAfterFlush(30)).toBe(30);
    expect(await grantedAfterFlush(A_DAY + 20)).toBe(A_DAY);
    const refused = await ask(`${served.url}/api/bootstrap`, { key: counted });
    expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([429, true]);
  });
});
