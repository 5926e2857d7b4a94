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
import { pageCountingClient } from '../../../src/stores/test-kit/page-counting-client.ts';
import { bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, type World } from '../../gateway/world.ts';
import { ownHeapAfterGc } from '../../kit/heap-after-gc.ts';
import { createTestDatabase, isPostgresThere } from '../../kit/postgres.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { embeddedFolder } from '../../kit/temporary-folder.ts';

/** Keys written through the store, and requests through the gateway; `npm run soak` has 1,000,000 and 20,000. */
const KEYS = Number(process.env.IDEMPOTENCY_KEYS ?? 3_000);
const REQUESTS = Number(process.env.IDEMPOTENCY_REQUESTS ?? 200);
/** Share of both on the embedded store, which has one session and flushes every commit: two to three ms a key. */
const EMBEDDED_SHARE = 0.05;
const ACCOUNTS = 200;
const WRITERS = 16;
/** Keys and requests alternate in so many rounds. */
const ROUNDS = 5;
/** How much more the process may hold after the last round than after the first, MB: nothing of a key stays in it. */
const GROWTH_MB = 16;
/** Bytes of the table and its indexes a key, at most; the first pages count most while there are few (docs/faults.md). */
const KEY_BYTES = 700;
const MIN_BYTES = 300_000;
/** Keys after which the pages that a further key costs are counted, and again at the end. */
const FEW = 1_000;
/** Keys whose pages are counted, and how many times those of a few keys the same may read beside a million. */
const COUNTED = 100;
const MORE_PAGES = 3;
/** Of a claim, of its answer, and of what both remove. */
const STATEMENTS = 2.1;
/** How many kept answers are looked at again. */
const REPLAYS = 2_000;
const DAY_MS = 86_400_000;

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
  let claimCount = 0;
  const startedAt = Date.now();
  /**
   * The gateway keeps an answer for a day: by the database's clock, which the job asks, all of these have expired. A lease
   * ends 600 keys after its claim, whatever the speed, so a search for what has expired passes those of all others.
   */
  const clock = { now: () => startedAt - 2 * DAY_MS + claimCount * 50 };

  beforeAll(async () => {
    ({ client, drop } = await open());
    stores = await openStores(client);
    store = createIdempotencyStore(client, clock);
    world = createWorld({ gateway: { idempotency: store, limits: WITHOUT_LIMIT } });
    for (let index = 0; index < ACCOUNTS; index += 1)
      credentials.push(await world.newKey(`account-${index}`, 'enterprise'));
  });
  afterAll(() => drop());

  const ask = (account: number, key: string) =>
    world.send({
      method: 'POST',
      target: DEDUCT,
      key: credentials[account] ?? '',
      body: JSON.stringify({ query: key }),
      headers: [JSON_TYPE, ['Idempotency-Key', key]],
    });

  const scopeOf = (index: number) => `account:account-${index % ACCOUNTS}`;
  const textOf = (index: number) =>
    JSON.stringify({ analysis: `On ${index}`, model: 't', provider: 'builtin', fallback: true });
  const claimOf = (scope: string, key: string) => ({ scope, key, owner: key, fingerprint: 'f'.repeat(64) });

  /** Claims a key and keeps an answer under it, as the gateway does. */
  async function keep(scope: string, key: string, pieces: readonly Uint8Array[], within = store): Promise<string> {
    claimCount += 1;
    const claim = claimOf(scope, key);
    const claimed = await within.claim({ ...claim, leaseMs: 30_000 });
    if (claimed.status !== 'claimed') return claimed.status;
    return within.keep({ ...claim, answer: { status: 200, contentType: 'application/json', pieces }, keepMs: DAY_MS });
  }

  /** Whether the answer under a stored key is the one that was acknowledged. */
  async function isReplayed(index: number, within = store): Promise<boolean> {
    const found = await within.claim({ ...claimOf(scopeOf(index), `stored-${index}`), leaseMs: 30_000 });
    return found.status === 'kept' && Buffer.from(found.answer.body).toString() === textOf(index);
  }

  /** Pages that a new key and the replay of an old one read, on average, once a process has searched for what has expired. */
  async function pagesOfAKey(turn: string) {
    const [fresh, replayed] = [pageCountingClient(client), pageCountingClient(client)];
    const stores = [fresh, replayed].map((counted) => createIdempotencyStore(counted.client, clock));
    const keepNext = async (index: number) =>
      expect(await keep(scopeOf(index), `${turn}-${index}`, [Buffer.from(textOf(index))], stores[0])).toBe('done');
    await keepNext(COUNTED);
    const [statementCount, pageCount] = [fresh.statementCount(), fresh.pageCount()];
    for (let index = 0; index < COUNTED; index += 1) {
      await keepNext(index);
      expect(await isReplayed(index, stores[1])).toBe(true);
    }
    expect(fresh.statementCount() - statementCount).toBeLessThanOrEqual(COUNTED * STATEMENTS);
    return { fresh: (fresh.pageCount() - pageCount) / COUNTED, replayed: replayed.pageCount() / COUNTED };
  }

  const rowCount = async (table: string) =>
    integer((await client.query({ text: `SELECT count(*)::integer AS n FROM ${table}`, values: [] }))[0], 'n');

  it(`are kept, replayed and removed by the daily job, and the process does not grow (${keyCount} keys)`, async () => {
    const outcomes = new Map<string, number>();
    const keepStored = async (index: number) => {
      const outcome = await keep(scopeOf(index), `stored-${index}`, [Buffer.from(textOf(index))]);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    const seen = new Set<string>();
    const megabytes: number[] = [];
    const few = Math.min(FEW, keyCount);
    await eachOf({ from: 0, to: few }, keepStored);
    const before = await pagesOfAKey('few');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { from, to } = stretch(keyCount - few, round);
      await eachOf({ from: few + from, to: few + to }, keepStored);
      await eachOf(stretch(requestCount, round), async (index) => {
        const [first, second] = [await ask(index % ACCOUNTS, `${index}`), await ask(index % ACCOUNTS, `${index}`)];
        seen.add([state(first), state(second), bodyText(first) === bodyText(second)].join(', '));
      });
      megabytes.push(ownHeapAfterGc());
    }
    const after = await pagesOfAKey('many');
    expect([...outcomes]).toEqual([['done', keyCount]]);
    expect([...seen]).toEqual(['200 false, 200 true, true']);
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)];
    expect(last - first).toBeLessThan(GROWTH_MB);
    expect(after.fresh).toBeLessThanOrEqual(MORE_PAGES * before.fresh);
    expect(after.replayed).toBeLessThanOrEqual(MORE_PAGES * before.replayed);
    const count = keyCount + requestCount + 2 * (COUNTED + 1);
    expect(await rowCount('idempotency_slot')).toBe(count);
    for (let index = 0; index < keyCount; index += Math.ceil(keyCount / REPLAYS))
      expect([index, await isReplayed(index)]).toEqual([index, true]);
    const bytes = integer((await client.query({ text: SIZE, values: [] }))[0], 'n');
    expect(bytes).toBeLessThanOrEqual(Math.max(MIN_BYTES, KEY_BYTES * count));

    const removed = await removeExpired({
      retention: stores.retention,
      claims: stores.jobClaims,
      owner: 'one',
      clock: { now: Date.now },
    });
    expect(removed).toMatchObject({ status: 'removed', keyCount: count });
    for (const table of TABLES) expect([table, await rowCount(table)]).toEqual([table, 0]);
    expect(state(await ask(0, '0'))).toBe('200 false');
    await soakLine(
      'idempotency keys',
      `${name}: ${keyCount} keys of ${ACCOUNTS} accounts and ${requestCount} requests twice each; ${(bytes / count).toFixed(0)} bytes of the table and its indexes a key; pages of a new key ${said(before.fresh, after.fresh)}, of a replay ${said(before.replayed, after.replayed)}; ${first.toFixed(1)} MB held by the process after a fifth and ${last.toFixed(1)} MB at the end; all removed`,
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
    });
  }
});

const TABLES = ['idempotency_slot', 'idempotency_part', 'idempotency_usage'];
/**
 * Bytes of the pages that hold rows, of indexes and of long values. PostgreSQL extends a table ahead of need, by twenty pages for
 * each writer that waits to, so the size of its file is the higher the busier the machine is.
 */
const SIZE = `SELECT ((SELECT count(DISTINCT (ctid::text::point)[0]) FROM idempotency_slot) * current_setting('block_size')::bigint
    + pg_indexes_size(oid) + coalesce(pg_total_relation_size(nullif(reltoastrelid, 0)), 0))::bigint AS n
  FROM pg_class WHERE oid = 'idempotency_slot'::regclass`;

const WITHOUT_LIMIT = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 1_000_000_000 })),
};

const said = (before: number, after: number) => `${before.toFixed(1)} at first and ${after.toFixed(1)} at the end`;

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
