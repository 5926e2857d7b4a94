import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Sample, steadyLoad } from '../kit/open-loop-load.ts';
import { isPostgresThere } from '../kit/postgres.ts';
import { printed, runProgram, startProgram, stopped } from '../kit/program.ts';
import { createInstallation, type Installation } from '../kit/roles.ts';
import { AUDIENCE, ISSUER, issuerKey, type KeyServer, serveKeys, writeToken } from '../kit/token-issuer.ts';

/** CONTRACT.md §2: revocation and plan changes take effect everywhere within this time. */
const EVERYWHERE_MS = 5_000;
/** How long the new state is watched, from the change on. */
const WATCHED_MS = 8_000;
const PATIENCE = { timeout: 60_000, interval: 50 };
const BOOTSTRAP = '/api/bootstrap';
const MENA = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const ACCOUNT = `${ISSUER}|ada`;

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

  const urlsOf = (target: string) => servers.map(({ url }) => `${url}${target}`);

  /** Watches a change under load: `before` until it is made, `after` from 5 s after it on, at every server. */
  async function watch(
    {
      target,
      headers,
      before,
      after,
    }: { target: string; headers: Record<string, string>; before: number; after: number },
    change: () => Promise<number>,
  ): Promise<void> {
    const urls = urlsOf(target);
    const load = steadyLoad(urls, headers);
    try {
      await vi.waitFor(() => {
        for (const url of urls) expect(at(load.samples, url).length).toBeGreaterThanOrEqual(20);
      }, PATIENCE);
      const changedAt = await change();
      await vi.waitFor(() => {
        for (const url of urls)
          expect(at(load.samples, url).some(({ sentAt }) => sentAt >= changedAt + WATCHED_MS)).toBe(true);
      }, PATIENCE);
      await load.stop();
      for (const url of urls) {
        const samples = at(load.samples, url);
        const late = samples.filter(({ sentAt }) => sentAt > changedAt + EVERYWHERE_MS);
        expect(new Set(samples.map(({ status }) => status))).toEqual(new Set([before, after]));
        expect(late.length).toBeGreaterThanOrEqual(20);
        expect(late.filter(({ status }) => status !== after)).toEqual([]);
      }
    } finally {
      await load.stop();
    }
  }

  const at = (samples: readonly Sample[], url: string) => samples.filter((sample) => sample.url === url);

  it('reject a revoked key within 5 s and from then on', async () => {
    const made = JSON.parse(await command('keys', 'create', '--account', 'acme', '--plan', 'free', '--json'));
    const request = { target: BOOTSTRAP, headers: { 'X-Family-Key': made.key }, before: 200, after: 401 };
    await watch(request, async () => {
      await command('keys', 'revoke', made.id);
      const [listed] = JSON.parse(await command('keys', 'list', '--account', 'acme', '--json'));
      expect(listed.lastUsedAt).toBeGreaterThan(listed.createdAt);
      return listed.revokedAt;
    });
  });

  it('follow a plan that is bought, cancelled for later, and lapses, for a bearer, within 5 s each', async () => {
    const claims = { iss: ISSUER, aud: AUDIENCE, sub: 'ada', exp: Math.floor(Date.now() / 1_000) + 3_600 };
    const token = writeToken({ alg: 'ES256', kid: 'signer' }, claims, signer.signature);
    const request = { target: MENA, headers: { Authorization: `Bearer ${token}` } };
    const put =
      (...words: string[]) =>
      async () => {
        await command('accounts', 'set', '--account', ACCOUNT, '--plan', 'pro_monthly', ...words);
        return Date.now();
      };
    await watch({ ...request, before: 403, after: 200 }, put());
    await watch({ ...request, before: 200, after: 403 }, put('--status', 'lapsed'));
    const paidUntil = '2999-12-31';
    await watch({ ...request, before: 403, after: 200 }, put('--status', 'cancelled', '--paid-until', paidUntil));
    expect(JSON.parse(await command('accounts', 'show', '--account', ACCOUNT, '--json'))).toEqual({
      account: ACCOUNT,
      plan: 'pro_monthly',
      status: 'cancelled',
      paidUntil: Date.parse(paidUntil),
      tier: 1,
    });
  });
});
