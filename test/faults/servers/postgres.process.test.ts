import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorld, openLiveWorld, type Served } from './live-world.ts';
import { answersAt, newDatabase, type OwnPostgres, program, startOwnPostgres } from './own-postgres.ts';
import { canBreak } from './own-process.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS, runThrough, type Stage } from './run-through.ts';

/** Rounds of each fault; `npm run soak` asks for more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
/** How long a fault lasts, ms; `npm run soak` makes it longer than every time limit of the program. */
const FAULT_MS = Number(process.env.FAULT_MS ?? 2_000);
/** Writers and readers are at work before and after. */
const CALM_MS = 500;

describe.skipIf(!canBreak([program('postgres')]))('PostgreSQL', { timeout: MAX_MS }, () => {
  let postgres: OwnPostgres;
  let world: LiveWorld;
  let served: Served;
  let stage: Stage;
  let url: string;

  beforeAll(async () => {
    postgres = await startOwnPostgres({ settings: { max_connections: 30 } });
    url = await newDatabase(postgres, 'faults');
    world = await openLiveWorld({ DATABASE_URL: url });
    served = await world.serve();
    stage = { postgres, database: 'faults', world, served: () => served };
  });
  afterAll(async () => {
    await world.close();
    await postgres.remove();
  });

  const rounds = async (name: string, begin: () => Promise<void>, end: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await runThrough(name, stage, async () => {
        await sleep(CALM_MS);
        await begin();
        await sleep(FAULT_MS);
        await end();
        const backAt = await momentOf(() => answersAt(url), 'PostgreSQL answers');
        await sleep(CALM_MS);
        return backAt;
      });
    }
    expect(served.child.exitCode).toBeNull();
  };

  it('killed with -9 and started again: nothing acknowledged is lost', () =>
    rounds('PostgreSQL killed with -9', () => postgres.server().killAll(), postgres.start));

  it('stopped entirely and continued', () =>
    rounds(
      'PostgreSQL stopped',
      async () => postgres.server().signalAll('SIGSTOP'),
      async () => postgres.server().signalAll('SIGCONT'),
    ));

  it('whose connections are all in use', async () => {
    const others: pg.Client[] = [];
    await rounds(
      'all connections taken',
      async () => {
        do {
          await postgres.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'barograph%'",
          );
        } while (await taken(url, others));
      },
      async () => {
        await Promise.all(others.splice(0).map((other) => other.end()));
      },
    );
  });
});

/** Takes every connection that is free. @returns whether there was one */
async function taken(url: string, others: pg.Client[]): Promise<boolean> {
  const before = others.length;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      others.push(client);
    } catch {
      return others.length > before;
    }
  }
}
