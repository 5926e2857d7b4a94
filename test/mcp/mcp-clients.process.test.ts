import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { createWorld, NOW } from '../gateway/world.ts';
import { buildProgram, temporaryFolder } from '../kit/program.ts';

let server: HttpServer;
let key: string;
let keyFile: string;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  await buildProgram();
  const world = createWorld();
  key = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  folder = await temporaryFolder();
  keyFile = join(folder.path, 'key');
  writeFileSync(keyFile, key, { mode: 0o600 });
}, 120_000);
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const overHttp = () =>
  new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    requestInit: { headers: { 'X-Service-Key': key } },
  });
const overStdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['dist/main.mjs', 'mcp', '--url', server.url, '--key-file', keyFile],
    env: { DATA_DIR: folder.path, PATH: process.env.PATH ?? '' },
  });

const MODES = { modern: { pin: '2026-07-28' }, legacy: 'legacy' } as const;
const CASES = [
  ['modern', 'HTTP', overHttp],
  ['legacy', 'HTTP', overHttp],
  ['modern', 'stdio', overStdio],
  ['legacy', 'stdio', overStdio],
] as const;

describe.each(CASES)('the official client in the %s era over %s', (era, _, transport) => {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: MODES[era] }, capabilities: {} },
  );

  beforeAll(() => client.connect(transport()));
  afterAll(() => client.close());

  it('knows the server, its tools, resources and prompts', async () => {
    expect(client.getServerVersion()?.name).toBe('barograph');
    expect((await client.listTools()).tools).toHaveLength(10);
    expect((await client.listResources()).resources.length).toBeGreaterThanOrEqual(10);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
      'morning_brief',
      'crisis_timeline',
      'red_team',
    ]);
  });

  it('calls every tool, with structured content that fits its output schema', async () => {
    const inputs = {
      world_overview: {},
      region_situation: { region: 'mena', detail: 'full' },
      what_changed: { region: 'mena', since: new Date(NOW - 3_600_000).toISOString() },
      explain_number: { region: 'mena', number: 'maritimeAccess' },
      find_evidence: { region: 'mena' },
      forecasts: { region: 'mena' },
      track_record: {},
      ask: { question: 'Is the Strait of Hormuz open?', region: 'mena' },
      check_claim: { claim: 'The Strait of Hormuz is closed', region: 'mena' },
    };
    // The clock of the world of these tests stands still in the past; that of the program over stdio does not.
    const at = new Date(NOW).toISOString();
    for (const [name, input] of Object.entries(inputs)) {
      const result = await client.callTool({ name, arguments: { ...input, at } });
      expect(result.isError, `${name} ${JSON.stringify(result.content)}`).toBeFalsy();
      expect(result.structuredContent, name).toMatchObject({ asOf: expect.any(String) });
    }
    const observations = [{ metric: 'transits_total', subject: 'chokepoint:hormuz_strait', value: 7 }];
    const supposed = await client.callTool({ name: 'what_if', arguments: { region: 'mena', observations, at } });
    expect(supposed.structuredContent).toMatchObject({ simulated: true });
  });

  it('reads resources, prompts and completions', async () => {
    for (const uri of [
      'barograph://region/mena',
      'barograph://feeds',
      'barograph://calibration',
      'barograph://method/calm',
    ]) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]?.uri).toBe(uri);
    }
    await expect(client.readResource({ uri: 'barograph://region/atlantis' })).rejects.toThrow();
    const { messages } = await client.getPrompt({ name: 'red_team', arguments: { region: 'mena' } });
    expect(JSON.stringify(messages)).toContain('mena');
    const ref = { type: 'ref/prompt', name: 'red_team' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'region', value: 'so' } });
    expect(completion.values).toEqual(['south-asia']);
  });
});

describe('a subscription of the official client', () => {
  it('is acknowledged with the regions it honours, and stays open until the client closes it', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: MODES.modern } });
    await client.connect(overHttp());
    const subscription = await client.listen({
      resourceSubscriptions: ['barograph://region/mena'],
      toolsListChanged: true,
    });
    expect(subscription.honoredFilter).toEqual({ resourceSubscriptions: ['barograph://region/mena'] });
    await subscription.close();
    await client.close();
  });
});
