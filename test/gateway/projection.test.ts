import { beforeEach, describe, expect, it } from 'vitest';
import {
  BATCH,
  bodyOf,
  bodyText,
  createWorld,
  DEDUCT,
  headerOf,
  JSON_TYPE,
  SNAPSHOT,
  storedMena,
  type World,
} from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
let world: World;
let key: string;

beforeEach(async () => {
  world = createWorld();
  key = await world.newKey('acme', 'enterprise');
});

const target = (expression: string) => `${MENA}&jmespath=${encodeURIComponent(expression)}`;
const project = (expression: string, headers: readonly (readonly [string, string])[] = []) =>
  world.send({ target: target(expression), key, headers });

describe('a projected answer', () => {
  it('is the part that was asked for, with the headers of the whole', async () => {
    const answer = await project('snapshot.{label: regime.label, net: balance.netBalance}');
    expect(world.errors).toEqual([]);
    expect(answer.status).toBe(200);
    expect(Object.keys(Object(bodyOf(answer)))).toEqual(['label', 'net']);
    expect(headerOf(answer, 'Content-Type')).toBe('application/json; charset=utf-8');
    expect(headerOf(answer, 'X-Snapshot-Id')).toBe(storedMena.snapshotId);
    expect(headerOf(answer, 'Last-Modified')).toBe('Mon, 01 Jun 2026 08:00:00 GMT');
    expect(Number(headerOf(answer, 'X-Projection-Cost'))).toBeGreaterThan(0);
  });

  it('is null with status 200 where nothing is found', async () => {
    const answer = await project('nothing.here');
    expect([answer.status, bodyText(answer)]).toEqual([200, 'null']);
  });

  it('is the stored body, byte for byte, for @', async () => {
    expect(bodyText(await project('@'))).toBe(Buffer.from(storedMena.body).toString('utf8'));
  });

  it('keeps every digit of the stored body and takes __proto__ as a name', async () => {
    const body = Buffer.from('{"snapshot":{"at":9223372036854775807,"__proto__":{"constructor":[1]}}}');
    world.snapshots.latest.set('mena', { ...storedMena, body });
    expect(bodyText(await project('snapshot.at'))).toBe('9223372036854775807');
    expect(bodyText(await project('snapshot.__proto__.constructor'))).toBe('[1]');
    expect(bodyText(await project('snapshot.constructor'))).toBe('null');
  });

  it('has an ETag of its own bytes, which answers 304', async () => {
    const whole = headerOf(await world.send({ target: MENA, key }), 'ETag');
    const label = await project('snapshot.regime.label');
    const tag = headerOf(label, 'ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(tag).not.toBe(whole);
    expect(headerOf(await project(' snapshot . regime.label'), 'ETag')).toBe(tag);
    expect(headerOf(await project('@'), 'ETag')).toBe(whole);
    const known = await project('snapshot.regime.label', [['If-None-Match', tag]]);
    expect([known.status, known.pieces.length]).toEqual([304, 0]);
    const other = await project('snapshot.regime.label', [['If-None-Match', whole ?? '']]);
    expect(other.status).toBe(200);
  });

  it('answers HEAD with the length of the projection', async () => {
    const head = await world.send({ method: 'HEAD', target: target('snapshot.regionId'), key });
    expect([head.status, headerOf(head, 'Content-Length')]).toEqual([200, '6']);
  });

  it('follows a newer snapshot', async () => {
    await project('snapshot.n');
    world.snapshots.latest.set('mena', {
      ...storedMena,
      snapshotId: 'next',
      generatedAt: world.clock.time,
      body: Buffer.from('{"snapshot":{"n":2}}'),
    });
    world.clock.time += 3_000;
    expect(bodyText(await project('snapshot.n'))).toBe('2');
  });
});

describe('a projection that cannot be', () => {
  it.each([
    ['snapshot.[', 'invalid_expression'],
    [' ', 'invalid_expression'],
    ['abs(snapshot)', 'invalid_expression'],
    ['pad_left(@)', 'invalid_expression'],
    [`'${'x'.repeat(1_023)}'`, 'expression_too_long'],
    [Array.from({ length: 150 }, () => '[@,@]').join('|'), 'projection_too_costly'],
  ])('is answered 400 in the form of the contract: %.20s', async (expression, reason) => {
    const answer = await project(expression);
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([400, 'projection_failed']);
    expect(bodyOf(answer)).toEqual({
      _jmespath_error: expect.stringMatching(new RegExp(`^${reason}: .`)),
      original_keys: ['snapshot'],
    });
    expect(headerOf(answer, 'X-Projection-Cost')).toMatch(/^\d+$/);
    expect(headerOf(answer, 'Cache-Control')).toBe('no-store');
    expect(headerOf(answer, 'ETag')).toBeUndefined();
  });

  it('is too large above 256 KB', async () => {
    const body = Buffer.from(JSON.stringify({ snapshot: { text: 'x'.repeat(131_000 - 30) } }));
    world.snapshots.latest.set('mena', { ...storedMena, body });
    expect(Object(bodyOf(await project('[@, @, @]')))._jmespath_error).toMatch(/^projection_too_large: /);
  });

  it('is nothing to who asks no GET operation', async () => {
    const wrong = 'jmespath=[&jmespath=';
    const post = (target: string, body: string) =>
      world.send({ method: 'POST', target: `${target}?${wrong}`, key, headers: [JSON_TYPE], body });
    const deducted = await post(DEDUCT, '{"query":"why"}');
    expect([deducted.status, Object.keys(Object(bodyOf(deducted)))]).toEqual([200, ['analysis', 'model', 'provider']]);
    expect((await post(BATCH, '{"operations":[{"path":"/x"}]}')).status).toBe(200);
    for (const platform of ['/api/version', '/api/bootstrap', '/openapi.json'])
      expect((await world.send({ target: `${platform}?${wrong}`, key })).status).toBe(200);
  });

  it('comes after every other refusal', async () => {
    expect((await world.send({ target: target('[') })).status).toBe(401);
    expect((await world.send({ target: `${SNAPSHOT}?region_id=atlantis&jmespath=[`, key })).status).toBe(404);
    expect((await world.send({ target: `${SNAPSHOT}?jmespath=[`, key })).status).toBe(400);
  });
});

describe('projections in a batch', () => {
  it('pass through, each with its own answer', async () => {
    const paths = ['snapshot.regionId', '[', 'nothing', '[@,@]|[@,@]|[0][1].snapshot.regionId'].map(target);
    const answer = await world.send({
      method: 'POST',
      target: BATCH,
      key,
      headers: [JSON_TYPE],
      body: JSON.stringify({ operations: paths.map((path) => ({ path })) }),
    });
    const { results } = Object(bodyOf(answer));
    expect(results.map(({ status, body }: { status: number; body: unknown }) => [status, body])).toEqual([
      [200, 'mena'],
      [400, { _jmespath_error: expect.stringMatching(/^invalid_expression: /), original_keys: ['snapshot'] }],
      [200, null],
      [200, 'mena'],
    ]);
  });
});
