import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { gulfWorld } from '../../src/jobs/test-kit/gulf-world.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { text } from '../../src/stores/row-reader.ts';
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

const random = seededRandom(SEED);
const below = (count: number): number => (count === 0 ? 0 : random.integer(count));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let database: TestDatabase;
let client: SqlClient;
let stores: Stores;
let program: BundledProgram;
/** What serves and writes now. */
const running: Served[] = [];
/** Ids of snapshots that a process acknowledged. */
const stored: string[] = [];

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
}

async function start(): Promise<void> {
  const child = fork(program.path('main'), [database.url, TOKEN], { execArgv: [] });
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
    program = await bundleProgram({ main: 'test/kit/event-process.ts' });
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    program.remove();
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
      const connections = readers.reduce((sum, reader) => sum + reader.connectionCount(), 0);
      await soakLine(
        'events',
        `${head} events of ${ids.length} snapshots, ${KILLS} kills, ${connections} connections of ${READERS} readers: ${head} of ${head} in order each`,
      );
    },
    LIMIT_MS,
  );
});
