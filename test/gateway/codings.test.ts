import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/gateway/exchange.ts';
import { compressBody } from '../../src/jobs/refresh-regions.ts';
import { BATCH, bodyOf, createWorld, headerOf, JSON_TYPE, SNAPSHOT, storedMena, type World } from './world.ts';

const target = `${SNAPSHOT}?region_id=mena`;
let world: World;
let key: string;

beforeAll(async () => {
  world = createWorld();
  world.snapshots.latest.set('mena', { ...storedMena, codings: await compressBody(storedMena.body) });
  key = await world.newKey('acme', 'enterprise');
});

const read = (accept: string, more: readonly (readonly [string, string])[] = [], method = 'GET') =>
  world.send({ method, target, key, headers: [['Accept-Encoding', accept], ...more] });
const bytesOf = (answer: Answer) => Buffer.concat(answer.pieces);

describe('a snapshot in a coding', () => {
  it.each([
    ['br', '-br', brotliDecompressSync],
    ['gzip', '-gz', gunzipSync],
  ] as const)('%s is the stored bytes, prepared, under an ETag of its own', async (coding, suffix, decode) => {
    const plain = await read('identity');
    const coded = await read(coding);
    expect(headerOf(coded, 'Content-Encoding')).toBe(coding);
    expect(headerOf(coded, 'Vary')).toContain('Accept-Encoding');
    expect(headerOf(coded, 'ETag')).toBe(headerOf(plain, 'ETag')?.replace(/"$/, `${suffix}"`));
    expect(decode(bytesOf(coded))).toEqual(Buffer.from(storedMena.body));
    expect(coded.pieces[0]).toBe((await read(coding)).pieces[0]);
  });

  it('goes into a batch plain: a batch is not compressed', async () => {
    const body = JSON.stringify({
      operations: [{ path: target }, { path: '/api/intelligence/v1/list-regions' }, { path: target }],
    });
    const headers = [JSON_TYPE, ['Accept-Encoding', 'br, gzip']] as const;
    const answer = await world.send({ method: 'POST', target: BATCH, key, body, headers });
    expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
    expect(headerOf(answer, 'Vary')).not.toContain('Accept-Encoding');
    expect(bodyOf(answer)).toMatchObject({ succeeded: 3 });
  });

  it('varies by Accept-Encoding also where the bytes are plain', async () => {
    const answer = await read('identity');
    expect(headerOf(answer, 'Vary')).toContain('Accept-Encoding');
    expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
  });

  it('is known by the ETag of any coding, and a 304 bears that of the coding asked for', async () => {
    const tags = await Promise.all(
      ['identity', 'br', 'gzip'].map(async (coding) => headerOf(await read(coding), 'ETag')),
    );
    for (const tag of tags) {
      const answer = await read('br', [['If-None-Match', tag ?? '']]);
      expect(answer.status).toBe(304);
      expect(answer.pieces).toEqual([]);
      expect(headerOf(answer, 'ETag')).toBe(tags[1]);
      expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
      expect(headerOf(answer, 'Vary')).toContain('Accept-Encoding');
    }
  });

  it('has its own length for HEAD', async () => {
    const [head, whole] = [await read('br', [], 'HEAD'), await read('br')];
    expect(headerOf(head, 'Content-Length')).toBe(String(bytesOf(whole).length));
    expect(head.pieces).toEqual([]);
  });

  it('is projected from the plain bytes, and the projection is plain', async () => {
    const answer = await world.send({
      target: `${target}&jmespath=snapshot.regionId`,
      key,
      headers: [['Accept-Encoding', 'br']],
    });
    expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
    expect(headerOf(answer, 'ETag')).toMatch(/^"[0-9a-f]+"$/);
    expect(bodyOf(answer)).toBe('mena');
  });

  it('is plain inside a batch', async () => {
    const body = JSON.stringify({ operations: [{ path: target }] });
    const answer = await world.send({
      method: 'POST',
      target: BATCH,
      key,
      body,
      headers: [JSON_TYPE, ['Accept-Encoding', 'br']],
    });
    expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
    expect(bodyOf(answer)).toMatchObject({ succeeded: 1, results: [{ body: { snapshot: { regionId: 'mena' } } }] });
  });

  it('that was stored without any is served plain', async () => {
    const old = createWorld();
    const answer = await old.send({
      target,
      key: await old.newKey('a', 'enterprise'),
      headers: [['Accept-Encoding', 'br']],
    });
    expect(headerOf(answer, 'Content-Encoding')).toBeUndefined();
    expect(bytesOf(answer)).toEqual(Buffer.from(storedMena.body));
  });

  it('is a document too', async () => {
    const answer = await world.send({ target: '/openapi.json', headers: [['Accept-Encoding', 'gzip']] });
    expect(headerOf(answer, 'Content-Encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytesOf(answer)).toString())).toHaveProperty('openapi');
  });
});

describe('the trace of a request', () => {
  const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

  it('is answered and goes on in a batch; without one there is none', async () => {
    expect(headerOf(await read('identity', [['traceparent', parent]]), 'Traceresponse')).toMatch(
      /^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/,
    );
    expect(headerOf(await read('identity'), 'Traceresponse')).toBeUndefined();
    expect(headerOf(await read('identity', [['traceparent', 'rubbish']]), 'Traceresponse')).toBeUndefined();
  });

  it('reaches the log line of every operation of a batch with a span of its own', async () => {
    const entries: { batched: boolean; traceId: string | undefined; spanId: string | undefined }[] = [];
    const logged = createWorld({ gateway: { onAnswer: (entry) => entries.push(entry) } });
    const body = JSON.stringify({ operations: [{ path: target }, { path: target }] });
    const caller = await logged.newKey('acme', 'enterprise');
    await logged.send({
      method: 'POST',
      target: BATCH,
      key: caller,
      body,
      headers: [JSON_TYPE, ['traceparent', parent]],
    });
    expect(entries.map(({ batched }) => batched)).toEqual([true, true, false]);
    expect(new Set(entries.map(({ traceId }) => traceId))).toEqual(new Set(['4bf92f3577b34da6a3ce929d0e0e4736']));
    expect(new Set(entries.map(({ spanId }) => spanId)).size).toBe(3);
  });
});
