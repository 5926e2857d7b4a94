import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { snapshotSummary } from '../../src/assessment/snapshot-summary.ts';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../src/contract/intelligence/regional-snapshot-example.ts';
import type { ProjectionThread } from '../../src/gateway/projection/projection-thread.ts';
import { createProjector } from '../../src/gateway/projection/projector.ts';
import { createMetrics } from '../../src/main/metrics/create-metrics.ts';
import { measuredLimiter } from '../../src/main/metrics/measured-limiter.ts';
import { createAssessmentQueue } from '../../src/operations/assessment-queue.ts';
import type { StorePool } from '../../src/ports/store-pool.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { idleParts } from '../kit/alerts/idle-parts.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { seriesOf } from '../kit/metrics-text.ts';
import { BATCH, bodyText, createWorld, JSON_TYPE, NOW, SNAPSHOT, storedMena, type World } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const clock = { now: () => NOW };

async function scraped(world: World) {
  const key = await world.newKey('scraper', 'enterprise', ['operator']);
  return seriesOf(bodyText(await world.send({ target: '/metrics', key })));
}

const idle = idleParts(clock);

/** A thread that answers once it is let. */
function heldThread() {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const thread: ProjectionThread = {
    run: () => opened.then(() => ({ status: 'ended', detail: 'held' })),
    close: async () => undefined,
  };
  return { thread, release: () => gate.emit('open') };
}

/** A queue whose assessor answers on release. */
function pausedQueue() {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const queue = createAssessmentQueue({
    observationsAt: async () => [],
    assessor: { answer: () => opened.then(() => ({ status: 'ended' })) },
    setTimer: neverTimer,
  });
  return { queue, letGo: () => gate.emit('open') };
}

const TASK = {
  kind: 'explanation',
  snapshotId: 's',
  generatedAt: NOW,
  snapshot: REGIONAL_SNAPSHOT_EXAMPLE,
  prior: undefined,
  pointer: '/',
} as const;

describe('the metrics of limits', () => {
  it('count every window by counter and outcome, and reads not at all', async () => {
    const metrics = createMetrics(false);
    const local = measuredLimiter(createMemoryLimiter({ clock }), metrics.limited('local'));
    const unreachable = { take: async () => ({ status: 'unavailable' }) as const, giveBack: async () => undefined };
    const shared = measuredLimiter(unreachable, metrics.limited('shared'));
    const minute = { subject: 'account:a', counter: 'requests', policy: 'minute', lengthMs: 60_000, limit: 2 };
    const day = { ...minute, policy: 'day', lengthMs: 86_400_000, limit: 100 };
    for (let round = 0; round < 3; round += 1) await local.take([minute, day], 1);
    await local.take([minute, day], 0);
    await shared.take([{ ...minute, policy: 'of a caller?' }], 1);
    const series = seriesOf(await metrics.source(idle).text());
    const count = (window: string, mode: string, outcome: string) =>
      series.get(`barograph_limit_outcomes_total{window="${window}",mode="${mode}",outcome="${outcome}"}`);
    expect([count('minute', 'local', 'counted'), count('day', 'local', 'counted')]).toEqual([2, 2]);
    // The day had room: it was the minute that refused.
    expect([count('minute', 'local', 'refused'), count('day', 'local', 'refused')]).toEqual([1, 0]);
    expect([count('other', 'shared', 'unavailable'), count('minute', 'shared', 'counted')]).toEqual([1, 0]);
  });

  it('count the requests of a gateway', async () => {
    const metrics = createMetrics(false);
    const counters = { local: measuredLimiter(createMemoryLimiter({ clock }), metrics.limited('local')) };
    const limits = { ...DEFAULT_LIMITS, anonymousRequestsPerMinute: 1 };
    const world = createWorld({ gateway: { counters, limits } });
    for (let round = 0; round < 3; round += 1) await world.send({ target: '/api/version' });
    const series = seriesOf(await metrics.source(idle).text());
    const of = (outcome: string) =>
      series.get(`barograph_limit_outcomes_total{window="address",mode="local",outcome="${outcome}"}`);
    expect([of('counted'), of('refused')]).toEqual([1, 2]);
  });
});

describe('the metrics of idempotency keys', () => {
  it('count each outcome, and begin at 0', async () => {
    const world = createWorld();
    const key = await world.newKey('acme', 'pro_monthly');
    const of = (series: ReadonlyMap<string, number>) =>
      ['executed', 'replayed', 'in_progress', 'conflict', 'unavailable', 'unused'].map((outcome) =>
        series.get(`barograph_idempotent_requests_total{outcome="${outcome}"}`),
      );
    expect(of(await scraped(world))).toEqual([0, 0, 0, 0, 0, 0]);
    const send = (name: string, body: string) =>
      world.send({ method: 'POST', target: BATCH, key, body, headers: [JSON_TYPE, ['Idempotency-Key', name]] });
    const body = JSON.stringify({ operations: [{ path: MENA }] });
    await Promise.all([send('k', body), send('k', body)]);
    await send('k', body);
    await send('k', body.replace('mena', 'europe'));
    await world.send({ method: 'POST', target: BATCH, key, body, headers: [['Idempotency-Key', 'x']] });
    world.idempotency.isDown = true;
    await send('l', body);
    expect(of(await scraped(world))).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the metrics of threads', () => {
  it('report busy threads, waiting tasks and refusals', async () => {
    const { thread, release } = heldThread();
    const projector = createProjector(thread);
    const { queue, letGo } = pausedQueue();
    const source = createMetrics(false).source({
      ...idle,
      threads: { projection: projector.load, assessment: queue.load },
    });
    const read = async () => {
      const series = seriesOf(await source.text());
      return ['busy', 'waiting', 'refused_total'].map((name) =>
        ['projection', 'assessment'].map((of) => series.get(`barograph_thread_${name}{thread="${of}"}`)),
      );
    };
    const nothing = [
      [0, 0],
      [0, 0],
    ];
    expect(await read()).toEqual([...nothing, [0, 0]]);
    // Too large to project inline. Of one account 20 projections or 3 assessments may wait, in addition to the one that runs.
    const body = Buffer.alloc(3_000_000, ' ');
    const projections = Array.from({ length: 23 }, (_, index) =>
      projector.project({ contentHash: 'h', body, expression: `[${index}]` }, 'a'),
    );
    const context = { caller: undefined, signal: new AbortController().signal };
    const assessments = Array.from({ length: 6 }, () => queue.work(TASK, context));
    expect(await read()).toEqual([
      [1, 1],
      [20, 3],
      [2, 2],
    ]);
    release();
    letGo();
    await Promise.all([...projections, ...assessments]);
    expect(await read()).toEqual([...nothing, [2, 2]]);
  });
});

describe('the metrics of the store', () => {
  it('report the use of its connections, and nothing where one session serves all', async () => {
    let pool: StorePool = { open: 3, idle: 2, waiting: 0, refused: 0 };
    const source = createMetrics(false).source({ ...idle, pool: () => pool });
    const read = async () =>
      [...seriesOf(await source.text())].filter(([name]) => name.startsWith('barograph_store_connections'));
    expect(await read()).toEqual([
      ['barograph_store_connections{state="open"}', 3],
      ['barograph_store_connections{state="idle"}', 2],
      ['barograph_store_connections{state="waiting"}', 0],
      ['barograph_store_connections_refused_total', 0],
    ]);
    pool = { open: 8, idle: 0, waiting: 5, refused: 7 };
    expect((await read()).map(([, value]) => value)).toEqual([8, 0, 5, 7]);
    expect(await createMetrics(false).source(idle).text()).not.toContain('barograph_store_connections');
  });
});

describe('the metrics of backups', () => {
  it('report interval and age, no age without a backup, and nothing without a folder', async () => {
    let madeAt: number | undefined = NOW - 90_000;
    const newest = async () => (madeAt === undefined ? undefined : { path: 'p', madeAt });
    const source = createMetrics(false).source({ ...idle, backups: { everyMs: 3_600_000, newest } });
    const read = async () => [...seriesOf(await source.text())].filter(([name]) => name.startsWith('barograph_backup'));
    const interval = ['barograph_backup_interval_seconds', 3_600];
    expect(await read()).toEqual([interval, ['barograph_backup_age_seconds', 90]]);
    madeAt = undefined;
    expect(await read()).toEqual([interval]);
    expect(await createMetrics(false).source(idle).text()).not.toContain('barograph_backup');
  });
});

describe('the metrics of served snapshots', () => {
  it('report confidence and signature of what is served', async () => {
    const world = createWorld();
    const { signature: _, ...unsigned } = storedMena;
    const summary = { ...snapshotSummary(REGIONAL_SNAPSHOT_EXAMPLE), snapshotConfidence: 0.37 };
    world.snapshots.latest.set('europe', { ...unsigned, regionId: 'europe', snapshotId: 'e', summary });
    const series = await scraped(world);
    const of = (name: string, region: string) => series.get(`barograph_snapshot_${name}{region="${region}"}`);
    expect([of('signed', 'mena'), of('signed', 'europe'), of('signed', 'latam')]).toEqual([1, 0, undefined]);
    expect([of('confidence', 'mena'), of('confidence', 'europe')]).toEqual([undefined, 0.37]);
  });
});
