import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Change, followChange } from '../kit/follow-change.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { runProgram, stopped } from '../kit/program.ts';
import { refuseListeners } from '../kit/refuse-listeners.ts';
import { createInstallation, type Installation, type RoleProcess, startRole, withDatabase } from '../kit/roles.ts';

const PATIENCE = { timeout: 90_000, interval: 50 };
const MENA = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const LISTENERS = "application_name = 'barograph notices' AND datname = current_database()";

describe.skipIf(!(await isPostgresThere()))('two servers whose connections for notices are cut', () => {
  const servers: RoleProcess[] = [];
  let installation: Installation;
  let way: Awaited<ReturnType<typeof refuseListeners>>;

  beforeAll(async () => {
    const lots = { requestsPerMinute: 1_000_000, requestsPerUtcDay: 1_000_000 };
    installation = await createInstallation({
      DATABASE_CONNECTIONS: '3',
      PEPPER: randomBytes(32).toString('base64'),
      LIMITS: JSON.stringify({ wrongCredentialsPerMinute: 1_000_000, plans: { free: lots, pro_monthly: lots } }),
    });
    await command('refresh', '--region', 'mena');
    way = await refuseListeners();
    const through = { ...installation.environment, DATABASE_URL: way.through(installation.databaseUrl) };
    for (const name of ['one', 'two']) servers.push(await startRole('serve', installation.folder(name), through));
    // From here on no notice arrives: the listening connection is cut and cannot reconnect.
    await vi.waitFor(async () => expect(await listenerCount()).toBe(servers.length), PATIENCE);
    way.begin();
    const cut = await onDatabase(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${LISTENERS}`);
    expect(cut).toHaveLength(servers.length);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ child }) => stopped(child)));
    await way.close();
    await installation.remove();
  });

  const onDatabase = (text: string) =>
    withDatabase(installation.databaseUrl, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
  const listenerCount = async () => (await onDatabase(`SELECT 1 FROM pg_stat_activity WHERE ${LISTENERS}`)).length;

  async function command(...words: string[]): Promise<string> {
    const { code, stdout, stderr } = await runProgram(words, {
      dataDir: installation.folder('commands'),
      environment: installation.environment,
    });
    expect([words, code, stderr]).toEqual([words, 0, 'working in the live world\n']);
    return stdout;
  }

  const newKey = async (account: string) =>
    JSON.parse(await command('keys', 'create', '--account', account, '--plan', 'pro_monthly', '--json'));

  const follow = (key: string, make: Change['make'], isAfter: Change['isAfter']) =>
    followChange({
      urls: servers.map(({ url }) => `${url}${MENA}`),
      headers: { 'X-Service-Key': key },
      make,
      isAfter,
    });

  it('still serve a new snapshot, reject a revoked key and follow a plan', async () => {
    const { key } = await newKey('reader');
    const before = await fetch(`${servers[0]?.url}${MENA}`, { headers: { 'X-Service-Key': key } });
    const old = before.headers.get('etag');
    await follow(
      key,
      () => command('refresh', '--region', 'mena'),
      ({ etag }) => etag !== old,
    );

    const revoked = await newKey('revoked');
    const revoke = () => command('keys', 'revoke', revoked.id);
    await follow(revoked.key, revoke, ({ status }) => status === 401);

    const lapsing = ['accounts', 'set', '--account', 'reader', '--plan', 'pro_monthly', '--status', 'lapsed'];
    await follow(
      key,
      () => command(...lapsing),
      ({ status }) => status === 403,
    );
    expect(await listenerCount()).toBe(0);
    // They kept trying all the time.
    expect(way.rejectedCount()).toBeGreaterThan(2 * servers.length);
  });
});
