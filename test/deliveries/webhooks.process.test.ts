import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECRET_PREFIX } from '../../src/contract/alert/destination.ts';
import type { NewEvent } from '../../src/contract/intelligence/event.ts';
import { startReceiver } from '../../src/deliveries/test-kit/receiver.ts';
import { createSealer } from '../../src/identity/sealer.ts';
import { createLog } from '../../src/main/log.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { openDeliveries } from '../../src/main/open-deliveries.ts';
import { secretContext } from '../../src/ports/deliveries.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';

/** Many more, over days: `outages.process.test.ts`. */
const EVENTS = 60;
/** Of 20 receivers; the last five misbehave. */
const SOUND_COUNT = 15;
const BROKEN = ['fails', 'hangs', 'redirects', 'errs', 'lies'] as const;
const PEPPER = new Uint8Array(32).fill(7);
const EVENTS_PER_WRITE = 20;

let client: SqlClient;
let stores: Stores;
beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
});
afterAll(() => client.close());

it(`sends ${EVENTS} events to every receiver that answers, whatever the others do, and none inwards`, async () => {
  const inner = await startReceiver((_request, response) => response.end());
  const received = new Map<string, Set<string>>();
  const secrets = new Map<string, string>();
  const problems: string[] = [];
  const receiver = await startReceiver((request, response, body) => {
    const name = (request.url ?? '').slice(1);
    const id = String(request.headers['webhook-id']);
    try {
      new Webhook(secrets.get(name) ?? '').verify(body, Object.fromEntries(headersOf(request.headers)));
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
    const ids = received.get(name) ?? new Set();
    received.set(name, ids.add(id));
    if (name === 'hangs') return;
    if (name === 'fails') request.socket.destroy();
    else if (name === 'redirects') response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end();
    else if (name === 'errs') response.writeHead(500).end();
    else if (name === 'lies') response.socket?.end('no HTTP\r\n\r\n');
    else response.writeHead(204).end();
  });
  // One address alone is open: the receivers', not that of the redirect.
  const config = { deliveryAllow: ['127.0.0.2'] };
  const sealer = createSealer(PEPPER);
  const names = [...Array.from({ length: SOUND_COUNT }, (_, n) => `sound${n}`), ...BROKEN];
  for (const [n, name] of names.entries()) {
    const secret = `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;
    secrets.set(name, secret);
    const destinationId = `dst_${name}`;
    const destination = { destinationId, accountId: `account ${n % 7}`, createdAt: Date.now() };
    const url = `http://127.0.0.2:${receiver.port}/${name}`;
    const sealed = sealer.seal(Buffer.from(secret), secretContext(destinationId));
    expect(await stores.destinations.add({ ...destination, url }, sealed, 99)).toBe('added');
  }
  const metrics = createMetrics(false);
  const log = createLog('error', 'live');
  const running = [0, 1].map(() => openDeliveries(config, { stores }, { pepper: PEPPER, log, metrics }));
  for (const one of running) one.start();
  for (let from = 0; from < EVENTS; from += EVENTS_PER_WRITE)
    await stores.feedStates.write(
      { feedId: `f${from}`, cursor: null, consecutiveFailures: 0 },
      Array.from({ length: Math.min(EVENTS_PER_WRITE, EVENTS - from) }, (_, n) => event(from + n)),
    );
  const isComplete = () => names.slice(0, SOUND_COUNT).every((name) => received.get(name)?.size === EVENTS);
  while (!isComplete() && problems.length === 0) await sleep(50);
  expect(problems).toEqual([]);
  for (const one of running) await one.close();
  for (const name of BROKEN) expect(received.get(name)?.size, name).toBeGreaterThan(0);
  expect(inner.connectionCount).toBe(0);
  const delivered = await client.query({
    text: `SELECT destination_id, count(*)::integer AS count FROM delivery WHERE state = 'delivered' GROUP BY 1`,
    values: [],
  });
  expect(delivered.length).toBe(SOUND_COUNT);
  const [inward] = await stores.deliveries.list({
    accountId: `account ${(SOUND_COUNT + 2) % 7}`,
    destinationId: 'dst_redirects',
    limit: 1,
  });
  expect(inward?.state).toBe('waiting');
  await receiver.close();
  await inner.close();
});

const event = (n: number): NewEvent => ({
  type: 'feed.stale',
  subject: `feed:f${n}`,
  cause: String(n),
  happenedAt: 1_000 + n,
  recordedAt: 2_000 + n,
  data: { n },
});

const headersOf = (headers: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
