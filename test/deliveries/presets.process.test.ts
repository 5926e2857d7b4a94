import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, type PresetName } from '../../src/contract/alert/template.ts';
import { startReceiver } from '../../src/deliveries/test-kit/receiver.ts';
import type { Template } from '../../src/events/templates/template.ts';
import { createSealer } from '../../src/identity/sealer.ts';
import { createLog } from '../../src/main/log.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { openDeliveries } from '../../src/main/open-deliveries.ts';
import { templateRequest } from '../../src/operations/template-request.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';

const PEPPER = new Uint8Array(32).fill(9);
const NOW = Date.UTC(2026, 10, 28);
const TITLE = 'Middle East and North Africa: new snapshot';
const TEXT = 'Reports of «untrusted quotation: <!channel> @everyone {{/type}}» rose. Snapshot snap_1.';
const EXERCISE = { live: '', exercise: 'EXERCISE ' } as const;
type WorldName = keyof typeof EXERCISE;

interface Received extends Pick<IncomingMessage, 'method' | 'headers'> {
  readonly url: URL;
  readonly body: string;
}

/** What each service documents of a request: URL of the caller, further headers, and the rules by which it takes one. */
const SERVICES: Readonly<
  Record<
    PresetName,
    { readonly path: string; readonly headers?: Record<string, string>; takes(sent: Received, label: string): void }
  >
> = {
  // docs.ntfy.sh/publish: the body is the message, 4,096 bytes at most; headers are UTF-8.
  ntfy: {
    path: '/s3cret-topic',
    headers: { Authorization: 'Bearer s3cretHeader', Tags: 'globe_with_meridians' },
    takes({ method, url, headers, body }, label) {
      expect([method, url.pathname, headers['content-type']]).toEqual([
        'POST',
        '/s3cret-topic',
        'text/plain; charset=utf-8',
      ]);
      expect([headers.title, headers.tags, headers.authorization]).toEqual([
        `${label}${TITLE}`,
        'globe_with_meridians',
        'Bearer s3cretHeader',
      ]);
      expect(body).toBe(`${label}${TEXT}`);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4_096);
    },
  },
  // docs.slack.dev/reference/block-kit/blocks/section-block: text of 1 to 3,000 characters; `text` for notifications.
  slack: {
    path: '/services/T0/B0/s3cretPath',
    takes({ method, headers, body }, label) {
      expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
      const { text, blocks, ...rest } = JSON.parse(body);
      expect([text, rest]).toEqual([`${label}${TITLE}`, {}]);
      expect(blocks).toEqual([
        { type: 'section', text: { type: 'plain_text', text: `${label}${TITLE}\n${TEXT}`, emoji: false } },
      ]);
    },
  },
  // core.telegram.org/bots/api#sendmessage: chat_id, and text of 1 to 4,096 characters, from the query and the body.
  telegram: {
    path: '/bot1:s3cretPath/sendMessage?chat_id=-100123',
    takes({ method, url, headers, body }, label) {
      expect([method, url.pathname, headers['content-type']]).toEqual([
        'POST',
        '/bot1:s3cretPath/sendMessage',
        'application/json',
      ]);
      const parameters = { ...Object.fromEntries(url.searchParams), ...JSON.parse(body) };
      expect(parameters).toEqual({
        chat_id: '-100123',
        text: `${label}${TITLE}\n${TEXT}`,
        link_preview_options: { is_disabled: true },
      });
    },
  },
  // discord.com/developers/docs/resources/webhook#execute-webhook: content of up to 2,000 characters.
  discord: {
    path: '/api/webhooks/1/s3cretPath',
    takes({ method, headers, body }, label) {
      expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
      expect(JSON.parse(body)).toEqual({
        content: `${label}${TITLE}\n${TEXT}`,
        allowed_mentions: { parse: [] },
        flags: 4,
      });
    },
  },
  // spec.matrix.org, PUT /_matrix/client/v3/rooms/{roomId}/send/{eventType}/{txnId}; m.text requires msgtype and body.
  matrix: {
    path: '/_matrix/client/v3/rooms/!room:a.example/send/m.room.message',
    headers: { Authorization: 'Bearer s3cretHeader' },
    takes({ method, url, headers, body }, label) {
      expect(method).toBe('PUT');
      expect(url.pathname).toMatch(/\/rooms\/!room:a\.example\/send\/m\.room\.message\/evt_[0-9a-f]{24}$/);
      expect([headers['content-type'], headers.authorization]).toEqual(['application/json', 'Bearer s3cretHeader']);
      expect(JSON.parse(body)).toEqual({ msgtype: 'm.text', body: `${label}${TITLE}\n${TEXT}`, 'm.mentions': {} });
    },
  },
};

let client: SqlClient;
let stores: Stores;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let answerWith = 204;
const received: Received[] = [];
const lines: string[] = [];
const log = createLog('debug', 'live', { sample: 1, destination: { write: (line) => void lines.push(line) } });

beforeAll(async () => {
  client = await openStoreUnderTest();
  stores = await openStores(client);
  receiver = await startReceiver((request, response, body) => {
    const { method, headers } = request;
    received.push({ method, headers, url: new URL(request.url ?? '', 'http://a.example'), body });
    response.writeHead(answerWith).end();
  });
});
afterAll(async () => {
  await receiver.close();
  await client.close();
});

let made = 0;
async function add(template: Omit<Template, 'url'>, path: string) {
  made += 1;
  const destinationId = `dst_${made}`;
  const url = `http://127.0.0.1:${receiver.port}${path}`;
  const written = templateRequest({ ...template, url }, { destinationId, sealer: createSealer(PEPPER) });
  if (!written.ok) throw new Error(JSON.stringify(written.violations));
  const { sealed, ...place } = written.request;
  const destination = { destinationId, accountId: 'acme', createdAt: NOW + made, ...place };
  expect(await stores.destinations.add(destination, sealed, 99)).toBe('added');
  return { accountId: 'acme', destinationId };
}

/** A snapshot whose sentence quotes what a source wrote. */
const stored = (): Promise<unknown> => {
  made += 1;
  const data = { snapshotId: 'snap_1', changes: ['Reports of “<!channel> @everyone {{/type}}” rose.'] };
  const times = { happenedAt: NOW, recordedAt: NOW };
  const event = { type: 'snapshot.stored', subject: 'region:mena', regionId: 'mena', cause: `${made}`, data } as const;
  return stores.feedStates.write({ feedId: `f${made}`, cursor: null, consecutiveFailures: 0 }, [
    { ...event, ...times },
  ]);
};

async function sending<T>(world: WorldName, work: () => Promise<T>): Promise<T> {
  const running = openDeliveries(
    { deliveryAllow: ['127.0.0.0/8'] },
    { stores, folder: { name: world } },
    { pepper: PEPPER, log, metrics: createMetrics(false) },
  );
  running.start();
  try {
    return await work();
  } finally {
    await running.close();
  }
}

async function next(): Promise<Received> {
  while (received.length === 0) await sleep(20);
  const [one] = received.splice(0, 1);
  if (one === undefined) throw new Error('nothing came');
  return one;
}

const cases = PRESETS.flatMap((preset) => (['live', 'exercise'] as const).map((world) => [preset, world] as const));

describe('a preset', () => {
  it.each(cases)('%s sends in the %s world what its service documents, unsigned', async (preset, world) => {
    const { path, headers = {}, takes } = SERVICES[preset];
    const key = await add({ preset, headers }, path);
    await sending(world, async () => {
      await stored();
      const sent = await next();
      takes(sent, EXERCISE[world]);
      expect(Object.keys(sent.headers).filter((name) => name.startsWith('webhook-'))).toEqual([]);
      // A test event has words too.
      await stores.deliveries.send(
        key,
        { id: `evt_${'0'.repeat(24)}`, type: 'destination.test', happenedAt: NOW, data: {} },
        Date.now(),
      );
      expect((await next()).body).toContain(
        `${EXERCISE[world]}${preset === 'ntfy' ? 'This destination' : 'Barograph: test'}`,
      );
    });
    await stores.destinations.remove(key);
  });
});

describe('a template of the caller', () => {
  const own = {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Token': 's3cretHeader',
      'X-Title': 'é {{/title}}',
    },
    body: 'token=s3cretBody&type={{/type}}&said={{/data/data/changes/0}}',
  } as const;

  it('is sent with its method, headers in UTF-8 and values escaped; it is retried, disabled by 410 and redelivered', async () => {
    const key = await add(own, '/s3cretPath?a=s3cretQuery');
    answerWith = 500;
    await sending('live', async () => {
      await stored();
      const sent = await next();
      expect([sent.method, `${sent.url.pathname}${sent.url.search}`]).toEqual(['PUT', '/s3cretPath?a=s3cretQuery']);
      expect(Object.fromEntries(new URLSearchParams(sent.body))).toEqual({
        token: 's3cretBody',
        type: 'snapshot.stored',
        said: 'Reports of «untrusted quotation: <!channel> @everyone {{/type}}» rose.',
      });
      expect(Buffer.from(String(sent.headers['x-title']), 'latin1').toString()).toBe(`é ${TITLE}`);
      answerWith = 410;
      // The second try, five seconds later.
      expect((await next()).body).toBe(sent.body);
      const state = async () => (await stores.destinations.list('acme'))[0]?.disabledReason;
      while ((await state()) === undefined) await sleep(20);
      expect(await state()).toBe('gone');
      answerWith = 204;
      await stores.destinations.change(key, { isEnabled: true });
      const [delivery] = await stores.deliveries.list({ accountId: 'acme', limit: 1 });
      expect(delivery).toMatchObject({ state: 'dead', attempts: [{ statusCode: 500 }, { statusCode: 410 }] });
      expect(await stores.deliveries.redeliver('acme', delivery?.deliveryId ?? '', Date.now())).toBe(1);
      expect((await next()).body).toBe(sent.body);
    });
    await stores.destinations.remove(key);
  });

  it('goes to no address that is not open, by its URL or that of its preset', async () => {
    const key = await add(own, '/s3cretPath');
    const running = openDeliveries(
      { deliveryAllow: [] },
      { stores },
      { pepper: PEPPER, log, metrics: createMetrics(false) },
    );
    const before = receiver.connectionCount;
    running.start();
    await stored();
    const outcome = async () =>
      (await stores.deliveries.list({ accountId: 'acme', limit: 1 }))[0]?.attempts[0]?.outcome;
    while ((await outcome()) === undefined) await sleep(20);
    expect(await outcome()).toBe('refused');
    await running.close();
    expect(receiver.connectionCount).toBe(before);
    await stores.destinations.remove(key);
  });

  it('lies sealed: neither the store nor the log holds a secret, also where it no longer opens', async () => {
    const keys = [
      await add(own, '/s3cretPath?a=s3cretQuery'),
      await add(
        { preset: 'matrix', headers: SERVICES.matrix.headers ?? {} },
        '/_matrix/client/v3/rooms/s3cret/send/m.room.message',
      ),
    ];
    await stored();
    const running = openDeliveries(
      { deliveryAllow: ['127.0.0.0/8'] },
      { stores },
      { pepper: new Uint8Array(32).fill(8), log, metrics: createMetrics(false) },
    );
    running.start();
    while (!lines.some((line) => line.includes('delivery failed'))) await sleep(20);
    await running.close();
    expect(lines.join('')).not.toMatch(/s3cret/);
    const tables = await client.query({
      text: `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
      values: [],
    });
    expect(tables.length).toBeGreaterThan(20);
    for (const row of tables) {
      const { table_name: table } = Object(row);
      const rows = await client.query({ text: `SELECT one::text AS row FROM "${table}" AS one`, values: [] });
      const hex = Buffer.from('s3cret').toString('hex');
      const found = rows.filter((one) => [hex, 's3cret'].some((secret) => String(Object(one).row).includes(secret)));
      expect([table, found]).toEqual([table, []]);
    }
    for (const key of keys) await stores.destinations.remove(key);
  });
});
