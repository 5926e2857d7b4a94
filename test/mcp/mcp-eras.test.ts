import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, headerOf, JSON_TYPE, type World } from '../gateway/world.ts';
import { legacy, modern, modernMeta, post } from './send-message.ts';

let world: World;
let key: string;

beforeAll(async () => {
  world = createWorld();
  key = await world.newKey('acc', 'pro_monthly');
});

describe('both eras of the agent protocol', () => {
  it('discover and initialize state the versions, and unknown ones are offered the newest legacy one', async () => {
    const discovered = await post(world, modern({ method: 'server/discover' }));
    expect(discovered.result).toMatchObject({
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
      resultType: 'complete',
      ttlMs: 3_600_000,
      cacheScope: 'public',
    });
    const old = { headers: [], body: legacy({ method: 'initialize', params: { protocolVersion: '2024-11-05' } }).body };
    expect((await post(world, old)).result).toMatchObject({ protocolVersion: '2025-11-25' });
    const known = legacy({ method: 'initialize', params: { protocolVersion: '2025-06-18' } }, '2025-06-18');
    expect((await post(world, known)).result).toMatchObject({ protocolVersion: '2025-06-18' });
  });

  it.each([
    ['bad JSON', [], '{', 400, -32_700],
    ['a member named twice', [], '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', 400, -32_700],
    ['a batch', [], '[]', 400, -32_600],
    ['no version', [], '{"jsonrpc":"2.0","id":1,"method":"ping"}', 400, -32_022],
    [
      'an unknown version',
      [['MCP-Protocol-Version', '1999-01-01']],
      '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      400,
      -32_022,
    ],
    [
      'an unknown legacy method',
      [['MCP-Protocol-Version', '2025-11-25']],
      '{"jsonrpc":"2.0","id":1,"method":"x"}',
      200,
      -32_601,
    ],
  ] as const)('answer %s as the table says', async (_, headers, body, status, code) => {
    const answer = await post(world, { headers, body });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  it('rejects a modern request whose headers and body differ, that lacks what it must have, or names no method', async () => {
    const good = modern({ method: 'tools/call', params: { name: 'track_record' } });
    const changed = (name: string, value: string) => ({
      ...good,
      headers: good.headers.map(([one, old]): [string, string] => [one, one === name ? value : old]),
    });
    expect((await post(world, good)).status).toBe(200);
    for (const wrong of [changed('Mcp-Method', 'tools/list'), changed('Mcp-Name', 'ask'), { ...good, headers: [] }])
      expect(await post(world, wrong)).toMatchObject({ status: 400, error: { code: -32_020 } });
    const bare = { headers: good.headers, body: { jsonrpc: '2.0', id: 7, method: 'tools/list', params: {} } };
    expect(await post(world, bare)).toMatchObject({ status: 400, id: 7, error: { code: -32_602 } });
    const unknown = modern({ method: 'ping' });
    expect(await post(world, unknown)).toMatchObject({ status: 404, error: { code: -32_601 } });
    const other = { 'io.modelcontextprotocol/protocolVersion': '2030-01-01' };
    const future = modern({ method: 'tools/list', params: { _meta: { ...modernMeta(), ...other } } });
    const named = {
      ...future,
      headers: [
        ['MCP-Protocol-Version', '2030-01-01'],
        ['Mcp-Method', 'tools/list'],
      ] as const,
    };
    expect(await post(world, named)).toMatchObject({
      status: 400,
      error: { code: -32_022, data: { requested: '2030-01-01' } },
    });
  });

  it('takes notifications without an answer, and GET and DELETE not at all', async () => {
    const sent = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await post(world, { headers: [['MCP-Protocol-Version', '2025-11-25']], body: sent })).status).toBe(202);
    for (const method of ['GET', 'DELETE']) {
      const answer = await world.send({ method, target: '/mcp' });
      expect([answer.status, headerOf(answer, 'Allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it('refuses in JSON-RPC what the pipeline refuses: size, media type, origin, credentials', async () => {
    const { body } = legacy({ method: 'ping', id: 'a' });
    const text = JSON.stringify(body);
    const send = (headers: readonly (readonly [string, string])[], sent = text) => post(world, { headers, body: sent });
    expect(await send([], ' '.repeat(70_000))).toMatchObject({
      status: 413,
      error: { code: -32_000, data: { code: 'payload_too_large' } },
    });
    const plain = await world.send({
      method: 'POST',
      target: '/mcp',
      headers: [['Content-Type', 'text/plain']],
      body: text,
    });
    expect(plain.status).toBe(415);
    expect(await send([['Origin', 'https://evil.example']])).toMatchObject({
      status: 403,
      error: { code: -32_000, data: { code: 'origin_refused' } },
    });
    const wrong = await world.send({
      method: 'POST',
      target: '/mcp',
      headers: [JSON_TYPE],
      body: text,
      key: 'baro_live_x',
    });
    expect(wrong.status).toBe(401);
    expect(headerOf(wrong, 'WWW-Authenticate')).toContain('scope="barograph:read"');
    expect(Buffer.concat(wrong.pieces).toString()).toContain('"id":"a","error":{"code":-32001');
  });

  it('lists and scores need no key; any other tool needs one, and a plan', async () => {
    const overview = modern({ method: 'tools/call', params: { name: 'world_overview' }, id: 9 });
    const refused = await post(world, overview);
    expect(refused).toMatchObject({ status: 401, id: 9, error: { code: -32_001 } });
    expect(headerOf(refused.answer, 'WWW-Authenticate')).toBe('Bearer scope="barograph:read"');
    const free = await world.newKey('poor', 'free');
    expect((await post(world, overview, free)).result).toMatchObject({ isError: true });
    expect((await post(world, overview, key)).result).toMatchObject({
      structuredContent: { missing: expect.any(Array) },
    });
  });

  it('says where its tokens come from, and 404 without a provider', async () => {
    const path = '/.well-known/oauth-protected-resource';
    for (const target of [path, `${path}/mcp`]) {
      const known = await world.send({ target });
      expect(JSON.parse(Buffer.concat(known.pieces).toString())).toMatchObject({
        resource: 'https://barograph.example/mcp',
        authorization_servers: ['https://idp.example/'],
        scopes_supported: ['barograph:read'],
      });
      const none = createWorld({ handlers: { protectedResource: undefined } });
      expect((await none.send({ target })).status).toBe(404);
    }
  });

  it('reports a store that is down as a failed call, and to the operation beneath as 503', async () => {
    const down = createWorld();
    const own = await down.newKey('acc', 'enterprise');
    down.snapshots.isDown = true;
    const claim = 'Coercive pressure in mena is above 0.1';
    const call = modern({ method: 'tools/call', params: { name: 'check_claim', arguments: { claim } } });
    expect((await post(down, call, own)).result).toMatchObject({ isError: true });
    const target = `/api/intelligence/v1/check-claim?${new URLSearchParams({ claim })}`;
    expect((await down.send({ target, key: own })).status).toBe(503);
  });

  it('counts the operations of a call, and one for anything else', async () => {
    const own = createWorld();
    const mine = await own.newKey('counted', 'pro_monthly');
    const left = async (method: string, params = {}) =>
      Number(headerOf((await post(own, modern({ method, params }), mine)).answer, 'X-RateLimit-Remaining'));
    expect(await left('tools/list')).toBe(119);
    // Two operations: the list and the receipts; the envelope itself counts nothing.
    await post(own, modern({ method: 'tools/call', params: { name: 'world_overview' } }), mine);
    expect(await left('tools/list')).toBe(116);
  });
});
