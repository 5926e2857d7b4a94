import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Barograph } from '../../../clients/typescript/client.ts';
import { Transport } from '../../../clients/typescript/transport.ts';
import { seededRandom } from '../../../src/evaluation/seeded-random.ts';
import { type HttpServer, serveHttp } from '../../../src/gateway/serve-http.ts';
import { createWorld, type World } from '../../gateway/world.ts';

const FAULTS = 1_000;
const FATES = ['refused', 'running', 'left', 'answered', 'cut', 'unavailable', 'bad gateway', 'none'] as const;

let world: World;
let server: HttpServer;
let apiKey: string;

beforeAll(async () => {
  // Long enough that the same call arrives again while it runs.
  world = createWorld({
    wrapHandlers: (handlers) => ({
      ...handlers,
      createKey: async (...given) => {
        await pause(3);
        return handlers.createKey(...given);
      },
    }),
  });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  apiKey = await world.newKey('ops', 'enterprise', ['operator']);
});
afterAll(() => server.close());

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A network that fails in every way, before, while and after the service works. */
function faultyFetch() {
  const random = seededRandom(11);
  const met = new Map<string, number>();
  const running: Promise<unknown>[] = [];
  const fetch = async (target: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // Every request has some of its minute.
    world.clock.time += 100;
    const fate = FATES[random.integer(FATES.length)] ?? 'none';
    met.set(fate, (met.get(fate) ?? 0) + 1);
    if (fate === 'refused') throw new TypeError('fetch failed');
    if (fate === 'unavailable') return new Response('<p>', { status: 503 });
    const leaving = new AbortController();
    const sent = globalThis.fetch(target, { ...init, signal: leaving.signal });
    if (fate === 'none') return sent;
    if (fate === 'running' || fate === 'left') {
      running.push(sent.then((response) => response.arrayBuffer()).catch(() => undefined));
      await pause(random.integer(5));
      if (fate === 'left') leaving.abort();
      throw new TypeError('fetch failed');
    }
    const response = await sent;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (fate === 'bad gateway') return new Response('<p>', { status: 502 });
    if (fate === 'answered') throw new TypeError('terminated');
    return new Response(cutBody(bytes.subarray(0, random.integer(bytes.length))), response);
  };
  const faults = () => [...met].reduce((sum, [fate, count]) => sum + (fate === 'none' ? 0 : count), 0);
  return { fetch, met, faults, settled: () => Promise.all(running) };
}

const cutBody = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

describe('a POST over a network that fails 1,000 times', () => {
  it('runs once for each call, and every call is answered', async () => {
    const { fetch, met, faults, settled } = faultyFetch();
    const options = { baseUrl: server.url, apiKey, fetch, maxRetries: 1_000 };
    const transport = new Transport(options, { sleep: () => pause(1), random: () => 0 });
    const client = new Barograph(options, transport);
    const publicIds = new Map<string, string>();
    for (let call = 0; faults() < FAULTS; call += 1) {
      const account = `account-${call}`;
      publicIds.set(account, (await client.platform.createKey({ account, planKey: 'free' })).publicId);
    }
    await settled();
    const stored = [...world.identity.keys.values()].filter(({ accountId }) => accountId !== 'ops');
    expect(stored.map(({ accountId, publicId }) => [accountId, publicId])).toEqual([...publicIds]);
    expect(publicIds.size).toBeGreaterThan(50);
    expect([...met.keys()].toSorted()).toEqual(FATES.toSorted());
  });
});
