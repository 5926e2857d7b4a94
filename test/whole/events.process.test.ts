import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_PREFIX } from '../../src/contract/alert/destination.ts';
import { startReceiver } from '../../src/deliveries/test-kit/receiver.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { compileRule } from '../../src/events/rules/compile-rule.ts';
import { createSealer } from '../../src/identity/sealer.ts';
import { advanceRules } from '../../src/jobs/advance-rules.ts';
import { gulfWorld } from '../../src/jobs/test-kit/gulf-world.ts';
import { localMinute } from '../../src/main/clock/local-minute.ts';
import { dryRunTally } from '../../src/operations/dry-run-tally.ts';
import { ruleHistory } from '../../src/operations/rule-history.ts';
import { secretContext } from '../../src/ports/deliveries.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { optionalText, text } from '../../src/stores/row-reader.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { type BundledProgram, bundleProgram } from '../kit/bundle-program.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../kit/postgres.ts';
import { soakLine } from '../kit/soak-line.ts';

/** Of this run; `npm run soak` asks for 1,000 and 100. */
const SNAPSHOTS = Number(process.env.EVENT_SNAPSHOTS ?? 24);
const KILLS = Number(process.env.EVENT_KILLS ?? 3);
const SEED = Number(process.env.EVENT_SEED ?? 1);
/** A kill and the start after it take seconds, longer on a busy machine; as long for ten snapshots. */
const LIMIT_MS = 60_000 + 30_000 * (KILLS + SNAPSHOTS / 10);
const PROCESSES = 3;
const READERS = 3;
const TOKEN = 'a-token-that-holds';
const PEPPER = 'a pepper that all processes have';
const RECEIVER_ADDRESS = '127.0.0.2';
const DESTINATIONS = ['dst_one', 'dst_two'] as const;
/** Fires and clears as chance has it. */
const RULE = {
  name: 'any',
  regionIds: [...REGION_IDS],
  when: 'previous && sort([snapshot.meta.snapshotId, previous.meta.snapshotId])[0] == previous.meta.snapshotId',
  destinationIds: [...DESTINATIONS],
};

const random = seededRandom(SEED);
const below = (count: number): number => (count === 0 ? 0 : random.integer(count));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let database: TestDatabase;
let client: SqlClient;
let stores: Stores;
let program: BundledProgram;
/** What serves and writes now. */
const running: Served[] = [];
/** When the rule was made. */
const begunAt = Date.now();
/** Ids of snapshots that a process acknowledged. */
const stored: string[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
/** Ids of events that each destination was sent. */
const sent = new Map(DESTINATIONS.map((id) => [id as string, new Set<string>()]));

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(): Promise<void> {
  const child = fork(program.path('main'), [database.url, TOKEN, PEPPER, RECEIVER_ADDRESS], { execArgv: [] });
  child.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'stored' in message) stored.push(String(message.stored));
  });
  running.push({ child, url: await news(child, 'url') });
}

/** The next message of a process with this member. */
function news(child: ChildProcess, member: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      if (typeof message === 'object' && message !== null && member in message) {
        child.off('exit', onExit);
        resolve(String(Reflect.get(message, member)));
      } else child.once('message', onMessage);
    };
    const onExit = (): void => reject(new Error(`the process ended before it sent ${member}`));
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

async function kill(): Promise<void> {
  const [victim] = running.splice(below(running.length), 1);
  if (victim === undefined) return;
  const ended = once(victim.child, 'exit');
  victim.child.kill('SIGKILL');
  await ended;
  await start();
}

/** Lets the rule see what killed processes left. @returns what it said, which is what a dry-run says */
async function everyRuleEvent() {
  const { rules, exportSource, snapshots } = stores;
  const now = Date.now;
  for (const regionId of REGION_IDS)
    await advanceRules(regionId, { rules, exportSource, snapshots, localMinute, now }, new AbortController().signal);
  const tally = dryRunTally({ body: RULE, expressions: compileRule(RULE), localMinute }, {});
  const span = { regionIds: REGION_IDS, from: begunAt, to: now() + 1, after: {} };
  for await (const snapshot of ruleHistory(span, { exportSource, history: snapshots })) tally.add(snapshot);
  const values = [DESTINATIONS[0]];
  const rows = await client.query({ text: 'SELECT payload FROM delivery WHERE destination_id = $1', values });
  const said = rows.flatMap((row) => optionalText(row, 'payload') ?? []).map((payload) => JSON.parse(payload));
  const firings = said.filter(({ type }) => type === 'rule.fired').map(({ data }) => String(data.snapshotId));
  expect(firings.toSorted()).toEqual(
    tally
      .result()
      .firings.map(({ snapshotId }) => snapshotId)
      .toSorted(),
  );
  return { eventCount: said.length, firingCount: firings.length };
}

/** Waits until each destination was sent so many events, none under two ids. */
async function everyDelivery(count: number): Promise<void> {
  // As if a minute had passed: killed processes hold leases.
  await client.query({ text: `UPDATE delivery SET leased_until = 0 WHERE state = 'waiting'`, values: [] });
  while ([...sent.values()].some((ids) => ids.size < count)) await pause(50);
  for (const ids of sent.values()) expect(ids.size).toBe(count);
}

/** Reads the log as an EventSource does: after a break it names the last id that it has, to any process. */
function startReader() {
  const ids: string[] = [];
  let count = 0;
  let isOver = false;
  let broken = new AbortController();
  const reading = (async () => {
    while (!isOver) {
      broken = new AbortController();
      const url = running[below(running.length)]?.url;
      if (url !== undefined) await readOnce(url, ids, broken.signal).catch(() => undefined);
      count += 1;
      await pause(20);
    }
  })();
  return {
    ids,
    connectionCount: () => count,
    end: async () => {
      isOver = true;
      broken.abort();
      await reading;
    },
  };
}

async function readOnce(url: string, ids: string[], signal: AbortSignal): Promise<void> {
  const last = ids.at(-1);
  const response = await fetch(`${url}/api/intelligence/v1/stream-events?after=0`, {
    signal,
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${TOKEN}`,
      ...(last === undefined ? {} : { 'Last-Event-ID': last }),
    },
  });
  if (response.status !== 200 || response.body === null) throw new Error(`answered ${response.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.+)$/m.exec(block)?.[1];
      if (id !== undefined) ids.push(id);
      else if (!block.startsWith(':')) throw new Error(`unexpected: ${block}`);
    }
  }
}

describe.skipIf(!(await isPostgresThere()))('the log of events, kept by processes that are killed', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    client = openServerStore(database.url);
    stores = await openStores(client);
    await stores.observations.append(gulfWorld());
    receiver = await startReceiver((request, response) => {
      sent.get((request.url ?? '').slice(1))?.add(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
    for (const destinationId of DESTINATIONS) {
      const url = `http://${RECEIVER_ADDRESS}:${receiver.port}/${destinationId}`;
      const secret = `${SECRET_PREFIX}${'A'.repeat(44)}`;
      const sealed = createSealer(Buffer.from(PEPPER)).seal(Buffer.from(secret), secretContext(destinationId));
      await stores.destinations.add({ destinationId, accountId: 'acme', createdAt: Date.now(), url }, sealed, 9);
    }
    const rule = { ruleId: 'rul_any', accountId: 'acme', body: RULE, createdAt: begunAt };
    expect(await stores.rules.add(rule, 9)).toBe('added');
    program = await bundleProgram({ main: 'test/kit/event-process.ts' });
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    program.remove();
    await receiver.close();
    await client.close();
    await database.drop();
  });

  it(
    `is 1 … n without a gap, one event a snapshot, and each reader gets n of n in order (${SNAPSHOTS} snapshots, ${KILLS} kills)`,
    async () => {
      for (let n = 0; n < PROCESSES; n += 1) await start();
      const readers = Array.from({ length: READERS }, startReader);
      for (let kills = 0; kills < KILLS || stored.length < SNAPSHOTS; ) {
        await pause(below(400));
        // Kills are spread over the snapshots.
        if (kills < KILLS && stored.length * KILLS >= SNAPSHOTS * kills) {
          await kill();
          kills += 1;
        }
      }
      await Promise.all(
        running.map(({ child }) => {
          const rested = news(child, 'isResting');
          child.send('rest');
          return rested;
        }),
      );
      const head = (await stores.events.bounds())?.headSequence ?? 0;
      for (let after = 0; after < head; ) {
        const page = await stores.events.page({ after, limit: 500 });
        expect(page.map(({ sequence }) => sequence)).toEqual(page.map((_, index) => after + index + 1));
        after += page.length;
      }
      const snapshots = await client.query({ text: 'SELECT snapshot_id FROM snapshot', values: [] });
      const ids = snapshots.map((row) => text(row, 'snapshot_id')).toSorted();
      const logged = await stores.events.page({ after: 0, types: ['snapshot.stored'], limit: head });
      expect(logged.map(({ data }) => String(data.snapshotId)).toSorted()).toEqual(ids);
      expect(stored.filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids.length).toBeGreaterThanOrEqual(SNAPSHOTS);
      while (readers.some((reader) => reader.ids.length < head)) await pause(50);
      // Whatever comes twice would come now.
      await pause(500);
      for (const reader of readers) await reader.end();
      const whole = Array.from({ length: head }, (_, index) => index + 1);
      for (const { ids: got } of readers) expect(got.map((id) => Number(id.split('.')[1]))).toEqual(whole);
      const fired = await everyRuleEvent();
      await everyDelivery(head + fired.eventCount);
      const connections = readers.reduce((sum, reader) => sum + reader.connectionCount(), 0);
      await soakLine(
        'events',
        `${head} events of ${ids.length} snapshots, ${KILLS} kills, ${connections} connections of ${READERS} readers: ${head} of ${head} in order each; ${DESTINATIONS.length} receivers: all; a rule fired ${fired.firingCount} times, as its dry-run says`,
      );
    },
    LIMIT_MS,
  );
});
