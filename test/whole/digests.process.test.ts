import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventType, NewEvent } from '../../src/contract/intelligence/event.ts';
import { type MailSink, type ReceivedMail, refusal, startMailSink } from '../../src/deliveries/test-kit/mail-sink.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { fetchOnceFree } from '../kit/once-free.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../kit/postgres.ts';
import { buildProgram, printed, runProgram, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

const ORIGIN = 'https://barograph.example';
const READER = 'reader@example.org';
const OTHER = 'other@example.org';
const HOUR = 3_600_000;

describe.skipIf(!(await isPostgresThere()))('events by mail, of processes on one store', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: TestDatabase;
  let client: SqlClient;
  let stores: Stores;
  let sink: MailSink;
  let key = '';
  let environment: Record<string, string>;
  /** Answers each mail; nothing accepts it. */
  let onMail: (mail: ReceivedMail) => Promise<Error | undefined> = async () => undefined;
  const running: { readonly child: ChildProcess; readonly url: string }[] = [];

  async function start(): Promise<void> {
    const child = startProgram(['serve'], { dataDir: folder.path, environment });
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await printed(child, /Stop with Ctrl-C/))?.[0] ?? '';
    running.push({ child, url });
  }
  /** Kills the oldest process and starts another, whose first look is now. */
  async function killOne(): Promise<void> {
    const [victim] = running.splice(0, 1);
    if (victim === undefined) throw new Error('a process serves');
    const ended = once(victim.child, 'exit');
    victim.child.kill('SIGKILL');
    await ended;
    await start();
  }

  const anyUrl = () => running[0]?.url ?? '';
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${anyUrl()}/api/alert/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Service-Key': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  const stateOf = async (address: string) => {
    const { destinations } = (await ask('GET', 'list-destinations')).body;
    const found = destinations.find((one: { readonly address?: string }) => one.address === address);
    return found?.disabledReason ?? 'active';
  };
  const mailsTo = (address: string) => sink.mails.filter(({ to }) => to.includes(address));
  const mailTo = async (address: string, count: number): Promise<ReceivedMail> => {
    while (mailsTo(address).length < count) await sleep(100);
    const mail = mailsTo(address)[count - 1];
    if (mail === undefined) throw new Error(`mail ${count} to ${address}`);
    return mail;
  };
  const linkIn = ({ text }: ReceivedMail, page: string) =>
    new RegExp(`${ORIGIN}(/${page}\\?token=\\S+)`).exec(text)?.[1] ?? '';
  const click = (path: string, fields: Record<string, string> = {}) =>
    fetchOnceFree(`${anyUrl()}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const happen = async (...events: readonly (readonly [type: EventType, data: NewEvent['data']])[]) => {
    const now = Date.now();
    const causes = events.map(([type, data]): NewEvent => {
      const cause = randomBytes(8).toString('hex');
      return { type, subject: 'region:mena', regionId: 'mena', cause, happenedAt: now, recordedAt: now, data };
    });
    await stores.feedStates.write(
      { feedId: 'test', cursor: null, newestContentAt: now, consecutiveFailures: 0 },
      causes,
    );
  };
  const assessed = (generatedAt: number, validUntil: number) =>
    client.query({
      text: `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, slot_at, state)
        SELECT 's ' || region_id, region_id, $1::bigint, $2::bigint, '', $1::bigint, '{}'
        FROM unnest(string_to_array($3, ' ')) AS region_id
        ON CONFLICT (snapshot_id) DO UPDATE SET generated_at = excluded.generated_at, valid_until = excluded.valid_until`,
      values: [generatedAt, validUntil, REGION_IDS.join(' ')],
    });
  const endPeriods = () =>
    client.query({ text: 'UPDATE destination SET digest_due = 1 WHERE schedule IS NOT NULL', values: [] });

  beforeAll(async () => {
    await buildProgram();
    [folder, database, sink] = await Promise.all([
      temporaryFolder(),
      createTestDatabase(),
      startMailSink({}, (mail) => onMail(mail)),
    ]);
    client = openServerStore(database.url);
    stores = await openStores(client);
    environment = {
      DATABASE_URL: database.url,
      PEPPER: randomBytes(32).toString('base64'),
      PUBLIC_URL: ORIGIN,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}?from=barograph@barograph.example`,
    };
    const words = ['keys', 'create', '--account', 'acme', '--plan', 'pro_monthly', '--json'];
    const created = await runProgram(words, { dataDir: folder.path, environment });
    key = JSON.parse(created.stdout).key;
    const now = Date.now();
    await assessed(now, now + 24 * HOUR);
    for (let n = 0; n < 2; n += 1) await start();
  });
  afterAll(async () => {
    for (const { child } of running) await stopped(child);
    await client.close();
    await sink.close();
    await database.drop();
    await folder.remove();
  });

  it('are confirmed, sent as one digest under one id, ended by one click, and never missing without a word', async () => {
    for (const [address, schedule] of [
      [READER, 'daily'],
      [OTHER, 'weekly'],
    ]) {
      const created = await ask('POST', 'create-destination', {
        kind: 'email',
        address,
        schedule,
        regionIds: ['mena'],
      });
      expect([created.status, created.body.destination?.disabledReason]).toEqual([200, 'unconfirmed']);
    }
    const asking = await mailTo(READER, 1);
    await happen(['regime.changed', { from: 'calm', to: 'coercive_stalemate', reason: 'Before the confirmation.' }]);
    for (let times = 0; times < 3; times += 1) {
      const page = await fetch(`${anyUrl()}${linkIn(asking, 'confirm')}`);
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining('An account asks to send events'),
      ]);
    }
    expect(await stateOf(READER)).toBe('unconfirmed');
    for (const mail of [asking, await mailTo(OTHER, 1)]) {
      const token = new URLSearchParams(linkIn(mail, 'confirm').split('?')[1]).get('token') ?? '';
      const crossed = await click('/unsubscribe', { token });
      expect([crossed.status, (await click('/confirm', { token })).status]).toEqual([404, 200]);
    }
    expect(await stateOf(READER)).toBe('active');

    await happen(
      [
        'regime.changed',
        { from: 'calm', to: 'stress_accumulation', reason: 'Shipping fell.\r\nBcc: victim@example.org' },
      ],
      [
        'snapshot.stored',
        { changes: ['Hormuz is now closed.'], previousSnapshotId: 's', headline: { text: 'Closed.' } },
      ],
    );
    // Refused at first, so that the digest is tried again; and the process that tried it ends.
    const refused: string[] = [];
    onMail = async ({ to, headers }) => {
      if (!to.includes(READER) || refused.length > 0) return undefined;
      refused.push(headers.get('message-id')?.[0] ?? '');
      return refusal(451);
    };
    await endPeriods();
    await killOne();
    const digest = await mailTo(READER, 3);
    expect(digest.headers.get('message-id')).toEqual(refused);
    expect(digest.headers.get('subject')?.[0]).toMatch(/^Barograph digest: 2 events until /);
    expect(digest.headers.has('bcc')).toBe(false);
    expect(digest.text).toContain('From calm to stress_accumulation: Shipping fell. Bcc: victim@example.org');
    expect(digest.text).toContain(': Hormuz is now closed.\n');
    expect(digest.text).toContain(`\n${ORIGIN}/region/mena\n`);
    for (const absent of ['Before the confirmation', 'No assessment', 'EXERCISE'])
      expect(digest.text).not.toContain(absent);
    expect((await mailTo(OTHER, 2)).headers.get('subject')?.[0]).toMatch(/^Barograph digest: 2 events until /);

    // RFC 8058: one POST of a mail program, without cookie or origin, to any process.
    const path = linkIn(digest, 'unsubscribe');
    expect(digest.headers.get('list-unsubscribe')).toEqual([`<${ORIGIN}${path}>`]);
    expect(digest.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect((await fetch(`${anyUrl()}${path}`)).status).toBe(200);
    expect(await stateOf(READER)).toBe('active');
    for (const { url } of running) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(`${url}${path}`, { method: 'POST', body })).status).toBe(200);
    }
    expect(await stateOf(READER)).toBe('unsubscribed');

    // No event happens; first nothing is missing, then assessments have stopped.
    await endPeriods();
    await killOne();
    const due = async () =>
      (
        await client.query({
          text: 'SELECT 1 FROM destination WHERE digest_due = 1 AND disabled_reason IS NULL',
          values: [],
        })
      ).length;
    while ((await due()) > 0) await sleep(100);
    const stoppedAt = Date.now() - 20 * HOUR;
    await assessed(stoppedAt, stoppedAt + 6 * HOUR);
    await endPeriods();
    await killOne();
    const missing = await mailTo(OTHER, 3);
    const since = new Date(stoppedAt).toISOString().slice(11, 16);
    expect(missing.headers.get('subject')?.[0]).toMatch(
      new RegExp(`^No assessment of .*Middle East.* since .*${since} UTC$`),
    );
    expect(missing.text).toContain('no mail does not mean that nothing happened');
    expect(mailsTo(READER)).toHaveLength(3);
    expect(mailsTo(OTHER)).toHaveLength(3);
    const deliveries = async () =>
      (await ask('GET', 'list-deliveries?limit=50')).body.deliveries
        .map(({ type, state }: Record<string, string>) => `${type} ${state}`)
        .toSorted();
    // A mail has arrived before its delivery is noted.
    while ((await deliveries()).some((text: string) => text.endsWith(' waiting'))) await sleep(100);
    expect(await deliveries()).toEqual([
      ...Array(2).fill('destination.confirm delivered'),
      ...Array(3).fill('destination.digest delivered'),
    ]);
  });

  it('are sent one by one, to a reader that confirmed, in the words of the feeds', async () => {
    const address = 'each@example.org';
    await ask('POST', 'create-destination', { kind: 'email', address, types: ['regime.changed'] });
    expect((await click(linkIn(await mailTo(address, 1), 'confirm'))).status).toBe(200);
    await happen(['feed.stale', {}], ['regime.changed', { from: 'calm', to: 'coercive_stalemate', reason: 'Words.' }]);
    while (!mailsTo(address).some(({ text }) => text.includes('From calm to coercive_stalemate: Words.')))
      await sleep(100);
    const mails = mailsTo(address).filter(({ headers }) => !headers.get('subject')?.[0]?.startsWith('No assessment'));
    expect(mails.map(({ headers }) => headers.get('subject')?.[0])).toEqual([
      'Confirm your address for events of Barograph',
      expect.stringMatching(/^Middle East.*: regime changed$/),
    ]);
  });
});
