import { DAY_MS } from '../../assessment/time.ts';
import { createIdempotencyStore } from '../idempotency-store.ts';
import { createStores, type Stores } from '../open-stores.ts';
import type { SqlClient } from '../sql-client.ts';
import { claimWorld } from '../store-world.ts';
import { alert, converse, deliver, identify, keepLeads, runScenario, signIn } from './account-statements.ts';
import { clock, NOW } from './statement-clock.ts';
import { listObserved, observe, publish, readEvents, record, serveExports } from './world-statements.ts';

/**
 * Asks every repository for everything it does, one after the other and always the same, so that every statement of the
 * program is sent at least once. For an empty store whose schema is current.
 */
export async function sendEveryStatement(client: SqlClient): Promise<void> {
  await claimWorld(client, 'live');
  const stores = createStores(client);
  await observe(stores);
  await record(stores);
  await listObserved(stores);
  await publish(stores);
  await readEvents(client, stores);
  await identify(stores);
  await claim(client, stores);
  await expire(stores);
  await recordPepper(stores);
  await converse(stores);
  await signIn(stores);
  await keepLeads(stores);
  await deliver(stores);
  await alert(stores);
  await runScenario(stores);
  await serveExports(stores);
}

/** Statements that the walk above does not reach, with the reason. */
export const NOT_SENT: Readonly<Record<string, string>> = {
  'observation.analyze': 'only after 10,000 new rows',
  'shared.release': 'only for a read during a transaction of the embedded store',
  'shared.savepoint': 'as shared.release',
  'shared.undo': 'as shared.release',
  'transaction.takes_turns': 'on PostgreSQL alone',
};

async function recordPepper({ pepper }: Stores): Promise<void> {
  await pepper.record('f');
  await pepper.fingerprint();
  await pepper.replace('e', 'f');
}

async function expire({ retention }: Stores): Promise<void> {
  const isOver = () => false;
  await retention.expireEvidence({ keptSince: NOW - 2 * DAY_MS, readSince: () => NOW - 99 * DAY_MS, isOver });
  await retention.removeExpiredKeys(isOver);
  await retention.forgetTurns(['refresh/mena'], NOW);
  await retention.removeLeads(NOW - 99 * DAY_MS, NOW);
  await retention.removeDeliveries(NOW - 99 * DAY_MS);
  await retention.removeReplaced('military_flight', NOW - 2 * DAY_MS, isOver);
}

async function claim(client: SqlClient, { jobClaims, now }: Stores): Promise<void> {
  await now();
  const turn = { job: 'refresh/mena', slot: '2026-10-14T12:00:00.000Z' };
  for (const ending of ['release', 'complete'] as const) {
    const held = await jobClaims.claim({ ...turn, owner: 'one', leaseMs: 9, now: NOW });
    await jobClaims[ending]({ ...turn, attempt: held?.attempt ?? 0, now: NOW });
  }
  await jobClaims.lastDone(turn.job);
  await jobClaims.fail({ ...turn, attempt: 1, problem: 'Error', now: NOW, retryAt: NOW + 1 });
  await jobClaims.revive(turn);
  await jobClaims.open('dead');
  const idempotency = createIdempotencyStore(client, clock);
  const slot = { scope: 'account:acme', key: 'k', owner: 'one', leaseMs: 9, fingerprint: 'f' };
  await idempotency.claim(slot);
  await idempotency.renew(slot);
  await idempotency.release(slot);
  await idempotency.claim(slot);
  const pieces = [Uint8Array.of(0, 255, 34), new Uint8Array(2_000)];
  await idempotency.keep({ ...slot, answer: { status: 200, contentType: 'application/json', pieces }, keepMs: 9 });
  await idempotency.claim({ ...slot, owner: 'two' });
  await createIdempotencyStore(client, clock, { limitBytes: 0, reserveBytes: 1 }).claim({ ...slot, key: 'new' });
}
