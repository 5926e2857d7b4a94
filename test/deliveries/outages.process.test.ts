import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECRET_PREFIX } from '../../src/contract/alert/destination.ts';
import type { NewEvent } from '../../src/contract/intelligence/event.ts';
import { createGuardedPost, POST_TIMEOUT_MS } from '../../src/deliveries/guarded-post.ts';
import { createOutboundGuard } from '../../src/deliveries/outbound-guard.ts';
import { webhookHeaders } from '../../src/deliveries/sign-webhook.ts';
import { startReceiver } from '../../src/deliveries/test-kit/receiver.ts';
import { createSealer } from '../../src/identity/sealer.ts';
import { createRequestSender } from '../../src/jobs/outbound-request.ts';
import { runDeliveries, type SendDelivery } from '../../src/jobs/run-deliveries.ts';
import { type DeliveryQueue, secretContext } from '../../src/ports/deliveries.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { integer } from '../../src/stores/row-reader.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { fakeClock } from '../kit/fake-clock.ts';
import { soakLine } from '../kit/soak-line.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';

/** `npm run soak` sends 10,000. */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 40);
const EVENTS_PER_WRITE = 20;
const HOUR = 3_600_000;
/** The log grows for so long. */
const GROWS_HOURS = 40;
/** Where nothing hangs, the clock is advanced by this at least. */
const STEP_MS = 300_000;
const SOUND_COUNT = 15;
/** What five of 20 receivers do, and until which hour. */
const OUTAGES: Readonly<Record<string, { readonly untilHour: number; readonly answer: (to: ServerResponse) => void }>> =
  {
    fails: { untilHour: 60, answer: (to) => to.socket?.destroy() },
    hangs: { untilHour: 10, answer: () => undefined },
    redirects: {
      untilHour: 30,
      answer: (to) => to.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end(),
    },
    errs: { untilHour: 45, answer: (to) => to.writeHead(500).end() },
    lies: { untilHour: 20, answer: (to) => to.socket?.end('no HTTP\r\n\r\n') },
  };
/** Secrets change; both sign until the overlap ends, and each receiver takes the new one in between. */
const [ROTATED_HOUR, TAKEN_HOUR, OVERLAP_HOURS] = [10, 20, 24] as const;
const NAMES = [...Array.from({ length: SOUND_COUNT }, (_, n) => `sound${n}`), ...Object.keys(OUTAGES)];

const time = fakeClock();
const start = time.clock.now();
const hour = () => (time.clock.now() - start) / HOUR;
const sealer = createSealer(new Uint8Array(32).fill(7));
/** What each receiver has taken: sequences by id. */
const taken = new Map(NAMES.map((name) => [name, new Map<string, number>()]));
const secrets = new Map<string, { readonly first: string; second?: string }>();
const problems: string[] = [];
/** Requests under way, and those of them that a receiver keeps waiting. */
const sending = new Set<string>();
const held = new Set<string>();
let storeCalls = 0;
let tryCount = 0;

let client: SqlClient;
let stores: Stores;
let inner: Awaited<ReturnType<typeof startReceiver>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
  inner = await startReceiver((_request, response) => response.end());
  receiver = await startReceiver((request, response, body) => receive(request.url, request.headers, response, body));
});
afterAll(async () => {
  await receiver.close();
  await inner.close();
  await client.close();
});

function receive(url = '', headers: Readonly<Record<string, unknown>>, response: ServerResponse, body: string): void {
  const name = url.slice(1);
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const { first = '', second = first } = secrets.get(name) ?? {};
  const signed = new Webhook(hour() < TAKEN_HOUR ? first : second).sign(id, at, body);
  if (!String(headers['webhook-signature']).split(' ').includes(signed)) {
    problems.push(`${name} was sent ${id} in hour ${hour()} without its signature`);
    response.writeHead(400).end();
    return;
  }
  const outage = OUTAGES[name];
  if (outage !== undefined && hour() < outage.untilHour) {
    if (name === 'hangs') held.add(`${name} ${id}`);
    outage.answer(response);
    return;
  }
  taken.get(name)?.set(id, JSON.parse(body).data.sequence);
  response.writeHead(204).end();
}

/** A process that delivers, whose clock is the test's. */
function startProcess() {
  const post = createGuardedPost({
    guard: createOutboundGuard({ resolve: async () => [], isPublic: () => false, allowed: ['127.0.0.2'] }),
    userAgent: 'test',
    setTimer: time.setTimer,
    clock: time.clock,
    retryAfterMs: () => undefined,
  });
  const request = createRequestSender({
    post,
    sealer,
    sign: (signed, held) => webhookHeaders(signed, { secrets: held, signEd25519: () => new Uint8Array(64) }),
    isExercise: false,
  });
  const send: SendDelivery = async (delivery, triedAt, owner) => {
    const key = `${delivery.url.split('/').at(-1)} ${delivery.event.id}`;
    sending.add(key);
    tryCount += 1;
    try {
      return await request(delivery, triedAt, owner);
    } finally {
      sending.delete(key);
      held.delete(key);
    }
  };
  const counted = async <T>(call: Promise<T>): Promise<T> => {
    storeCalls += 1;
    try {
      return await call;
    } finally {
      storeCalls -= 1;
    }
  };
  const queue: Pick<DeliveryQueue, 'fanOut' | 'lease' | 'settle'> = {
    fanOut: (now) => counted(stores.deliveries.fanOut(now)),
    lease: (asked) => counted(stores.deliveries.lease(asked)),
    settle: (lease, settlement, now) => counted(stores.deliveries.settle(lease, settlement, now)),
  };
  return runDeliveries({
    queue,
    eventLog: stores.events,
    send,
    clock: time.clock,
    setTimer: time.setTimer,
    random: Math.random,
    onError: (error) => problems.push(String(error)),
  });
}

/** Until nothing is under way but what a receiver keeps waiting. */
async function atRest(): Promise<void> {
  for (let quietTurns = 0; quietTurns < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const isQuiet = storeCalls === 0 && [...sending].every((key) => held.has(key));
    quietTurns = isQuiet ? quietTurns + 1 : 0;
  }
}

/** Advances the clock to an hour, from one due try to the next. */
async function passUntil(wanted: number): Promise<void> {
  while (hour() < wanted && problems.length === 0) {
    const [due] = await client.query({ text: DUE, values: [start + wanted * HOUR] });
    const step = held.size > 0 ? POST_TIMEOUT_MS : Math.max(STEP_MS, integer(due, 'at') - time.clock.now());
    await time.sleep(Math.min(step, start + wanted * HOUR - time.clock.now()), atRest);
  }
}

const DUE = `SELECT coalesce(min(next_at), $1::bigint) AS at FROM delivery WHERE state = 'waiting'`;

const newSecret = () => `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;
const sealedFor = (name: string, secret: string) =>
  sealer.seal(Buffer.from(secret), secretContext(destinationIdOf(name)));
const destinationIdOf = (name: string) => `dst_${name}`;
const event = (n: number): NewEvent => ({
  type: 'feed.stale',
  subject: `feed:f${n}`,
  cause: String(n),
  happenedAt: start + n,
  recordedAt: start + n,
  data: { n },
});

it(
  `bring each of ${EVENTS} events to each of ${NAMES.length} receivers, of which five are out for up to 60 hours, while secrets change`,
  async () => {
    for (const name of NAMES) {
      const first = newSecret();
      secrets.set(name, { first });
      const url = `http://127.0.0.2:${receiver.port}/${name}`;
      const destination = { destinationId: destinationIdOf(name), accountId: 'a', createdAt: start, url };
      expect(await stores.destinations.add(destination, sealedFor(name, first), NAMES.length)).toBe('added');
    }
    const processes = [startProcess(), startProcess()];
    const writes = Math.ceil(EVENTS / EVENTS_PER_WRITE);
    for (let write = 0; write < writes; write += 1) {
      await passUntil((GROWS_HOURS * write) / writes);
      if (hour() >= ROTATED_HOUR) await rotate();
      const from = write * EVENTS_PER_WRITE;
      const events = Array.from({ length: Math.min(EVENTS_PER_WRITE, EVENTS - from) }, (_, n) => event(from + n));
      await stores.feedStates.write({ feedId: `f${from}`, cursor: null, consecutiveFailures: 0 }, events);
    }
    // The last events are tried for three days more.
    await passUntil(GROWS_HOURS + 72);
    for (const one of processes) await one.stop();
    expect(problems).toEqual([]);
    const everySequence = Array.from({ length: EVENTS }, (_, n) => n + 1);
    for (const [name, sequences] of taken)
      expect(
        [...sequences.values()].toSorted((a, b) => a - b),
        name,
      ).toEqual(everySequence);
    expect(await client.query({ text: `SELECT 1 FROM delivery WHERE state <> 'delivered'`, values: [] })).toEqual([]);
    expect(inner.connectionCount).toBe(0);
    expect(new Set(receiver.reachedAt)).toEqual(new Set(['127.0.0.2']));
    await soakLine(
      'webhooks',
      `${EVENTS} events to ${NAMES.length} receivers: each taken by each, in ${tryCount} tries`,
    );
  },
  60_000 + 600 * EVENTS,
);

/** Gives every receiver another secret, once. */
async function rotate(): Promise<void> {
  for (const [name, { first, second }] of secrets) {
    if (second !== undefined) continue;
    const secret = newSecret();
    secrets.set(name, { first, second: secret });
    const now = time.clock.now();
    const overlapUntil = now + OVERLAP_HOURS * HOUR;
    const change = { sealed: sealedFor(name, secret), now, overlapUntil };
    expect(await stores.destinations.rotate({ accountId: 'a', destinationId: destinationIdOf(name) }, change)).toBe(
      true,
    );
  }
}
