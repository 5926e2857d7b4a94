import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newSigningKeyText } from '../../identity/signing/signing-key.ts';
import { ConfigError, readConfig } from '../config.ts';
import { configLines, configWarnings } from './config-lines.ts';
import { configurationPage, envExample } from './configuration-documents.ts';
import { MODEL_PROVIDERS, PROVIDER_NAMES } from './model-providers.ts';
import { VARIABLES } from './schema.ts';

/** Every variable that `readConfig` reads, recorded by a proxy. */
function variablesRead(): readonly string[] {
  const read = new Set<string>();
  const MODELS = PROVIDER_NAMES.map((provider) => `${provider}=m`).join(',');
  const environment = new Proxy<Record<string, string | undefined>>(
    { MODELS },
    {
      get(target, name) {
        if (typeof name === 'string') read.add(name);
        return Reflect.get(target, name);
      },
    },
  );
  // The keys of the models are missing; the variables were read all the same.
  expect(() => readConfig(environment)).toThrow(ConfigError);
  return [...read].toSorted();
}

const SECRET = 's3cretS3cret';
const FULL: Readonly<Record<string, string>> = {
  DATABASE_URL: `postgres://u:${SECRET}@db.example:5432/b?sslpassword=${SECRET}`,
  REDIS_URL: `rediss://:${SECRET}@cache.example:6379/1`,
  PUBLIC_URL: 'https://barograph.example',
  SMTP_URL: `smtps://u:${SECRET}@mail.example:465?from=barograph@mail.example`,
  PEPPER: `${SECRET}${'A'.repeat(40)}`,
  BAROGRAPH_KEY: SECRET,
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
  JWT_AUDIENCE: 'https://barograph.example/mcp,urn:api',
  JWKS_URL: `https://idp.example/keys?token=${SECRET}`,
  LIMITS: '{"anonymousRequestsPerMinute":7}',
};

describe('the schema of the configuration', () => {
  it('declares exactly the variables that are read, each once', () => {
    const read = variablesRead();
    expect(read.length).toBeGreaterThan(30);
    expect(VARIABLES.map(({ name }) => name).toSorted()).toEqual(read);
  });

  it('is what .env.example and docs/configuration.md print', async () => {
    expect(await readFile('.env.example', 'utf8')).toBe(envExample());
    expect(await readFile('docs/configuration.md', 'utf8')).toBe(configurationPage());
  });

  it('offers in .env.example defaults that are in force and examples that are accepted', () => {
    const lines = [...envExample().matchAll(/^(#?)([A-Z][A-Z0-9_]+)=(.*)$/gm)];
    expect(lines.map(([, , name]) => name)).toEqual(VARIABLES.map(({ name }) => name));
    const set = lines.flatMap(([, mark, name = '', value = '']) => (mark === '' ? [[name, value] as const] : []));
    expect(readConfig(Object.fromEntries(set))).toEqual(readConfig({}));
    const rejected = VARIABLES.filter(
      ({ name, example, parse }) => name !== 'SIGNING_KEY' && example !== undefined && parse(example) === undefined,
    );
    expect(rejected.map(({ name }) => name)).toEqual([]);
  });
});

describe('the configuration as it is shown', () => {
  it('has a value for every variable that is set', () => {
    const every = readConfig({
      ...FULL,
      ...Object.fromEntries(
        VARIABLES.flatMap(({ name, example }) => (example === undefined || name in FULL ? [] : [[name, example]])),
      ),
      MODELS: PROVIDER_NAMES.map((provider) => `${provider}=m`).join(','),
      MODEL_PRICES: 'openai=m=1/2',
      SIGNING_KEY: newSigningKeyText(),
      ...Object.fromEntries(Object.values(MODEL_PROVIDERS).map(({ prefix }) => [`${prefix}_API_KEY`, SECRET])),
    });
    expect(configLines(every).filter(({ value }) => value === undefined)).toEqual([]);
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
    [{ ACLED_USERNAME: 'a' }, /^feed acled\S* is not polled: ACLED_PASSWORD is missing/],
    [{ NODE_ENV: 'production' }, /^NODE_ENV=production without DATABASE_URL/],
    [{ REDIS_URL: 'redis://h' }, /^REDIS_URL without DATABASE_URL/],
    [{ DEDUCT_FALLBACK: 'builtin' }, /^DEDUCT_FALLBACK without MODELS/],
  ])('warns of %j, and of no default', (environment, sentence) => {
    expect(configWarnings(readConfig({}))).toEqual([]);
    expect(configWarnings(readConfig(environment))).toEqual([expect.stringMatching(sentence)]);
  });
});
