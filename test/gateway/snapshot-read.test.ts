import { beforeEach, describe, expect, it } from 'vitest';
import { readSignature } from '../../src/contract/conventions/snapshot-signature.ts';
import { bodyOf, bodyText, createWorld, headerOf, NOW, SNAPSHOT, storedMena, type World } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
let world: World;
let key: string;

beforeEach(async () => {
  world = createWorld();
  key = await world.newKey('acme', 'pro_monthly');
});

describe('GetRegionalSnapshot', () => {
  it('serves the stored bytes unchanged with their validators', async () => {
    const answer = await world.send({ target: MENA, key });
    expect(world.errors).toEqual([]);
    expect(answer.status).toBe(200);
    expect(bodyText(answer)).toBe(Buffer.from(storedMena.body).toString('utf8'));
    expect(headerOf(answer, 'ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(headerOf(answer, 'Last-Modified')).toBe('Mon, 01 Jun 2026 08:00:00 GMT');
    expect(headerOf(answer, 'Cache-Control')).toBe('private, max-age=60, must-revalidate');
    expect(headerOf(answer, 'X-Snapshot-Id')).toBe(storedMena.snapshotId);
    expect(headerOf(answer, 'X-Valid-Until')).toBe(String(storedMena.validUntil));
    expect(headerOf(answer, 'X-Snapshot-Stale')).toBeUndefined();
    expect(readSignature(headerOf(answer, 'X-Snapshot-Signature') ?? '')).toEqual(storedMena.signature);
    expect(headerOf(answer, 'X-Request-Id')).toBe('request-1');
  });

  it('says that a snapshot is stale once its validity has passed', async () => {
    world.clock.time = storedMena.validUntil;
    expect(headerOf(await world.send({ target: MENA, key }), 'X-Snapshot-Stale')).toBeUndefined();
    world.clock.time = storedMena.validUntil + 1;
    expect(headerOf(await world.send({ target: MENA, key }), 'X-Snapshot-Stale')).toBe('true');
  });

  it('answers HEAD with the headers of GET and no bytes', async () => {
    const head = await world.send({ method: 'HEAD', target: MENA, key });
    expect(head.status).toBe(200);
    expect(head.pieces).toEqual([]);
    expect(headerOf(head, 'Content-Length')).toBe(String(storedMena.body.length));
    expect(headerOf(head, 'ETag')).toBe(headerOf(await world.send({ target: MENA, key }), 'ETag'));
  });

  it('answers 304 to a caller that has the content, only after the credential was checked', async () => {
    const tag = headerOf(await world.send({ target: MENA, key }), 'ETag') ?? '';
    const hash = tag.slice(1, -1);
    const known = ['*', tag, `W/${tag}`, `"other", "${hash}-br"`, `"${hash}-gz" , "x"`];
    for (const value of known) {
      const answer = await world.send({ target: MENA, key, headers: [['If-None-Match', value]] });
      expect([value, answer.status, answer.pieces.length]).toEqual([value, 304, 0]);
      expect(headerOf(answer, 'ETag')).toBe(tag);
      expect(headerOf(answer, 'Content-Type')).toBeUndefined();
    }
    for (const value of ['"other"', hash, `"${hash}`, '']) {
      const answer = await world.send({ target: MENA, key, headers: [['If-None-Match', value]] });
      expect([value, answer.status]).toEqual([value, 200]);
    }
    const anonymous = await world.send({ target: MENA, headers: [['If-None-Match', '*']] });
    expect(anonymous.status).toBe(401);
  });

  it('honours If-Modified-Since only without If-None-Match', async () => {
    const same: [string, string] = ['If-Modified-Since', 'Mon, 01 Jun 2026 08:00:00 GMT'];
    expect((await world.send({ target: MENA, key, headers: [same] })).status).toBe(304);
    expect((await world.send({ target: MENA, key, headers: [same, ['If-None-Match', '"x"']] })).status).toBe(200);
    const before: [string, string] = ['If-Modified-Since', 'Mon, 01 Jun 2026 07:59:59 GMT'];
    expect((await world.send({ target: MENA, key, headers: [before] })).status).toBe(200);
  });

  it('distinguishes an unknown region from one without a snapshot', async () => {
    const unknown = await world.send({ target: `${SNAPSHOT}?region_id=atlantis`, key });
    expect([unknown.status, headerOf(unknown, 'X-Error-Code')]).toEqual([404, 'region_unknown']);
    expect(bodyOf(unknown)).toEqual({ message: 'Unknown region: atlantis' });
    const longest = await world.send({ target: `${SNAPSHOT}?region_id=${'a'.repeat(32)}`, key });
    expect([longest.status, headerOf(longest, 'X-Error-Code')]).toEqual([404, 'region_unknown']);
    const early = await world.send({ target: `${SNAPSHOT}?region_id=europe`, key });
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'snapshot_not_ready']);
    expect(Number(headerOf(early, 'Retry-After'))).toBeGreaterThan(0);
  });

  it('serves its copy, marked, while the store does not answer, and 503 when it holds none', async () => {
    await world.send({ target: MENA, key });
    world.snapshots.isDown = true;
    world.clock.time = NOW + 3_500;
    const degraded = await world.send({ target: MENA, key });
    expect([degraded.status, headerOf(degraded, 'X-Data-Mode')]).toEqual([200, 'degraded']);
    const none = await world.send({ target: `${SNAPSHOT}?region_id=latam`, key });
    expect([none.status, headerOf(none, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
    expect(Object.keys(Object(bodyOf(none)))).toEqual(['message']);
  });

  it('serves a newer snapshot though the notice of it was lost', async () => {
    const first = headerOf(await world.send({ target: MENA, key }), 'ETag');
    const body = Buffer.from('{"snapshot":{}}');
    world.snapshots.latest.set('mena', { ...storedMena, snapshotId: 'next', generatedAt: NOW, body });
    world.clock.time = NOW + 3_000;
    const second = await world.send({ target: MENA, key });
    expect(headerOf(second, 'X-Snapshot-Id')).toBe('next');
    expect(headerOf(second, 'ETag')).not.toBe(first);
  });

  it.each([
    ['', 'region_id'],
    ['?region_id=', 'region_id'],
    ['?region_id=Mena', 'region_id'],
    ['?region_id=a--b', 'region_id'],
    ['?region_id=-a', 'region_id'],
    ['?region_id=a-', 'region_id'],
    [`?region_id=${'a'.repeat(33)}`, 'region_id'],
    ['?region_id=%00', 'region_id'],
    ['?region_id=mena&region_id=mena', 'region_id'],
    ['?region_id=mena&jmespath=a&jmespath=b', 'jmespath'],
  ])('refuses %s as a violation of %s', async (query, field) => {
    const answer = await world.send({ target: `${SNAPSHOT}${query}`, key });
    expect(answer.status).toBe(400);
    expect(bodyOf(answer)).toEqual({ violations: [{ field, description: expect.any(String) }] });
  });

  it('names every broken rule of a query in one answer', async () => {
    const answer = await world.send({ target: `${SNAPSHOT}?region_id=a&region_id=B&jmespath=a&jmespath=b`, key });
    const { violations } = Object(bodyOf(answer));
    const fields = violations.map(({ field }: { field: string }) => field);
    expect([answer.status, fields.sort()]).toEqual([400, ['jmespath', 'region_id', 'region_id']]);
  });

  it('ignores unknown query parameters and an empty projection', async () => {
    expect((await world.send({ target: `${MENA}&x=1&x=2&jmespath=`, key })).status).toBe(200);
  });
});
