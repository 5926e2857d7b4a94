import { describe, expect, it } from 'vitest';
import { followPurges } from '../../src/jobs/follow-purges.ts';
import { CACHE_KEYS } from '../../src/operations/caches.ts';
import { MemoryAuditLog } from '../kit/memory-audit-log.ts';
import { bodyOf, createWorld, headerOf, JSON_TYPE, NOW, type Sent, SNAPSHOT, storedMena } from './world.ts';

const PURGE = '/api/cache-purge';
const MENA = `${SNAPSHOT}?region_id=mena`;
const REGION = `${MENA}&jmespath=snapshot.regionId`;

async function createPurgeWorld(audit = new MemoryAuditLog()) {
  const world = createWorld({ audit });
  const operator = await world.newKey('ops', 'enterprise', ['operator']);
  const pro = await world.newKey('acme', 'pro_monthly');
  const purge = (body: unknown, more: Partial<Sent> = {}) =>
    world.send({
      method: 'POST',
      target: PURGE,
      key: operator,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...more,
      headers: [JSON_TYPE, ...(more.headers ?? [])],
    });
  return { ...world, operator, pro, purge };
}

const fieldsOf = (answer: Parameters<typeof bodyOf>[0]) =>
  Object(bodyOf(answer)).violations.map(({ field }: { field: string }) => field);

describe('POST /api/cache-purge', () => {
  it('is for operators alone', async () => {
    const { purge, pro, audit } = await createPurgeWorld();
    const refused = await purge({ regions: ['mena'] }, { key: pro });
    expect([refused.status, headerOf(refused, 'X-Error-Code')]).toEqual([403, 'operator_required']);
    expect((await purge({ regions: ['mena'] }, { key: '' })).status).toBe(401);
    expect(audit.all).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [{}, ['keys']],
    [{ dryRun: true }, ['keys']],
    [{ keys: [], regions: [] }, ['keys', 'regions']],
    [{ keys: ['snapshot:atlantis'] }, ['keys[0]']],
    [{ keys: ['projections', 'everything'] }, ['keys[1]']],
    [{ regions: ['mena', 'atlantis'] }, ['regions[1]']],
    [{ regions: ['constructor'], keys: ['projection:__proto__'] }, ['keys[0]']],
    [{ regions: 'mena' }, ['regions']],
    [{ regions: ['mena'], dryRun: 'yes' }, ['dryRun']],
    [{ regions: ['mena'], all: true }, ['all']],
    [[], ['body']],
  ])('takes %j for a slip, not for a purge of nothing', async (body, fields) => {
    const { purge, audit } = await createPurgeWorld();
    const answer = await purge(body);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    expect(audit.all).toEqual([]);
  });

  it('forgets what it names, says how much that was, and only counts in a dry run', async () => {
    const { purge, send, operator } = await createPurgeWorld();
    expect(bodyOf(await purge({ regions: ['mena'] }))).toEqual({ matched: 0, purged: 0, dryRun: false, world: 'live' });
    for (const target of [MENA, REGION, `${MENA}&jmespath=snapshot.meta`, `${SNAPSHOT}?region_id=europe`])
      await send({ target, key: operator });
    const counts: readonly (readonly [body: object, matched: number])[] = [
      [{ keys: ['snapshot:mena'] }, 1],
      // Two outcomes and the body they were read from.
      [{ keys: ['projection:mena'] }, 3],
      // Also the two expressions.
      [{ keys: ['projections'] }, 5],
      [{ keys: ['projection:mena', 'projections', 'projections'] }, 5],
      [{ regions: ['mena'] }, 4],
      [{ regions: ['mena', 'mena'], keys: ['snapshot:mena'] }, 4],
      // That there is no snapshot of Europe is remembered too.
      [{ regions: ['europe'] }, 1],
      [{ regions: ['global'] }, 0],
      [{ keys: CACHE_KEYS }, 7],
    ];
    for (const [body, matched] of counts)
      expect([body, bodyOf(await purge({ ...body, dryRun: true }))]).toEqual([
        body,
        { matched, purged: 0, dryRun: true, world: 'live' },
      ]);
    expect(bodyOf(await purge({ regions: ['mena'], dryRun: false }))).toEqual({
      matched: 4,
      purged: 4,
      dryRun: false,
      world: 'live',
    });
    expect(bodyOf(await purge({ keys: CACHE_KEYS }))).toEqual({ matched: 3, purged: 3, dryRun: false, world: 'live' });
    expect(bodyOf(await purge({ keys: CACHE_KEYS }))).toEqual({ matched: 0, purged: 0, dryRun: false, world: 'live' });
  });

  it('lets an older snapshot be served again after the newer one was taken out of the store', async () => {
    const { purge, send, operator, snapshots, clock } = await createPurgeWorld();
    const served = async () => headerOf(await send({ target: MENA, key: operator }), 'X-Snapshot-Id');
    snapshots.latest.set('mena', { ...storedMena, snapshotId: 'newer', generatedAt: storedMena.generatedAt + 1 });
    expect(await served()).toBe('newer');
    snapshots.latest.set('mena', storedMena);
    clock.time += 10_000;
    expect(await served()).toBe('newer');
    await purge({ regions: ['mena'] });
    expect(await served()).toBe(storedMena.snapshotId);
  });

  it('is audited, dry or not, by the id of the key and never by the key', async () => {
    const { purge, audit, operator } = await createPurgeWorld();
    await purge({ regions: ['mena'], keys: ['projections'] });
    await purge({ keys: ['projections'], dryRun: true });
    expect(audit.all.map(({ at, actor, action, facts }) => [at, actor, action, facts])).toEqual([
      [NOW, operator.split('_')[2], 'cache.purge', '{"keys":["projections","projection:mena","snapshot:mena"]}'],
      [NOW, operator.split('_')[2], 'cache.purge_dry_run', '{"keys":["projections"]}'],
    ]);
  });

  it('forgets nothing that it cannot audit', async () => {
    const { purge, send, operator, audit } = await createPurgeWorld();
    await send({ target: MENA, key: operator });
    audit.isDown = true;
    const answer = await purge({ regions: ['mena'] });
    expect([answer.status, headerOf(answer, 'X-Error-Code'), headerOf(answer, 'Retry-After')]).toEqual([
      503,
      'store_unavailable',
      '5',
    ]);
    audit.isDown = false;
    expect(bodyOf(await purge({ regions: ['mena'], dryRun: true }))).toMatchObject({ matched: 1 });
  });

  it('runs once under an idempotency key', async () => {
    const { purge, send, operator, audit } = await createPurgeWorld();
    await send({ target: MENA, key: operator });
    const headers: [string, string][] = [['Idempotency-Key', 'once']];
    const first = await purge({ regions: ['mena'] }, { headers });
    await send({ target: MENA, key: operator });
    const second = await purge({ regions: ['mena'] }, { headers });
    expect([bodyOf(second), headerOf(second, 'Idempotent-Replayed')]).toEqual([bodyOf(first), 'true']);
    expect(audit.all).toHaveLength(1);
    expect((await purge({ regions: ['europe'] }, { headers })).status).toBe(422);
  });

  it('is repeated by every other process of the store at its next poll', async () => {
    const audit = new MemoryAuditLog();
    const here = await createPurgeWorld(audit);
    const there = await createPurgeWorld(audit);
    const later: (() => void)[] = [];
    const stop = await followPurges({
      audit,
      forget: (keys) => there.caches.forget(keys),
      setTimer: (_, run) => {
        later.push(run);
        return () => undefined;
      },
    });
    const look = async () => {
      for (const run of later.splice(0)) run();
      await new Promise((resolve) => setImmediate(resolve));
    };
    await there.send({ target: REGION, key: there.operator });
    const held = () => there.caches.count(['snapshot:mena', 'projection:mena']);
    expect(held()).toBe(3);
    await here.purge({ regions: ['mena'], dryRun: true });
    await look();
    expect(held()).toBe(3);
    await here.purge({ regions: ['mena'] });
    expect(held()).toBe(3);
    await look();
    expect(held()).toBe(0);
    stop();
  });
});
