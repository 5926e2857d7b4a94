import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newSigningKeyText } from '../identity/signing/signing-key.ts';
import { ConfigError, readConfig } from './config.ts';
import { configLines, configWarnings } from './config-lines.ts';
import { PROVIDER_NAMES } from './read-models.ts';

/** Every variable that `readConfig` asks for, told by an environment that notes the asking. */
function variablesRead(): readonly string[] {
  const asked = new Set<string>();
  const MODELS = PROVIDER_NAMES.map((provider) => `${provider}=m`).join(',');
  const environment = new Proxy<Record<string, string | undefined>>(
    { MODELS },
    {
      get(target, name) {
        if (typeof name === 'string') asked.add(name);
        return Reflect.get(target, name);
      },
    },
  );
  // The keys of the models are missing; what was asked for is known all the same.
  expect(() => readConfig(environment)).toThrow(ConfigError);
  return [...asked].toSorted();
}

const SECRET = 's3cretS3cret';
const FULL: Readonly<Record<string, string>> = {
  DATABASE_URL: `postgres://u:${SECRET}@db.example:5432/b?sslpassword=${SECRET}`,
  REDIS_URL: `rediss://:${SECRET}@cache.example:6379/1`,
  PEPPER: `${SECRET}${'A'.repeat(40)}`,
  EIA_API_KEY: SECRET,
  FRED_API_KEY: SECRET,
  UCDP_API_TOKEN: SECRET,
  ACLED_USERNAME: `someone@example.org${SECRET}`,
  ACLED_PASSWORD: SECRET,
  OPENSKY_CLIENT_ID: SECRET,
  OPENSKY_CLIENT_SECRET: SECRET,
  MODELS: 'openai=small,local=big',
  MODEL_PRICES: 'openai=small=0.15/0.6',
  OPENAI_API_KEY: SECRET,
  LOCAL_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  LOCAL_MODEL_API_KEY: SECRET,
  JWT_ISSUER: 'https://idp.example/',
  JWT_AUDIENCE: 'https://barograph.example',
  JWKS_URL: `https://idp.example/keys?token=${SECRET}`,
  LIMITS: '{"anonymousRequestsPerMinute":7}',
};

describe('what is told of the configuration', () => {
  it('names exactly the variables that are read, as .env.example and docs/configuration.md do', async () => {
    const read = variablesRead();
    expect(read.length).toBeGreaterThan(30);
    expect(
      configLines(readConfig({}))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(read);
    const example = await readFile('.env.example', 'utf8');
    const offered = example.split('\n').flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(offered.toSorted()).toEqual(read);
    const page = await readFile('docs/configuration.md', 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(listed.toSorted()).toEqual(read);
  });

  it('offers in .env.example what can be used, and what is set there is the default', async () => {
    const example = await readFile('.env.example', 'utf8');
    const set = example.split('\n').flatMap((line) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    expect(readConfig(Object.fromEntries(set))).toEqual(readConfig({}));
  });

  it('holds no secret, and shows everything else that is in force', () => {
    const signingKey = newSigningKeyText();
    const config = readConfig({ ...FULL, SIGNING_KEY: signingKey });
    const lines = Object.fromEntries(configLines(config).map(({ name, value }) => [name, value]));
    const text = JSON.stringify(lines);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(JSON.parse(signingKey).d);
    expect(lines).toMatchObject({
      HOST: '127.0.0.1',
      PORT: '8080',
      DATABASE_URL: 'postgres://u:***@db.example:5432/b?sslpassword=***',
      REDIS_URL: 'rediss://:***@cache.example:6379/1',
      ACLED_USERNAME: '(set, not shown)',
      MODELS: 'openai=small,local=big',
      MODEL_PRICES: 'openai=small=0.15/0.6',
      OPENAI_BASE_URL: 'https://api.openai.com/v1',
      GROQ_API_KEY: undefined,
      JWKS_URL: 'https://idp.example/keys?token=***',
      LIMITS: expect.stringContaining('"anonymousRequestsPerMinute":7'),
      SIGNING_KEY: expect.stringMatching(/^\(set, not shown\), key id \S+$/),
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ACLED_USERNAME: 'a' }, /^feed acled\S* is not asked: ACLED_PASSWORD is missing/],
    [{ NODE_ENV: 'production' }, /^NODE_ENV is production without DATABASE_URL/],
    [{ REDIS_URL: 'redis://h' }, /^REDIS_URL without DATABASE_URL/],
    [{ DEDUCT_FALLBACK: 'builtin' }, /^DEDUCT_FALLBACK without MODELS/],
  ])('doubts %j, and nothing of the defaults', (environment, sentence) => {
    expect(configWarnings(readConfig({}))).toEqual([]);
    expect(configWarnings(readConfig(environment))).toEqual([expect.stringMatching(sentence)]);
  });
});
