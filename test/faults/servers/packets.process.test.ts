import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { type OwnNetwork, openOwnNetwork } from './own-network.ts';
import { answersAt, newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough } from './run-through.ts';

/** How long packets are lost, ms: longer than what TCP makes up for by itself within the bound of a recovery. */
const CUT_MS = Number(process.env.FAULT_CUT_MS ?? 14_000);

describe.skipIf(!canBreak([program('postgres'), 'redis-server', 'ip'], { asRoot: true }))(
  'packets that are lost',
  { timeout: MAX_MS },
  () => {
    let network: OwnNetwork;
    let postgres: OwnPostgres;
    let redis: OwnRedis;
    let world: LiveWorld;
    let served: Served;
    let url: string;

    beforeAll(async () => {
      network = openOwnNetwork();
      const { within, address } = network;
      const trusting = ['host all all 0.0.0.0/0 trust'];
      postgres = await startOwnPostgres({ within, address, trusting });
      redis = await startOwnRedis({ within, address });
      url = await newDatabase(postgres, 'packets');
      world = await openLiveWorld({ DATABASE_URL: url, REDIS_URL: redis.url });
      served = await world.serve();
    });
    afterAll(async () => {
      network.mend();
      await world.close();
      await postgres.remove();
      await redis.remove();
      network.remove();
    });

    it('between the program and both of its servers, without any message to either', async () => {
      let missed = 0;
      const stopWatching = world.fellow.stores.snapshots.watch((regionId) => {
        if (regionId === undefined) missed += 1;
      });
      await momentOf(async () => missed === 1, 'it listens for notices');
      await runThrough('packets lost', { postgres, database: 'packets', world, served: () => served }, async () => {
        await sleep(500);
        network.cut();
        await sleep(CUT_MS);
        network.mend();
        const backAt = await momentOf(
          async () => (await answersAt(url)) && (await redis.answers()),
          'both servers answer',
        );
        await sleep(500);
        return backAt;
      });
      // The listener has noticed, too: a notice may have been lost.
      await momentOf(async () => missed > 1, 'the listener reconnects');
      stopWatching();
      expect(served.child.exitCode).toBeNull();
    });
  },
);
