import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiKey, formatApiKey, generateApiKey, parseApiKey } from '../../../src/identity/api-key.ts';
import { heapAfterGc } from '../../kit/heap-after-gc.ts';
import { isPostgresThere } from '../../kit/postgres.ts';
import { soakLine, statusCounts } from '../../kit/soak-line.ts';
import { connections, type LoadedServer, startLoadedServer, statusOf } from './loaded-server.ts';

/** Guesses and connections; `npm run soak` has 100,000 over 500. More than the store lets wait, so that one read a guess fails. */
const GUESSES = Number(process.env.GUESSED_KEYS ?? 3_000);
const CONNECTIONS = Number(process.env.GUESSING_CONNECTIONS ?? 300);
/** How much more a process may hold at the end than after a third of the guesses, MB: nothing is kept of a wrong key. */
const GROWTH_MB = 8;
/** Needs a key and no store but for it. */
const OPEN_TO_ALL_PLANS = '/api/bootstrap';

interface Line {
  readonly msg: string;
  readonly time: string;
  readonly code?: string;
  readonly count?: number;
}

/** Every second guess has the public id of a key that exists. */
function guess(index: number, known: ApiKey | undefined): string {
  const random = generateApiKey('live', (count) => randomBytes(count));
  return formatApiKey(index % 2 === 0 && known !== undefined ? { ...random, publicId: known.publicId } : random);
}

describe.skipIf(!(await isPostgresThere()))('guessed keys from one address', () => {
  let server: LoadedServer;
  beforeAll(async () => {
    server = await startLoadedServer();
  });
  afterAll(() => server.remove());

  it(`are all refused, are not logged one by one, and lock out no good key (${GUESSES} guesses)`, async () => {
    const key = await server.newKey('acme');
    const known = parseApiKey(key);
    const guessing = connections(CONNECTIONS);
    const own = connections(1);
    const refused = new Map<number, number>();
    const served = new Map<number, number>();
    let sent = 0;
    let isOver = false;
    async function send(credential: string, agent: typeof own, statuses: Map<number, number>) {
      const asked = { target: OPEN_TO_ALL_PLANS, headers: { 'X-Service-Key': credential } };
      const status = await statusOf(server.url, agent, asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    async function guessUntil(count: number) {
      while (sent < count) await send(guess(sent++, known), guessing, refused);
    }
    const flood = (until: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => guessUntil(until)));
    async function keepReading() {
      while (!isOver) await send(key, own, served);
    }

    await send(key, own, served);
    const reading = keepReading();
    try {
      await flood(Math.ceil(GUESSES / 3));
      const warmMegabytes = await heapAfterGc(server.child);
      await flood(GUESSES);
      const lastMegabytes = await heapAfterGc(server.child);
      isOver = true;
      await reading;
      expect([...served.keys()]).toEqual([200]);
      expect(new Set(refused.keys())).toEqual(new Set([401, 429]));
      expect(lastMegabytes - warmMegabytes).toBeLessThan(GROWTH_MB);

      await server.stop();
      const lines = server.log().trim().split('\n');
      const refusals = lines.map((line): Line => JSON.parse(line)).filter(({ code }) => code !== undefined);
      const single = refusals.filter(({ msg }) => msg === 'request');
      const counted = refusals.filter(({ msg }) => msg === 'repeated refusals');
      expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['unauthenticated', 'rate_limited']));
      expect(single.length + counted.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(GUESSES);
      // A line and a count per second and code: src/main/repeated-refusals.test.ts, by its own clock.
      expect(refusals.length).toBeLessThan(GUESSES);
      expect(server.log()).not.toContain('baro_');
      await soakLine(
        'guessed keys',
        `${GUESSES} guesses over ${CONNECTIONS} connections: ${statusCounts(refused)}; the good key meanwhile ${statusCounts(served)}; ${refusals.length} lines of log; ${warmMegabytes.toFixed(1)} MB held after a third and ${lastMegabytes.toFixed(1)} MB at the end`,
      );
    } finally {
      isOver = true;
      guessing.destroy();
      own.destroy();
    }
  }, 1_200_000);
});
