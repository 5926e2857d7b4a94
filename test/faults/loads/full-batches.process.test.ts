import { type Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BATCH_OPERATIONS } from '../../../src/contract/batch/execute.ts';
import type { Services } from '../../../src/main/open-services.ts';
import { largeBody } from '../../../src/projection/test-kit/large-body.ts';
import { BATCH, SNAPSHOT } from '../../gateway/world.ts';
import { heapAfterGc } from '../../kit/heap-after-gc.ts';
import { forgetPeak, residentMemory } from '../../kit/peak-memory.ts';
import { isPostgresThere } from '../../kit/postgres.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { connections, type LoadedServer, startLoadedServer } from './loaded-server.ts';

/** Concurrent batches, with more reads than the store lets wait; `npm run soak` has 100. */
const BATCHES = Number(process.env.FULL_BATCHES ?? 40);
/** How much more than before the process may hold at the highest, MB, whatever the number of batches. */
const MORE_MB = 128;
/** Four times the body of a busy region (docs/capacity.md). */
const BODY_BYTES = 250_000;
const REGIONS = ['mena', 'europe', 'east-asia', 'south-asia'] as const;
/** Its body is small enough to be projected without the thread, which lets few wait. */
const PROJECTED = { regionId: 'north-america', bodyBytes: 100_000 } as const;

async function storeSnapshots({ stores }: Services): Promise<void> {
  const bodies = [...REGIONS.map((regionId) => ({ regionId, bodyBytes: BODY_BYTES })), PROJECTED];
  const generatedAt = Date.now() - 60_000;
  for (const { regionId, bodyBytes } of bodies) {
    const body = largeBody(bodyBytes);
    const snapshot = { regionId, snapshotId: `large-${regionId}`, generatedAt, validUntil: generatedAt + 86_400_000 };
    await stores.snapshots.append({ ...snapshot, body, state: {} });
  }
}

const read = (operation: number) => `${SNAPSHOT}?region_id=${REGIONS[operation % REGIONS.length]}`;

/**
 * Where few projections may wait for the thread, a batch is refused or has operations that are, on a busy machine all; so it is
 * where each operation waits for the store.
 */
const KINDS = {
  'of reads': { path: (_: number, operation: number) => read(operation), hasKey: false, isShed: false },
  'of reads, kept under idempotency keys': {
    path: (_: number, operation: number) => read(operation),
    hasKey: true,
    isShed: false,
  },
  'of earlier snapshots': {
    path: (_: number, operation: number) => `${read(operation).replace('?', '-at?')}&at=${Date.now()}`,
    hasKey: false,
    isShed: true,
  },
  'of large projections, each another one': {
    path: (batch: number, operation: number) =>
      `${SNAPSHOT}?region_id=${PROJECTED.regionId}&jmespath=${encodeURIComponent(`[snapshot,'${batch}-${operation}']`)}`,
    hasKey: false,
    isShed: true,
  },
} as const;

describe.skipIf(!(await isPostgresThere()))(`${BATCHES} full batches that are answered concurrently`, () => {
  let server: LoadedServer;
  let key: string;
  beforeAll(async () => {
    server = await startLoadedServer(storeSnapshots);
    key = await server.newKey('acme');
  }, 120_000);
  afterAll(() => server.remove());

  /** Resolves with the answer once its head is there; its body waits in the server until it is read. */
  function begin(agent: Agent, body: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const all = { 'X-Service-Key': key, 'Content-Type': 'application/json', ...headers };
      request(new URL(BATCH, server.url), { method: 'POST', agent, headers: all }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  it.each(Object.entries(KINDS))('%s take at most 128 MB more', async (name, { path, hasKey, isShed }) => {
    const agent = connections(BATCHES);
    const batch = async (index: number) => {
      const operations = Array.from({ length: MAX_BATCH_OPERATIONS }, (_, at) => ({ path: path(index, at) }));
      const headers: Record<string, string> = hasKey ? { 'Idempotency-Key': `batch-${index}` } : {};
      return begin(agent, JSON.stringify({ operations }), headers);
    };
    let alone = -1;
    try {
      await wholeBatch(() => batch(alone--));
      await heapAfterGc(server.child);
      const before = await residentMemory(server.pid);
      await forgetPeak(server.pid);
      const answers = await Promise.all(Array.from({ length: BATCHES }, (_, index) => batch(index)));
      const results = await Promise.all(answers.map(readOf));
      const { peak } = await residentMemory(server.pid);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      const done = sum(results.map(({ succeeded }) => succeeded));
      await soakLine(
        'full batches',
        `${BATCHES} ${name}: ${done} operations in ${(sum(results.map(({ bytes }) => bytes)) / 1_048_576).toFixed(0)} MB; ${(peak - before.now).toFixed(1)} MB more at the highest than ${before.now.toFixed(1)} MB before`,
      );
      expect(peak - before.now).toBeLessThanOrEqual(MORE_MB);
      if (isShed) for (const { status } of results) expect([200, 503]).toContain(status);
      else expect(done).toBe(BATCHES * MAX_BATCH_OPERATIONS);
      await wholeBatch(() => batch(alone--));
    } finally {
      agent.destroy();
    }
  });
});

/** Resolves when a batch that is sent alone has been answered with all its operations; a busy machine refuses some at first. */
async function wholeBatch(send: () => Promise<IncomingMessage>): Promise<void> {
  while ((await readOf(await send())).succeeded < MAX_BATCH_OPERATIONS);
}

/** Reads an answer to its end. */
async function readOf(answer: IncomingMessage) {
  let bytes = 0;
  let end = '';
  for await (const chunk of answer) {
    bytes += chunk.length;
    end = (end + chunk.toString('latin1')).slice(-100);
  }
  return { status: answer.statusCode, bytes, succeeded: Number(/"succeeded":(\d+)/.exec(end)?.[1] ?? 0) };
}
