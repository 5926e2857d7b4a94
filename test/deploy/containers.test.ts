import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ALLOCATOR } from '../../src/concurrency/memory-settings.mjs';
import { readConfig } from '../../src/main/config.ts';
import { configLines } from '../../src/main/configuration/config-lines.ts';

/** A tag for people and the digest that decides what is pulled. */
const PINNED = /^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(-slim)?@sha256:[0-9a-f]{64}$/;
/** What the program runs as, in the order of the file. */
const ROLES = ['serve', 'worker'] as const;
const SECRET = /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i;

type Node = string | readonly Node[] | { readonly [name: string]: Node };

/** The failsafe schema reads every scalar as text; a repeated name is an error. */
const readCompose = (text: string): Node => parse(text, { schema: 'failsafe' });

/** The node at a path of names; undefined if there is none. */
function at(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  const [name, ...further] = path;
  if (name === undefined || node === undefined) return node;
  return typeof node === 'string' || Array.isArray(node) ? undefined : at(Reflect.get(node, name), ...further);
}

/** The instructions of a Dockerfile that continues no line. */
async function instructions(): Promise<readonly (readonly [word: string, rest: string])[]> {
  const lines = (await readFile('Dockerfile', 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, word, rest] = /^([A-Z]+) (.+[^\\])$/.exec(line) ?? [];
    if (word === undefined || rest === undefined) throw new Error(`no instruction: ${line}`);
    return [word, rest];
  });
}

const all = (list: readonly (readonly [string, string])[], word: string): readonly string[] =>
  list.flatMap(([name, rest]) => (name === word ? [rest] : []));

describe('the Dockerfile', () => {
  it('starts from versions pinned by digest that the program runs on', async () => {
    const images = all(await instructions(), 'FROM').map((rest) => rest.split(' ')[0] ?? '');
    expect(images).toHaveLength(2);
    expect(new Set(images).size).toBe(1);
    expect(images.filter((image) => !PINNED.test(image))).toEqual([]);
    const [, major, minor] = /^node:(\d+)\.(\d+)\./.exec(images[0] ?? '') ?? [];
    expect([Number(major), Number(minor) >= 19]).toEqual([20, true]);
  });

  it('runs as another user than root, in a stage without the tools of the build, with a health check', async () => {
    const list = await instructions();
    const run = list.slice(list.findLastIndex(([word]) => word === 'FROM'));
    const words = run.map(([word]) => word);
    expect(all(run, 'USER')).toEqual(['node']);
    expect(words.slice(words.indexOf('USER')).filter((word) => ['RUN', 'COPY', 'ADD'].includes(word))).toEqual([]);
    expect(all(run, 'COPY').filter((rest) => !rest.startsWith('--from=build /app/'))).toEqual([]);
    expect(all(run, 'HEALTHCHECK')).toEqual([expect.stringMatching(/--timeout=\d+s .*\/livez/)]);
    const command: unknown = JSON.parse(all(run, 'CMD')[0] ?? '');
    expect(command).toEqual(['node', '--enable-source-maps', 'dist/main.mjs', 'start']);
  });

  it('copies existing files, runs no install script, and holds no secret', async () => {
    const list = await instructions();
    const sources = all(list, 'COPY').flatMap((rest) => (rest.startsWith('--') ? [] : rest.split(' ').slice(0, -1)));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(
      all(list, 'RUN').filter((rest) => /npm (ci|install|prune)/.test(rest) && !/--ignore-scripts/.test(rest)),
    ).toEqual([]);
    expect([...all(list, 'ENV'), ...all(list, 'ARG')].filter((rest) => SECRET.test(rest))).toEqual([]);
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    for (const name of ['.env', '.git', 'data', 'node_modules']) expect(ignored).toContain(name);
    const pairs = all(list, 'ENV').flatMap((rest) => rest.split(' ').map((pair): [string, string] => split(pair)));
    const known = configLines(readConfig({})).map(({ name }) => name);
    // The rest is what `npm start` gives the process, too.
    expect(Object.fromEntries(pairs.filter(([name]) => !known.includes(name)))).toEqual(ALLOCATOR);
    expect(readConfig(Object.fromEntries(pairs))).toMatchObject({
      production: true,
      host: '0.0.0.0',
      dataDir: '/data',
    });
  });
});

function split(pair: string): [string, string] {
  const place = pair.indexOf('=');
  return [pair.slice(0, place), pair.slice(place + 1)];
}

describe('the compose file', () => {
  const compose = async () => readCompose(await readFile('compose.yml', 'utf8'));
  const entries = (value: Node | undefined): readonly [string, Node][] =>
    typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];

  it('pins its images by digest, gives every service a health check, and waits for it', async () => {
    const services = at(await compose(), 'services');
    const others = entries(services).filter(([name]) => !ROLES.some((role) => role === name));
    expect(entries(services).map(([name]) => name)).toEqual([...ROLES, 'postgres', 'redis']);
    for (const [name, service] of others) {
      expect([name, at(service, 'image')]).toEqual([name, expect.stringMatching(PINNED)]);
      expect([name, at(service, 'healthcheck', 'test')]).toEqual([name, expect.any(String)]);
      for (const role of name === 'redis' ? (['serve'] as const) : ROLES)
        expect(at(services, role, 'depends_on', name, 'condition')).toBe('service_healthy');
    }
    expect(Number(/\d+/.exec(String(at(services, 'postgres', 'image')))?.[0])).toBeGreaterThanOrEqual(15);
  });

  it('drops all unneeded privileges, and opens ports to this machine alone', async () => {
    const services = at(await compose(), 'services');
    for (const role of ROLES)
      expect(at(services, role)).toMatchObject({ read_only: 'true', cap_drop: ['ALL'], build: '.' });
    for (const [name, service] of entries(services)) {
      expect([name, at(service, 'security_opt')]).toEqual([name, ['no-new-privileges:true']]);
      expect([name, at(service, 'privileged'), at(service, 'user')]).toEqual([name, undefined, undefined]);
      const ports = at(service, 'ports');
      expect((Array.isArray(ports) ? ports : []).filter((port) => !String(port).startsWith('127.0.0.1:'))).toEqual([]);
    }
  });

  it('holds no secret, and sets declared variables alone', async () => {
    const services = at(await compose(), 'services');
    for (const [, service] of entries(services))
      for (const [name, value] of entries(at(service, 'environment')))
        if (SECRET.test(name) || /:\/\/[^/]*:[^/]*@/.test(String(value)))
          expect([name, value]).toEqual([name, expect.stringMatching(/\$\{[A-Z_]+:\?[^}]+\}/)]);
    const known = configLines(readConfig({})).map(({ name }) => name);
    const configs = ROLES.map((role) => {
      const environment = entries(at(services, role, 'environment')).map(([name, value]): [string, string] => [
        name,
        String(value).replaceAll(/\$\{[A-Z_]+:\?[^}]+\}/g, 'abc123'),
      ]);
      expect(environment.filter(([name]) => !known.includes(name))).toEqual([]);
      return readConfig(Object.fromEntries(environment));
    });
    const databaseUrl = 'postgres://barograph:abc123@postgres:5432/barograph';
    expect(configs).toMatchObject([
      { databaseUrl, redisUrl: 'redis://redis:6379' },
      { databaseUrl, metricsPort: 9464 },
    ]);
  });

  it('runs each role with one pepper, and probes each where it listens', async () => {
    const services = at(await compose(), 'services');
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    for (const role of ROLES) {
      expect(at(services, role, 'command')).toBe(`node --enable-source-maps dist/main.mjs ${role}`);
      expect(scripts[role]).toBe(`node scripts/run.mjs ${role}`);
      expect(at(services, role, 'volumes')).toEqual(['barograph:/data']);
      // Longer than the drain of a server and what it then has under way.
      expect(at(services, role, 'stop_grace_period')).toBe('30s');
    }
    expect(at(services, 'serve', 'ports')).toEqual(['127.0.0.1:8080:8080']);
    expect(at(services, 'worker', 'ports')).toBeUndefined();
    const port = at(services, 'worker', 'environment', 'METRICS_PORT');
    expect(at(services, 'worker', 'healthcheck', 'test')).toContain(`http://127.0.0.1:${port}/livez`);
  });
});
