import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT, DAYS_TO_CONFIRM, LEADS_PER_UTC_DAY } from '../../src/contract/leads/consent.ts';
import { createLeadTokens } from '../../src/identity/lead-tokens.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { followLeadLink } from '../../src/operations/follow-lead-link.ts';
import { createStores, openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { recordingClient } from '../../src/stores/test-kit/recording-client.ts';
import { memoryLeadStore } from '../kit/memory-lead-store.ts';
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
    const kept = { consentVersion: '2026-11', consentText: CONSENT.text, sentAt: NOW };
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
    const full = createWorld({
      handlers: { leads: { ...memoryLeadStore(() => undefined), keep: async () => 'day_full' } },
    });
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

describe('leads that a mail confirms', () => {
  const leadTokens = createLeadTokens(new Uint8Array(32).fill(7));
  let client: SqlClient;
  let stores: Stores;
  let world: World;
  let follow: ReturnType<typeof followLeadLink>;
  let recorded: readonly { readonly name?: string | undefined }[];
  let sender = 0;

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    const recording = recordingClient(client);
    recorded = recording.recorded;
    const { leads } = createStores(recording.client);
    world = createWorld({ handlers: { leads, confirmsLeads: true } });
    follow = followLeadLink({ leads, leadTokens, clock: world.clock, setTimer: systemTimer });
  });
  afterAll(() => client.close());

  const post = (target: string, body: object) => {
    sender += 1;
    const clientAddress = `192.0.2.${sender}`;
    return world.send({ method: 'POST', target, headers: [JSON_TYPE], body: JSON.stringify(body), clientAddress });
  };
  const register = (email: string) => post(INTEREST, { email, consent: true });
  const addressIdOf = async (email: string) => {
    const leased = (await stores.leadMails.lease(world.clock.now(), 99)).find((mail) => mail.email === email);
    if (leased === undefined) throw new Error(`no mail to ${email} is due`);
    return leased.addressId;
  };

  it('wait for their confirmation, which is given once and may be repeated, and are removed by the other link', async () => {
    await register('Reader@Example.org');
    const confirmUntil = NOW + DAYS_TO_CONFIRM * 86_400_000;
    expect(await stores.leads.newest(1)).toMatchObject([{ email: 'reader@example.org', confirmUntil }]);
    const claim = { addressId: await addressIdOf('reader@example.org'), writtenAt: NOW };
    const token = leadTokens.create('confirm', claim);
    world.clock.time += 1_000;
    for (let times = 0; times < 2; times += 1) expect(await follow('confirm', token)).toBe('done');
    const [kept] = await stores.leads.newest(1);
    expect([kept?.confirmedAt, kept?.confirmUntil]).toEqual([NOW + 1_000, undefined]);
    const removal = leadTokens.create('remove', claim);
    for (let times = 0; times < 2; times += 1) expect(await follow('remove', removal)).toBe('done');
    expect(await stores.leads.newest(1)).toEqual([]);
    expect(await follow('confirm', token)).toBe('unknown');
  });

  it('are confirmed and removed by no token that was not made for it, without a question to the store', async () => {
    await register('other@example.org');
    const claim = { addressId: await addressIdOf('other@example.org'), writtenAt: world.clock.now() };
    const before = recorded.length;
    const others = { confirm: 'remove', remove: 'confirm' } as const;
    for (const use of ['confirm', 'remove'] as const) {
      const foreign = createLeadTokens(new Uint8Array(32)).create(use, claim);
      for (const token of [leadTokens.create(others[use], claim), foreign, 'a.b.c', ''])
        expect(await follow(use, token)).toBe('unknown');
    }
    expect(recorded).toHaveLength(before);
    expect(await stores.leads.newest(9)).toMatchObject([
      { email: 'other@example.org', confirmUntil: expect.any(Number) },
    ]);
  });

  it('are left as they are while the store does not answer', async () => {
    const down = async () => Promise.reject(new Error('down'));
    const leads = { confirm: down, removeById: down };
    const late = followLeadLink({ leads, leadTokens, clock: world.clock, setTimer: systemTimer });
    for (const use of ['confirm', 'remove'] as const)
      expect(await late(use, leadTokens.create(use, { addressId: 'a'.repeat(32), writtenAt: NOW }))).toBe('busy');
  });

  it('are answered with the same bytes after the same statements, whatever is known of the address', async () => {
    const asked = async (email: string) => {
      const before = recorded.length;
      const answer = await register(email);
      return { status: answer.status, body: bodyText(answer), sent: recorded.slice(before).map(({ name }) => name) };
    };
    const first = await asked('new@example.org');
    expect(first.sent).toContain('lead.want_mail');
    const unconfirmed = await asked('new@example.org');
    const token = leadTokens.create('confirm', { addressId: await addressIdOf('new@example.org'), writtenAt: NOW });
    expect(await follow('confirm', token)).toBe('done');
    expect([unconfirmed, await asked('new@example.org'), await asked('newer@example.org')]).toEqual([
      first,
      first,
      first,
    ]);
  });

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example\n', 'a@b.example, c@d.example', 'A <a@b.example>'])(
    'are of one address alone: %j',
    async (email) => {
      expect((await register(email)).status).toBe(400);
    },
  );

  it('hold names and messages of any characters, of which no mail has one', async () => {
    const name = 'A\r\nBcc: c@d.example '.padEnd(120, 'é');
    const sent = { email: 'b@xn--bcher-kva.example', name, message: `\r\n.\r\n${'m'.repeat(3_900)}` };
    expect((await post(CONTACT, { ...sent, consent: true })).status).toBe(200);
    expect(await stores.leads.newest(1)).toMatchObject([sent]);
    const leased = (await stores.leadMails.lease(world.clock.now(), 99)).find(({ email }) => email === sent.email);
    expect(
      Object.values(leased ?? {})
        .flat()
        .join(' '),
    ).not.toMatch(/Bcc|mmm/);
  });
});
