import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
}

const BAD: Readonly<Record<string, readonly string[]>> = {
  PORT: ['x', '-1', '65536', '80.5', '0x50', '8e3', '١٢'],
  HOST: ['a b', 'http://h', 'h/x', "h'"],
  DATABASE_URL: ['mysql://h/x', 'h:5432', 'postgres://[', 'postgresql:h'],
  FEEDS_PROXY: [
    '127.0.0.1:9',
    'ftp://h',
    'http://h/path',
    'http://h/?q',
    'http://h/?q=1',
    'http://u:p@h',
    'http://h/#x',
  ],
  RETENTION_DAYS: ['119', '36501', '1.5', '-200', '0x100', 'all'],
  BACKUP_EVERY: ['24', '0h', '32d', '769h', '1.5d', '24 h', '1w', '1D', '-1d', 'daily'],
  BACKUP_KEEP: ['0', '1001', '-1', 'all'],
  LOG_SAMPLE: ['1.1', '-0.1', '1e-3', 'all', '0,5'],
  DATABASE_CONNECTIONS: ['0', '101', '-1', 'x', '1.5'],
  SMTP_URL: [
    'mail.example',
    'https://mail.example?from=a@b.example',
    'smtp://mail.example',
    'smtp://mail.example?from=a',
    'smtp://mail.example?from=a@b.example&from=c@d.example',
    'smtp://mail.example?from=a@b.example%0d%0aX:y',
    'smtp://mail.example/x?from=a@b.example',
    'smtp://mail.example?from=a@b.example#x',
    'smtp://u@mail.example?from=a@b.example',
    'smtp://u:%0a@mail.example?from=a@b.example',
    'smtp://u:%zz@mail.example?from=a@b.example',
    'smtp://mail..example?from=a@b.example',
    'smtp://?from=a@b.example',
  ],
  PEPPER: ['short', `${'A'.repeat(42)}`, `${'A'.repeat(50)}!`, 'two words'],
  PUBLIC_FEEDS: ['yes', '1', 'TRUE', 'all'],
  ENTITLEMENT_GRACE: ['-1', '3601', '1.5', 'x'],
  DRAIN_SECONDS: ['-1', '61', '1.5', 'x'],
  METRICS_PORT: ['x', '-1', '65536'],
  LOG_LEVEL: ['loud', 'INFO', 'trace'],
  KEY_HEADER_ALIASES: [
    'X Key',
    'X-Key,Y:Key',
    'Schlüssel',
    'X-Key,AUTHORIZATION',
    'Host',
    'cookie',
    'X-Key,Content-Length',
    'X-Forwarded-For',
    'Sec-Fetch-Site',
  ],
  JWT_ISSUER: ['https://idp example', 'https://idp.example|x', 'https://ídp.example'],
  JWT_AUDIENCE: ['two words', 'ä', `${'a'.repeat(256)}`, ','],
  JWKS_URL: [
    'http://idp.example/keys',
    'idp.example/keys',
    'ftp://idp.example/keys',
    'https://u:p@idp.example/keys',
    'https://idp.example/keys#1',
    'http://127.0.0.1.example/keys',
    'http://localhost.example/keys',
  ],
  MODELS: ['gpt', 'acme=small', 'openai=a b', 'local', 'openai=!'],
  MODEL_PRICES: ['openai=m=1/2', '1/2', 'openai=m', 'openai=m=1', 'openai=m=-1/2', 'openai=m=1e3/2'],
  MODEL_ANSWER_COST: ['0', '-1', '1e3', '1,5', '1.0000001', 'none'],
  DEDUCT_FALLBACK: ['none', 'Builtin', '1'],
  ALLOWED_ORIGINS: ['https://a/', 'null', '*', 'https://a:443', 'HTTPS://A', 'https://ok.example,a.example'],
  TRUSTED_PROXIES: ['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1,x'],
};

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: resolve('data'),
      production: false,
      keyHeaderAliases: [],
      allowedOrigins: [],
      trustedProxies: [],
      models: [],
      deductFallsBack: false,
      logLevel: 'warn',
      logSample: 0.01,
    });
    expect(readConfig({})).not.toHaveProperty('metricsPort');
    expect(readConfig({})).not.toHaveProperty('databaseUrl');
    expect(readConfig({})).not.toHaveProperty('feedsProxy');
  });

  it('reads every variable, with white space around it and commas in it', () => {
    const environment = {
      HOST: ' ::1 ',
      PORT: ' 0 ',
      DATA_DIR: ' /var/lib/barograph ',
      DATABASE_URL: 'postgres://u:p@db.example:5432/b',
      FEEDS_PROXY: 'http://127.0.0.1:9000/',
      NODE_ENV: 'production',
      KEY_HEADER_ALIASES: 'X-Other-Key, ,X-Third',
      ALLOWED_ORIGINS: 'https://a.example,http://localhost:3000',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,::1/128',
      LOG_LEVEL: 'debug',
      LOG_SAMPLE: '0.25',
      METRICS_PORT: '9464',
      BACKUP_DIR: '/var/backups/barograph',
      BACKUP_EVERY: '7d',
    };
    expect(readConfig(environment)).toMatchObject({
      host: '::1',
      port: 0,
      dataDir: '/var/lib/barograph',
      databaseUrl: 'postgres://u:p@db.example:5432/b',
      feedsProxy: 'http://127.0.0.1:9000',
      production: true,
      keyHeaderAliases: ['X-Other-Key', 'X-Third'],
      allowedOrigins: ['https://a.example', 'http://localhost:3000'],
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128'],
      logLevel: 'debug',
      logSample: 0.25,
      metricsPort: 9464,
      backups: { directory: '/var/backups/barograph', everyMs: 7 * 24 * 3_600_000, keepCount: 7 },
    });
  });

  it('reads an empty variable as absent', () => {
    const empty = Object.fromEntries(
      ['DATA_DIR', 'BACKUP_DIR', 'NODE_ENV', ...Object.keys(BAD)].map((name) => [name, '  ']),
    );
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('needs all three variables of an identity provider or none', () => {
    const provider = {
      JWT_ISSUER: 'https://idp.example/',
      JWT_AUDIENCE: 'urn:api',
      JWKS_URL: 'https://idp.example/keys',
    };
    expect(readConfig(provider).identityProvider).toEqual({
      issuer: 'https://idp.example/',
      audiences: ['urn:api'],
      jwksUrl: 'https://idp.example/keys',
    });
    expect(readConfig({})).not.toHaveProperty('identityProvider');
    const several = { ...provider, JWT_AUDIENCE: 'urn:api, https://barograph.example/mcp' };
    expect(readConfig(several).identityProvider?.audiences).toEqual(['urn:api', 'https://barograph.example/mcp']);
    const atAddress = { PUBLIC_URL: 'https://barograph.example' };
    expect(problemsOf({ ...several, ...atAddress })).toEqual([]);
    expect(problemsOf({ ...provider, ...atAddress })).toEqual([
      '  JWT_AUDIENCE must hold https://barograph.example/mcp, the audience that agents ask tokens for',
    ]);
    for (const host of ['localhost', '127.0.0.1:9000', '[::1]:80'])
      expect(problemsOf({ ...provider, JWKS_URL: `http://${host}/keys?a=b` })).toEqual([]);
    for (const name of Object.keys(provider)) {
      expect(problemsOf({ ...provider, [name]: ' ' })).toEqual([expect.stringMatching(`^  ${name} must be set when `)]);
      const [other] = Object.entries(provider).filter(([one]) => one !== name);
      expect(problemsOf(Object.fromEntries([other ?? []]))).toHaveLength(2);
    }
  });

  it('logs from info in production and from warn elsewhere', () => {
    expect(readConfig({ NODE_ENV: 'production' }).logLevel).toBe('info');
    expect(readConfig({ NODE_ENV: 'development' }).logLevel).toBe('warn');
  });

  it.each(Object.entries(BAD))('rejects a malformed %s by its name', (name, texts) => {
    for (const text of texts) {
      const problems = problemsOf({ [name]: text });
      expect([text, problems.length]).toEqual([text, 1]);
      expect(problems[0]).toMatch(new RegExp(`^ {2}${name} must be `));
    }
  });

  it('names every problem in one error, each once, and shows no value', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(BAD), { minLength: 1 }), fc.nat(3), (names, pick) => {
        const environment = Object.fromEntries(names.map((name) => [name, BAD[name]?.[pick % 3] ?? '']));
        const problems = problemsOf(environment);
        expect(problems.map((problem) => problem.trim().split(' ')[0]).sort()).toEqual([...names].sort());
      }),
    );
    expect(problemsOf({ DATABASE_URL: 'mysql://admin:s3cret@h/x' }).join()).not.toContain('s3cret');
  });

  it('rejects the same port for metrics and requests', () => {
    for (const environment of [{ METRICS_PORT: '8080' }, { METRICS_PORT: '9000', PORT: '9000' }])
      expect(problemsOf(environment)).toEqual(['  METRICS_PORT must be another port than PORT']);
    expect(readConfig({ METRICS_PORT: '0', PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
  });

  it('has public feeds where links can lead', () => {
    expect(problemsOf({ PUBLIC_FEEDS: 'true' })).toEqual([
      '  PUBLIC_FEEDS needs PUBLIC_URL, where the links in feeds lead',
    ]);
    const publicUrl = 'https://barograph.example';
    expect(readConfig({ PUBLIC_FEEDS: 'true', PUBLIC_URL: publicUrl }).publicFeeds).toEqual({ publicUrl });
    expect(readConfig({ PUBLIC_FEEDS: 'false', PUBLIC_URL: publicUrl })).not.toHaveProperty('publicFeeds');
  });

  it.each(['ops@example.org', 'https://example.org/barograph?a=1'])('accepts as a contact %s', (contact) => {
    expect(readConfig({ CONTACT: contact }).contact).toBe(contact);
  });

  it.each([
    'operator',
    'ops@localhost',
    'https://u:p@example.org/',
    'ftp://example.org/',
    'https://a.org/)x',
    'a b@c.org',
  ])('rejects as a contact %s', (contact) => {
    expect(problemsOf({ CONTACT: contact })).toEqual([expect.stringMatching(/^\s*CONTACT must be a mail address/)]);
  });

  it('accepts any origin as a proxy for feeds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), fc.constantFrom('http', 'https'), (port, scheme) => {
        const { feedsProxy } = readConfig({ FEEDS_PROXY: `${scheme}://127.0.0.1:${port}` });
        expect(feedsProxy).toBe(new URL(`${scheme}://127.0.0.1:${port}`).origin);
      }),
    );
  });
});
