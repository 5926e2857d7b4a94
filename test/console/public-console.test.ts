import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../src/contract/endpoints.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { mayHandOnRecords } from '../../src/ports/handing-on.ts';
import { PLAIN_VIEWS, REGION_VIEWS } from '../../src/web/url/view-url.ts';
import { createConsoleWorld } from '../kit/console-in-process.ts';

const READS = [
  '/',
  ...REGION_VIEWS.map((view) => `/${view}/mena`),
  ...PLAIN_VIEWS.filter((view) => view !== 'keys').map((view) => `/${view}`),
];
const ASK = { q: 'Is the Strait of Hormuz open?' };

describe('the console without a credential', () => {
  it('asks to sign in unless it is public', async () => {
    const { send } = createConsoleWorld(false);
    for (const target of READS) {
      const { status, text } = await send({ target });
      expect([target, status]).toEqual([target, 401]);
      expect(text).toContain('name="key"');
    }
  });

  it('shows in public every view but that of the account, and its other forms', async () => {
    for (const target of READS) {
      const { send, errors } = createConsoleWorld(true);
      const { status, header } = await send({ target });
      expect([target, status, errors]).toEqual([target, 200, []]);
      expect(header('Cache-Control')).toContain('private');
      const json = await send({ target: `${target === '/' ? '/world' : target}.json` });
      expect([target, json.status]).toEqual([target, 200]);
    }
    const { send } = createConsoleWorld(true);
    for (const target of ['/keys', '/keys.json']) expect((await send({ target })).status).toBe(401);
  });

  it('opens no operation under /api/ and no operator detail', async () => {
    const { send } = createConsoleWorld(true);
    for (const name of ENDPOINT_NAMES) {
      const { path, method, gate } = ENDPOINTS[name];
      if (gate !== 'public') expect([name, (await send({ method, target: path })).status]).toEqual([name, 401]);
    }
    const { text } = await send({ target: '/feeds.json' });
    expect(text).not.toContain('"checks"');
  });

  it('counts a page as one request of the address, and refuses the one beyond the anonymous limit', async () => {
    const { send } = createConsoleWorld(true);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await send({ target: '/verify' })).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await send({ target: '/verify', clientAddress: '198.51.100.7' })).status).toBe(200);
  });
});

describe('the public console', () => {
  it('answers 5 questions per hour and address by the built-in analyst, and stores nothing', async () => {
    const { post, clock, audit } = createConsoleWorld(true, {
      handlers: {
        answering: { analyse: () => Promise.reject(new Error('a model')) },
        conversations: {
          turns: () => Promise.reject(new Error('a read')),
          append: () => Promise.reject(new Error('a write')),
        },
      },
    });
    const ask = async (clientAddress: string) => (await post('/ask', ASK, { clientAddress })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await ask('192.0.2.1'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask('192.0.2.2')).toBe(200);
    clock.time += 3_600_000;
    expect(await ask('192.0.2.1')).toBe(200);
    expect(audit.all).toEqual([]);
  });

  it('says how many questions are left', async () => {
    const { post, send } = createConsoleWorld(true);
    expect((await send({ target: '/ask' })).text).toContain('5 of 5 questions of this hour are left');
    await post('/ask', ASK);
    expect((await send({ target: '/ask' })).text).toContain('4 of 5 questions of this hour are left');
  });

  it('takes no other form, and none that a page of another site sent', async () => {
    const { post, identity } = createConsoleWorld(true);
    expect((await post('/keys', { account: 'x', plan: 'enterprise' })).status).toBe(401);
    expect((await post('/keys', { revoke: 'k3f9a1bc' })).status).toBe(401);
    expect((await post('/keys', { session: '0f1e2d3c4b5a6978' })).status).toBe(401);
    expect(identity.keys.size).toBe(0);
    for (const origin of ['http://evil.example', 'http://127.0.0.1:9090', 'null'])
      expect((await post('/ask', ASK, { headers: [['Origin', origin]] })).status).toBe(403);
    expect((await post('/ask', ASK, { headers: [] })).status).toBe(403);
  });

  it('shows its pages also to a viewer whose session has ended, and as its own to one whose session holds', async () => {
    const { send, sessions, newKey } = createConsoleWorld(true);
    const key = await newKey('acme', 'pro_monthly');
    const secret = await sessions.begin(key.split('_')[2] ?? '');
    const as = (cookie: string, target: string) => send({ target, headers: [['Cookie', `barograph-8080=${cookie}`]] });
    expect((await as(secret, '/keys')).text).toContain('Account acme');
    await sessions.end(secret);
    expect((await as(secret, '/verify')).status).toBe(200);
    expect((await as(secret, '/keys')).status).toBe(401);
    expect((await as('x', '/verify')).status).toBe(200);
  });

  it('gives visitors no record of a source that forbids handing on', async () => {
    const forbidden = FEED_CARDS.filter((card) => !mayHandOnRecords(card)).map(({ id }) => id);
    expect(forbidden.length).toBeGreaterThan(0);
    const { send } = createConsoleWorld(true);
    const { text } = await send({ target: '/region/mena.json' });
    for (const id of forbidden) expect(text).not.toContain(`"feedId":"${id}","recordId"`);
  });
});
