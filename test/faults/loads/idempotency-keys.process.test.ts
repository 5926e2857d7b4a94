import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/contract/conventions/plans.ts';
import type { Answer } from '../../../src/gateway/exchange.ts';
import { removeExpired } from '../../../src/jobs/remove-expired.ts';
import type { IdempotencyStore } from '../../../src/ports/idempotency-store.ts';
import { openEmbeddedStore } from '../../../src/stores/embedded/open-embedded-store.ts';
import { createIdempotencyStore } from '../../../src/stores/idempotency-store.ts';
import { openStores, type Stores } from '../../../src/stores/open-stores.ts';
import { integer } from '../../../src/stores/row-reader.ts';
import { openServerStore } from '../../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../../src/stores/sql-client.ts';
import { STORAGE_LIMIT } from '../../../src/stores/stored-answer.ts';
import { bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, type World } from '../../gateway/world.ts';
import { ownHeapAfterGc } from '../../kit/heap-after-gc.ts';
import { createTestDatabase, isPostgresThere } from '../../kit/postgres.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { embeddedFolder } from '../../kit/temporary-folder.ts';

/** Keys written through the store, and requests through the gateway; `npm run soak` has 1,000,000 and 20,000. */
const KEYS = Number(process.env.IDEMPOTENCY_KEYS ?? 3_000);
const REQUESTS = Number(process.env.IDEMPOTENCY_REQUESTS ?? 200);
/** Share of both on the embedded store, which has one session. */
const EMBEDDED_SHARE = 0.02;
const ACCOUNTS = 200;
const WRITERS = 16;
/** Keys and requests alternate in so many rounds. */
const ROUNDS = 5;
/** How much more the process may hold after the last round than after the first, MB: nothing of a key stays in it. */
const GROWTH_MB = 16;
const DAY_MS = 86_400_000;
/** The gateway keeps an answer for a day: by the database's clock, which the job asks, all of these have expired. */
const clock = { now: () => Date.now() - 2 * DAY_MS };

interface Opened {
  readonly client: SqlClient;
  drop(): Promise<void>;
}

async function openServer(): Promise<Opened> {
  const database = await createTestDatabase();
  const setup = openServerStore(database.url, { connectionCount: 1 });
  // What a crash would lose is not the subject, and each key would wait for two flushes.
  const name = new URL(database.url).pathname.slice(1);
  await setup.query({ text: `ALTER DATABASE ${name} SET synchronous_commit = off`, values: [] });
  await setup.close();
  const client = openServerStore(database.url);
  return { client, drop: () => client.close().then(database.drop) };
}

async function openEmbedded(): Promise<Opened> {
  const folder = await embeddedFolder();
  const store = await openEmbeddedStore({ directory: join(folder.path, 'live', 'store') });
  return { client: store.client, drop: () => store.close().then(folder.remove) };
}

const BACKENDS = [
  { name: 'the embedded store', open: openEmbedded, share: EMBEDDED_SHARE },
  ...((await isPostgresThere()) ? [{ name: 'PostgreSQL', open: openServer, share: 1 }] : []),
];

describe.each(BACKENDS)('idempotency keys of many accounts in $name', ({ name, open, share }) => {
  const keyCount = Math.ceil(KEYS * share);
  const requestCount = Math.ceil(REQUESTS * share);
  let client: SqlClient;
  let drop: Opened['drop'];
  let stores: Stores;
  let store: IdempotencyStore;
  let world: World;
  const credentials: string[] = [];

  beforeAll(async () => {
    ({ client, drop } = await open());
    stores = await openStores(client);
    store = createIdempotencyStore(client, clock);
    world = createWorld({ gateway: { idempotency: store, limits: WITHOUT_LIMIT } });
    for (let index = 0; index < ACCOUNTS; index += 1)
      credentials.push(await world.newKey(`account-${index}`, 'enterprise'));
  }, 120_000);
  afterAll(() => drop());

  const ask = (account: number, key: string) =>
    world.send({
      method: 'POST',
      target: DEDUCT,
      key: credentials[account] ?? '',
      body: JSON.stringify({ query: key }),
      headers: [JSON_TYPE, ['Idempotency-Key', key]],
    });

  /** Claims a key and keeps an answer under it, as the gateway does. */
  async function keep(scope: string, key: string, pieces: readonly Uint8Array[]): Promise<string> {
    const claim = { scope, key, owner: key };
    const claimed = await store.claim({ ...claim, fingerprint: 'f'.repeat(64), leaseMs: 30_000 });
    if (claimed.status !== 'claimed') return claimed.status;
    return store.keep({ ...claim, answer: { status: 200, contentType: 'application/json', pieces }, keepMs: DAY_MS });
  }

  const rowCount = async (table: string) =>
    integer((await client.query({ text: `SELECT count(*)::integer AS n FROM ${table}`, values: [] }))[0], 'n');

  it(`are kept, replayed and removed by the daily job, and the process does not grow (${keyCount} keys)`, async () => {
    const kept = new Map<string, number>();
    const seen = new Set<string>();
    const megabytes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await eachOf(stretch(keyCount, round), async (index) => {
        const text = JSON.stringify({ analysis: `On ${index}`, model: 't', provider: 'builtin', fallback: true });
        const outcome = await keep(`account:account-${index % ACCOUNTS}`, `stored-${index}`, [Buffer.from(text)]);
        kept.set(outcome, (kept.get(outcome) ?? 0) + 1);
      });
      await eachOf(stretch(requestCount, round), async (index) => {
        const [first, second] = [await ask(index % ACCOUNTS, `${index}`), await ask(index % ACCOUNTS, `${index}`)];
        seen.add([state(first), state(second), bodyText(first) === bodyText(second)].join(', '));
      });
      megabytes.push(ownHeapAfterGc());
    }
    expect([...kept]).toEqual([['done', keyCount]]);
    expect([...seen]).toEqual(['200 false, 200 true, true']);
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)];
    expect(last - first).toBeLessThan(GROWTH_MB);
    expect(await rowCount('idempotency_slot')).toBe(keyCount + requestCount);
    const bytes = await client.query({ text: SIZE, values: [] });

    const removed = await removeExpired({
      retention: stores.retention,
      claims: stores.jobClaims,
      owner: 'one',
      clock: { now: Date.now },
    });
    expect(removed).toMatchObject({ status: 'removed', keyCount: keyCount + requestCount });
    for (const table of TABLES) expect([table, await rowCount(table)]).toEqual([table, 0]);
    expect(state(await ask(0, '0'))).toBe('200 false');
    await soakLine(
      'idempotency keys',
      `${name}: ${keyCount} keys of ${ACCOUNTS} accounts and ${requestCount} requests twice each; ${(integer(bytes[0], 'n') / (keyCount + requestCount)).toFixed(0)} bytes of the table and its indexes a key; ${first.toFixed(1)} MB held by the process after a fifth and ${last.toFixed(1)} MB at the end; all removed`,
    );
  }, 3_600_000);

  // Elsewhere the conformance suite fills a smaller bound.
  if (share === 1) {
    it('beyond the 64 MB of an account are refused, those it has are replayed, and other accounts are served', async () => {
      const key = await world.newKey('full', 'enterprise');
      credentials.push(key);
      const full = credentials.length - 1;
      expect(state(await ask(full, 'early'))).toBe('200 false');
      const answerBytes = 16_000_000;
      const fit = Math.floor((STORAGE_LIMIT.limitBytes - STORAGE_LIMIT.reserveBytes) / answerBytes) + 1;
      // Random bytes do not compress.
      for (let index = 0; index < fit; index += 1) {
        const pieces = Array.from({ length: 16 }, () => randomBytes(answerBytes / 16));
        expect(await keep('account:full', `large-${index}`, pieces)).toBe('done');
      }
      const refused = await ask(full, 'late');
      expect([state(refused), headerOf(refused, 'X-Error-Code')]).toEqual(['429 false', 'idempotency_store_full']);
      expect(Number(headerOf(refused, 'Retry-After'))).toBeGreaterThan(3_600);
      expect(state(await ask(full, 'early'))).toBe('200 true');
      expect(state(await ask(0, 'neighbour'))).toBe('200 false');
    }, 300_000);
  }
});

const TABLES = ['idempotency_slot', 'idempotency_part', 'idempotency_usage'];
const SIZE = `SELECT pg_total_relation_size('idempotency_slot')::bigint AS n`;

const WITHOUT_LIMIT = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 1_000_000_000 })),
};

const state = (answer: Answer): string => `${answer.status} ${headerOf(answer, 'Idempotent-Replayed')}`;

/** The numbers below `count` that belong to a round. */
const stretch = (count: number, round: number) => ({
  from: Math.floor((count * round) / ROUNDS),
  to: Math.floor((count * (round + 1)) / ROUNDS),
});

/** Works on every number of a stretch, a few concurrently. */
async function eachOf({ from, to }: { from: number; to: number }, work: (index: number) => Promise<void>) {
  let next = from;
  const worker = async () => {
    while (next < to) await work(next++);
  };
  await Promise.all(Array.from({ length: WRITERS }, worker));
}
