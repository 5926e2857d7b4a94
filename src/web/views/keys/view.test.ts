import { describe, expect, it } from 'vitest';
import { askConsole, EXAMPLES, refusal } from '../../test-kit/ask-console.ts';

const example = Object(EXAMPLES.get('/api/me'));
const shows = (me: unknown) => (path: string) => (path === '/api/me' ? me : undefined);

describe('the view of the account', () => {
  it('names the plan and what is left of its limits', async () => {
    const { status, html, text } = await askConsole('/keys');
    expect(status).toBe(200);
    expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('Account acme: plan pro_monthly, tier 1');
    expect(text).toContain('Answers by a model per UTC day 500 498');
    expect(text).toContain('Requests per UTC day 10,000');
    expect(text).toContain('no scope beyond its plan');
  });

  it('distinguishes no limit, none left and what is not known', async () => {
    const of = async (deductPerUtcDay: object) =>
      (await askConsole('/keys', shows({ ...example, limits: { deductPerUtcDay } }))).text;
    expect(await of({})).toContain('Answers by a model per UTC day no limit –');
    expect(await of({ limit: 500, remaining: 0 })).toContain('Answers by a model per UTC day 500 0 ');
    expect(await of({ limit: 500 })).toContain('Answers by a model per UTC day 500 ▨ not known now');
  });

  it('says of a plan that cannot be verified what is in force', async () => {
    const { planKey: _, tier: __, ...unverified } = example;
    const { text } = await askConsole('/keys', shows({ ...unverified, scopes: ['operator'] }));
    expect(text).toContain('its plan cannot be verified now');
    expect(text).toContain('the limits of the free plan are in force');
    expect(text).toContain('operator: may see the details');
  });

  it('lists keys in all their states, and sessions with a button each', async () => {
    const key = { publicId: 'aaaaaaaa', account: 'acme', scopes: [], createdAt: 0 };
    const keys = [
      { ...key, scopes: ['operator'] },
      { ...key, publicId: 'bbbbbbbb', revokedAt: 60_000 },
      { ...key, publicId: 'cccccccc', expiresAt: Date.UTC(2026, 10, 25) },
      { ...key, publicId: 'dddddddd', expiresAt: Date.UTC(2026, 10, 27), lastUsedAt: 0 },
    ];
    const { html, text } = await askConsole('/keys', (path) => (path === '/api/keys' ? { keys } : undefined));
    expect(text).toMatch(/aaaaaaaa acme \(operator\) [^a-z]*Jan 1970, 00:00 UTC never in force/);
    expect(text).toContain('revoked 1 Jan 1970');
    expect(text).toContain('expired 25 Nov 2026');
    expect(text).toContain('in force until 27 Nov 2026');
    expect(html).toContain('<button type="submit" name="session" value="0f1e2d3c4b5a6978">');
    expect(html).not.toContain('name="account"');
    expect(text).not.toContain('Operator room');
  });

  it('has for operators the form of a new key and the operator room', async () => {
    const checks = [
      { check: 'feed:a', status: 'crit', reasons: ['content_stale'] },
      { check: 'backup', status: 'ok', reasons: [], lastSuccessAt: 0 },
      { check: 'region:mena', status: 'ok', reasons: [] },
    ];
    const jobs = [{ job: 'slot/mena', slot: 's', state: 'dead', failureCount: 6, lastProblem: '<b>x</b>' }];
    const accounts = [{ account: 'acme', planKey: 'free', status: 'cancelled', paidUntil: 0 }];
    const changes = [{ seq: 1, at: 0, actor: 'cli', action: 'key.create', subject: 'aaaaaaaa', facts: '{"a":1}' }];
    const of: Record<string, unknown> = {
      '/api/me': { ...example, scopes: ['operator'] },
      '/api/keys': { keys: [], accounts, changes },
      '/api/health': { ...Object(EXAMPLES.get('/api/health')), checks, jobs },
    };
    const { html, text } = await askConsole('/keys', (path) => of[path]);
    expect(html).toContain('<select id="plan" name="plan">');
    expect(text).toContain('acme free cancelled 1 Jan 1970, 00:00 UTC');
    expect(html).toContain('&lt;b>x&lt;/b>');
    expect(text).toContain('slot/mena s dead 6');
    expect(text).toContain('feed:a crit content stale');
    expect(text).toContain('backup ok');
    expect(text).not.toContain('region:mena');
    expect(text).toContain('cli key.create aaaaaaaa a 1');
    const unknown = await askConsole('/keys', (path) =>
      path === '/api/health' ? refusal(503, 'store_unavailable') : of[path],
    );
    expect(unknown.text.match(/not known now: the store cannot be read/g)).toHaveLength(2);
  });

  it('shows a new key once, on a page that no cache keeps', async () => {
    const asked: string[] = [];
    const service = (path: string, _: URLSearchParams, body?: unknown) => {
      if (body !== undefined) asked.push(`${path} ${String(body)}`);
      return path === '/api/keys' && body !== undefined ? { publicId: 'k3f9a1bc', key: 'baro_live_secret' } : undefined;
    };
    const form = { create: '', account: ' acme ', plan: 'free', operator: 'on' };
    const { status, html, headers, text } = await askConsole('/keys', service, form);
    expect(asked).toEqual(['/api/keys {"account":"acme","planKey":"free","scopes":["operator"]}']);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(headers.get('ETag')).toBeUndefined();
    expect(html.match(/baro_live_secret/g)).toHaveLength(1);
    expect(text).toContain('Key k3f9a1bc of acme was created');
  });

  it('revokes by a typed id, ends a session, and says what was wrong with an id', async () => {
    const asked: string[] = [];
    const noted = (path: string, _: URLSearchParams, body?: unknown) => {
      if (body !== undefined) asked.push(`${path} ${String(body)}`);
      return undefined;
    };
    const revoked = await askConsole('/keys', noted, { revoke: ' k3f9a1bc ' });
    const ended = await askConsole('/keys', noted, { session: '0f1e2d3c4b5a6978' });
    for (const { status, headers } of [revoked, ended])
      expect([status, headers.get('Location')]).toEqual([303, '/keys']);
    expect(asked).toEqual([
      '/api/keys/revoke {"publicId":"k3f9a1bc"}',
      '/api/sessions/end {"sessionId":"0f1e2d3c4b5a6978"}',
    ]);
    const refusing = (answer: () => Response) => (path: string) => (path === '/api/keys/revoke' ? answer() : undefined);
    const unknown = await askConsole(
      '/keys',
      refusing(() => refusal(404, 'item_unknown')),
      { revoke: 'x' },
    );
    expect(unknown.text).toContain('has nothing of this id');
    const violations = [{ field: 'publicId', description: 'must be 8 characters' }];
    const wrong = refusing(() => refusal(400, 'validation_failed', { violations }));
    expect((await askConsole('/keys', wrong, { revoke: 'x' })).text).toContain('“publicId” must be 8 characters');
  });

  it('shows no secret and fails with the service', async () => {
    expect((await askConsole('/keys')).html).not.toMatch(/baro_(live|test)_/);
    expect((await askConsole('/keys', shows(refusal(503, 'store_unavailable')))).status).toBe(503);
    expect((await askConsole('/keys', shows(refusal(401, 'unauthenticated')))).status).toBe(401);
  });
});
