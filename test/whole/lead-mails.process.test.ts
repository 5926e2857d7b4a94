import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../src/deliveries/test-kit/mail-sink.ts';
import { MAIL_GAP_MS } from '../../src/ports/lead-mails.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../kit/postgres.ts';
import { buildProgram, printed, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

/** Of this run; `npm run soak` may ask for more. */
const KILLS = Number(process.env.MAIL_KILLS ?? 2);
const ADDRESSES_PER_KILL = 4;
const ORIGIN = 'https://barograph.example';
/** For longer than a lease, which a killed process leaves behind. */
const MAX_LOOKS = 450;

describe.skipIf(!(await isPostgresThere()))('mails of processes on one store', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: TestDatabase;
  let client: SqlClient;
  let stores: Stores;
  let sink: MailSink;
  const running: { readonly child: ChildProcess; readonly url: string }[] = [];
  const pepper = randomBytes(32).toString('base64');

  async function start(): Promise<void> {
    const environment = {
      DATABASE_URL: database.url,
      PEPPER: pepper,
      PUBLIC_URL: ORIGIN,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}?from=barograph@barograph.example`,
    };
    const child = startProgram(['serve'], { dataDir: folder.path, environment });
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await printed(child, /Stop with Ctrl-C/))?.[0] ?? '';
    running.push({ child, url });
  }

  const anyUrl = () => running[0]?.url ?? '';
  const post = (url: string, path: string, body: object) =>
    fetch(`${url}/api/leads/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const form = (url: string, path: string, fields: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const register = async (url: string, email: string) => {
    const answer = await post(url, 'register-interest', { email, consent: true });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'received', consentVersion: '2026-11' }]);
  };
  const mailsTo = (email: string) => sink.mails.filter(({ to }) => to.includes(email));
  const mailTo = async (email: string) => {
    while (mailsTo(email).length === 0) await sleep(100);
    const [mail] = mailsTo(email);
    if (mail === undefined) throw new Error(`no mail to ${email}`);
    const linkTo = (page: string) => {
      const [, path = ''] = new RegExp(`${ORIGIN}(/${page}\\?token=\\S+)`).exec(mail.text) ?? [];
      return { path, token: new URLSearchParams(path.split('?')[1]).get('token') ?? '' };
    };
    return { ...mail, confirm: linkTo('confirm'), remove: linkTo('unsubscribe') };
  };
  const stateOf = async (email: string) => {
    const found = (await stores.leads.newest(999)).find((lead) => lead.email === email);
    if (found === undefined) return 'none';
    return found.confirmedAt === undefined ? 'unconfirmed' : 'confirmed';
  };

  beforeAll(async () => {
    await buildProgram();
    [folder, database, sink] = await Promise.all([temporaryFolder(), createTestDatabase(), startMailSink()]);
    client = openServerStore(database.url);
    stores = await openStores(client);
    for (let n = 0; n < 2; n += 1) await start();
  });
  afterAll(async () => {
    for (const { child } of running) await stopped(child);
    await client.close();
    await sink.close();
    await database.drop();
    await folder.remove();
  });

  it(`reach every address, and none twice in a day, though processes are killed after they answered (${KILLS} kills)`, async () => {
    const addresses: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const [victim] = running.splice(0, 1);
      if (victim === undefined) throw new Error('a process serves');
      for (let n = 0; n < ADDRESSES_PER_KILL; n += 1) {
        addresses.push(`p${kill}.${n}@example.org`);
        // Twice: a sender who asks again gets no other mail.
        for (let times = 0; times < 2; times += 1) await register(victim.url, `p${kill}.${n}@example.org`);
      }
      const ended = once(victim.child, 'exit');
      victim.child.kill('SIGKILL');
      await ended;
      await start();
    }
    const unreached = () => addresses.filter((address) => mailsTo(address).length === 0);
    for (let looks = 0; looks < MAX_LOOKS && unreached().length > 0; looks += 1) await sleep(200);
    expect(addresses.filter((address) => mailsTo(address).length > 1)).toEqual([]);
    // What was being handed over at a kill comes a day later.
    for (const table of ['sent_at', 'wanted_at', 'due_at'])
      await client.query({ text: `UPDATE lead_mail SET ${table} = ${table} - ${MAIL_GAP_MS}`, values: [] });
    while (unreached().length > 0) await sleep(200);
  });

  it('lead to a page whose opening changes nothing and whose button confirms', async () => {
    const email = 'reader@xn--bcher-kva.example';
    await register(anyUrl(), email);
    const { confirm, subject } = { ...(await mailTo(email)), subject: mailsTo(email)[0]?.headers.get('subject') };
    expect(subject).toEqual(['Confirm your address for Barograph']);
    for (let times = 0; times < 3; times += 1) {
      const page = await fetch(`${anyUrl()}${confirm.path}`);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await page.text()).toContain('Confirm your address');
    }
    expect(await stateOf(email)).toBe('unconfirmed');
    const wrong = await form(anyUrl(), '/confirm', {
      token: `${confirm.token.slice(0, -1)}${confirm.token.endsWith('0') ? 1 : 0}`,
    });
    expect([wrong.status, await stateOf(email)]).toEqual([404, 'unconfirmed']);
    for (let times = 0; times < 2; times += 1) {
      const done = await form(anyUrl(), '/confirm', { token: confirm.token });
      expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Your address is confirmed.')]);
    }
    expect(await stateOf(email)).toBe('confirmed');
    // Registered again by any sender, it stays confirmed.
    await register(anyUrl(), email);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it('are left by one click of a mail program, without cookie or origin, by every process', async () => {
    const email = 'leaver@example.org';
    await register(anyUrl(), email);
    const { remove, confirm, headers } = await mailTo(email);
    expect(headers.get('list-unsubscribe')).toEqual([`<${ORIGIN}${remove.path}>`]);
    expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect((await fetch(`${anyUrl()}${remove.path}`)).status).toBe(200);
    expect(await stateOf(email)).toBe('unconfirmed');
    const crossed = await form(anyUrl(), '/unsubscribe', { token: confirm.token });
    expect([crossed.status, await stateOf(email)]).toEqual([404, 'unconfirmed']);
    for (const { url } of running) {
      const left = await form(url, remove.path, { 'List-Unsubscribe': 'One-Click' });
      expect([left.status, await stateOf(email)]).toEqual([200, 'none']);
    }
    const late = await form(anyUrl(), '/confirm', { token: confirm.token });
    expect(late.status).toBe(404);
  });
});
