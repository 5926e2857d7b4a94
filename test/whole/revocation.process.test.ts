import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, followChange } from '../kit/follow-change.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { printed, runProgram, startProgram, stopped } from '../kit/program.ts';
import { createInstallation, type Installation } from '../kit/roles.ts';
import { AUDIENCE, ISSUER, issuerKey, type KeyServer, serveKeys, writeToken } from '../kit/token-issuer.ts';

const BOOTSTRAP = '/api/bootstrap';
const MENA = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const ACCOUNT = `${ISSUER}|ada`;

interface Watched {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}
type Statuses = readonly [before: number, after: number];

describe.skipIf(!(await isPostgresThere()))('two servers over one database, under steady load', () => {
  const signer = issuerKey('signer', 'ES256');
  const servers: { readonly child: ChildProcess; readonly url: string }[] = [];
  let installation: Installation;
  let provider: KeyServer;

  beforeAll(async () => {
    provider = await serveKeys(() => [signer]);
    const lots = { requestsPerMinute: 1_000_000, requestsPerUtcDay: 1_000_000 };
    installation = await createInstallation({
      KEY_HEADER_ALIASES: 'X-Family-Key',
      LIMITS: JSON.stringify({ wrongCredentialsPerMinute: 1_000_000, plans: { free: lots, pro_monthly: lots } }),
      JWT_ISSUER: ISSUER,
      JWT_AUDIENCE: AUDIENCE,
      JWKS_URL: provider.url,
    });
    const pepper = randomBytes(32);
    for (const name of ['one', 'two', 'commands']) {
      await mkdir(join(installation.folder(name), 'live'), { recursive: true, mode: 0o700 });
      await writeFile(join(installation.folder(name), 'live', 'pepper'), pepper, { mode: 0o600 });
    }
    for (const name of ['one', 'two']) {
      const child = startProgram(['start'], {
        dataDir: installation.folder(name),
        environment: installation.environment,
      });
      const text = await printed(child, /Stop with Ctrl-C/);
      servers.push({ child, url: /on (http:\/\/\S+)/.exec(text)?.[1] ?? '' });
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ child }) => stopped(child)));
    await provider.close();
    await installation.remove();
  });

  /** A command, in a third process. */
  async function command(...words: string[]): Promise<string> {
    const { code, stdout, stderr } = await runProgram(words, {
      dataDir: installation.folder('commands'),
      environment: installation.environment,
    });
    expect([words, code, stderr]).toEqual([words, 0, 'working in the live world\n']);
    return stdout;
  }

  /** Makes a change under load: both servers answer as before it and then, from one answer on, as after it. */
  async function watch({ target, headers }: Watched, [before, after]: Statuses, make: Change['make']) {
    const urls = servers.map(({ url }) => `${url}${target}`);
    const samples = await followChange({ urls, headers, make, isAfter: ({ status }) => status === after });
    for (const url of urls)
      expect(new Set(samples.filter((sample) => sample.url === url).map(({ status }) => status))).toEqual(
        new Set([before, after]),
      );
  }

  it('reject a revoked key, and from then on', async () => {
    const made = JSON.parse(await command('keys', 'create', '--account', 'acme', '--plan', 'free', '--json'));
    await watch({ target: BOOTSTRAP, headers: { 'X-Family-Key': made.key } }, [200, 401], async () => {
      await command('keys', 'revoke', made.id);
      const [listed] = JSON.parse(await command('keys', 'list', '--account', 'acme', '--json'));
      expect(listed.lastUsedAt).toBeGreaterThan(listed.createdAt);
    });
  });

  it('follow a plan that is bought, cancelled for later, and lapses, for a bearer', async () => {
    const claims = { iss: ISSUER, aud: AUDIENCE, sub: 'ada', exp: Math.floor(Date.now() / 1_000) + 3_600 };
    const token = writeToken({ alg: 'ES256', kid: 'signer' }, claims, signer.signature);
    const request = { target: MENA, headers: { Authorization: `Bearer ${token}` } };
    const put =
      (...words: string[]) =>
      () =>
        command('accounts', 'set', '--account', ACCOUNT, '--plan', 'pro_monthly', ...words);
    await watch(request, [403, 200], put());
    await watch(request, [200, 403], put('--status', 'lapsed'));
    const paidUntil = '2999-12-31';
    await watch(request, [403, 200], put('--status', 'cancelled', '--paid-until', paidUntil));
    expect(JSON.parse(await command('accounts', 'show', '--account', ACCOUNT, '--json'))).toEqual({
      account: ACCOUNT,
      plan: 'pro_monthly',
      status: 'cancelled',
      paidUntil: Date.parse(paidUntil),
      tier: 1,
    });
  });
});
