import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { MAX_MS, runThrough } from './run-through.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const FAULT_MS = Number(process.env.FAULT_MS ?? 2_000);

describe.skipIf(!canBreak([program('postgres')]))('the program', { timeout: MAX_MS }, () => {
  let postgres: OwnPostgres;
  let world: LiveWorld;
  let served: Served;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    world = await openLiveWorld({ DATABASE_URL: await newDatabase(postgres, 'program') });
    served = await world.serve();
  });
  afterAll(async () => {
    await world.close();
    await postgres.remove();
  });

  const rounds = async (name: string, fault: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1)
      await runThrough(name, { postgres, database: 'program', world, served: () => served }, async () => {
        await sleep(500);
        await fault();
        const backAt = performance.now();
        await sleep(300);
        return backAt;
      });
  };

  it('killed with -9 and started again finds everything that it acknowledged', () =>
    rounds('program killed with -9', async () => {
      await served.end('SIGKILL');
      served = await world.serve();
    }));

  it('stopped and continued goes on', async () => {
    await rounds('program stopped', async () => {
      served.child.kill('SIGSTOP');
      await sleep(FAULT_MS);
      served.child.kill('SIGCONT');
    });
    expect(served.child.exitCode).toBeNull();
  });
});
