import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEADS_PER_UTC_DAY } from '../../src/contract/leads/consent.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

const INTEREST = '/api/leads/v1/register-interest';
const CONTACT = '/api/leads/v1/submit-contact';

describe('leads', () => {
  let client: SqlClient;
  let stores: Stores;
  let world: World;
  let sender = 0;

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    world = createWorld({ handlers: { leads: stores.leads } });
  });
  afterAll(() => client.close());

  /** Each from an address of its own unless one is named. */
  const post = (target: string, body: object, from: { clientAddress?: string; key?: string } = {}) => {
    sender += 1;
    return world.send({
      method: 'POST',
      target,
      headers: [JSON_TYPE],
      body: JSON.stringify(body),
      clientAddress: `192.0.2.${sender}`,
      ...from,
    });
  };
  const withoutIds = (headers: readonly (readonly [string, string])[]) =>
    headers.filter(([name]) => !/^(x-request-id|x-ratelimit|ratelimit|date|server-timing)/i.test(name));

  it('are kept with what was agreed to, without a key', async () => {
    const answer = await post(INTEREST, { email: 'Reader@Example.org', consent: true });
    expect([answer.status, bodyOf(answer)]).toEqual([200, { status: 'received', consentVersion: '2026-11' }]);
    const message = { name: 'A', message: 'one\ntwo', origin: 'page' };
    expect((await post(CONTACT, { email: 'b@example.org', consent: true, ...message })).status).toBe(200);
    const kept = { consentVersion: '2026-11', sentAt: NOW };
    expect(await stores.leads.newest(10)).toEqual([
      { kind: 'contact', email: 'b@example.org', ...message, ...kept },
      { kind: 'interest', email: 'reader@example.org', ...kept },
    ]);
  });

  it('never say whether an address is known', async () => {
    const known = await post(INTEREST, { email: 'reader@example.org', consent: true });
    const unknown = await post(INTEREST, { email: 'another.reader@example.org', consent: true });
    expect([known.status, bodyText(known)]).toEqual([unknown.status, bodyText(unknown)]);
    expect(withoutIds(known.headers)).toEqual(withoutIds(unknown.headers));
    expect(bodyText(known)).not.toContain('example.org');
    expect(headerOf(known, 'Cache-Control')).toContain('no-store');
  });

  it.each([
    ['consent', { email: 'a@example.org' }],
    ['consent', { email: 'a@example.org', consent: false }],
    ['email', { consent: true }],
    ['email', { email: 'a@localhost', consent: true }],
    ['email', { email: 'a b@example.org', consent: true }],
    ['email', { email: '"a"@example.org', consent: true }],
    ['email', { email: `${'a'.repeat(250)}@example.org`, consent: true }],
    ['phone', { email: 'a@example.org', consent: true, phone: '1' }],
  ])('need a sound %s: %j', async (field, body) => {
    const answer = await post(INTEREST, body);
    expect(answer.status).toBe(400);
    expect(Object(bodyOf(answer)).violations.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('are counted by the day for each client address and each account, apart from other requests', async () => {
    const body = { email: 'c@example.org', consent: true };
    const sendAll = async (from: { clientAddress?: string; key?: string }) => {
      const statuses: number[] = [];
      for (let n = 0; n <= LEADS_PER_UTC_DAY; n += 1) {
        world.clock.time += 60_000;
        statuses.push((await post(INTEREST, body, from)).status);
      }
      return statuses;
    };
    const expected = [...Array.from({ length: LEADS_PER_UTC_DAY }, () => 200), 429];
    expect(await sendAll({ clientAddress: '198.51.100.1' })).toEqual(expected);
    expect(await sendAll({ key: await world.newKey('acme', 'enterprise') })).toEqual(expected);
    expect((await post(CONTACT, { ...body, name: 'A', message: 'm' }, { clientAddress: '198.51.100.1' })).status).toBe(
      200,
    );
    world.clock.time += 86_400_000;
    expect((await post(INTEREST, body, { clientAddress: '198.51.100.1' })).status).toBe(200);
  });

  it('say when to come back where the day of the store is full', async () => {
    const full = createWorld({ handlers: { leads: { keep: async () => 'day_full' } } });
    const answer = await full.send({
      method: 'POST',
      target: INTEREST,
      headers: [JSON_TYPE],
      body: JSON.stringify({ email: 'a@example.org', consent: true }),
    });
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([429, 'rate_limited']);
    expect(headerOf(answer, 'Retry-After')).toBe(String(12 * 3_600));
  });
});
