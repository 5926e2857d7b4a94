import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { SetTimer } from '../../src/concurrency/deadline.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import {
  type AssessmentProgram,
  type AssessmentThread,
  createAssessmentThread,
  IDLE_MS,
} from '../../src/operations/assessment-thread.ts';
import { type Assessor, createAssessor } from '../../src/operations/assessor.ts';
import { bundleProgram } from '../kit/bundle-program.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { NOW, snapshotOfWorld } from '../kit/worlds.ts';
import { bodyText, createWorld, headerOf, JSON_TYPE, storedMena, type World } from './world.ts';

const EXPLAIN = '/api/intelligence/v1/explain-regional-snapshot';
const SIMULATE = '/api/intelligence/v1/simulate-regional-snapshot';
const observations = worldWith(HORMUZ_CRISIS);
const { snapshot, body } = snapshotOfWorld(assessWorld(indexObservations(observations, NOW)), 'mena');
const SUPPOSED = [{ metric: 'transits_total', subject: 'chokepoint:suez', value: 3 }];

let program: Awaited<ReturnType<typeof buildAssessmentProgram>>;
const threads: AssessmentThread[] = [];

beforeAll(async () => {
  program = await buildAssessmentProgram();
});
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});
afterAll(() => program.remove());

function threadOf(changes: Partial<AssessmentProgram> = {}): AssessmentThread {
  const thread = createAssessmentThread({ url: program.url, setTimer: neverTimer, ...changes });
  threads.push(thread);
  return thread;
}

/** A thread that does this as it starts, with a number that all its starts share, and then works if it still can. */
function threadDoing(code: string, changes: Partial<AssessmentProgram> = {}) {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const text = `import { parentPort, workerData } from 'node:worker_threads'; ${code}; await import('${program.url}');`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  return { shared, thread: threadOf({ url, data: shared, ...changes }) };
}

/** Runs at the first start alone. */
const atFirst = (code: string) => `if (Atomics.add(workerData, 0, 1) === 0) { ${code} }`;

async function served(assessor: Assessor) {
  const world = createWorld({ handlers: { assessor, observationsAt: async () => observations } });
  const { snapshotId } = snapshot.meta;
  world.snapshots.latest.set('mena', { ...storedMena, snapshotId, generatedAt: NOW, body: Buffer.from(body) });
  const key = await world.newKey('acme', 'enterprise');
  return { world, ...asking(world, key) };
}

const asking = (world: World, key: string) => ({
  explain: (pointer: string, signal?: AbortSignal) =>
    world.send({
      target: `${EXPLAIN}?region_id=mena&pointer=${encodeURIComponent(pointer)}`,
      key,
      ...(signal === undefined ? {} : { signal }),
    }),
  simulate: (signal?: AbortSignal) =>
    world.send({
      method: 'POST',
      target: SIMULATE,
      headers: [JSON_TYPE],
      key,
      body: JSON.stringify({ regionId: 'mena', observations: SUPPOSED }),
      ...(signal === undefined ? {} : { signal }),
    }),
});

describe('assessments for callers', () => {
  it('are answered by the thread byte for byte as in process', async () => {
    const narrate = (draft: Parameters<typeof templateNarrative>[0]) => templateNarrative(draft, false);
    const inProcess = await served(createAssessor({ label: '', narrate }));
    const onThread = await served(threadOf());
    const pointers = [
      ...AXES.map((axis) => `/balance/${axis}`),
      '/balance/netBalance',
      '/regime/label',
      '/scenarioSets/0/lanes/0/probability',
    ];
    for (const pointer of pointers) {
      const [expected, answer] = [await inProcess.explain(pointer), await onThread.explain(pointer)];
      expect([answer.status, answer.headers, bodyText(answer)]).toEqual([200, expected.headers, bodyText(expected)]);
    }
    const [expected, answer] = [await inProcess.simulate(), await onThread.simulate()];
    expect([answer.status, answer.headers, bodyText(answer)]).toEqual([200, expected.headers, bodyText(expected)]);
    expect(bodyText(answer)).toContain('"isReproduced":true');
  });

  it('hold up no other request', async () => {
    const { shared, thread } = threadDoing('Atomics.store(workerData, 0, 1); Atomics.wait(workerData, 0, 1)');
    const { world, simulate } = await served(thread);
    const ended: string[] = [];
    const simulated = simulate().then((answer) => {
      ended.push('simulation');
      return answer.status;
    });
    await expect.poll(() => Atomics.load(shared, 0)).toBe(1);
    const alive = await world.send({ target: '/livez' });
    ended.push('livez');
    Atomics.store(shared, 0, 2);
    Atomics.notify(shared, 0);
    expect([alive.status, await simulated, ended]).toEqual([200, 200, ['livez', 'simulation']]);
  });

  it('end with their caller, and free the place', async () => {
    const { shared, thread } = threadDoing(atFirst('for (;;);'));
    const { simulate, explain } = await served(thread);
    const going = new AbortController();
    const left = simulate(going.signal);
    await expect.poll(() => Atomics.load(shared, 0)).toBe(1);
    going.abort();
    expect(headerOf(await left, 'X-Error-Code')).toBe('assessment_busy');
    expect((await explain('/balance/netBalance')).status).toBe(200);
  });

  it('are given up as busy when they take too long, and the next one is answered', async () => {
    const runs: (() => void)[] = [];
    const setTimer: SetTimer = (_ms, run) => {
      runs.push(run);
      return () => undefined;
    };
    const { shared, thread } = threadDoing(atFirst('for (;;);'), { setTimer });
    const { simulate } = await served(thread);
    const tooLong = simulate();
    await expect.poll(() => Atomics.load(shared, 0)).toBe(1);
    runs[0]?.();
    const answer = await tooLong;
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([503, 'assessment_busy']);
    expect(headerOf(answer, 'Retry-After')).toMatch(/^\d+$/);
    expect((await simulate()).status).toBe(200);
  });

  it('end the thread when none has been asked for a while, and the next one starts it again', async () => {
    const timers = new Map<() => void, number>();
    const setTimer: SetTimer = (ms, run) => {
      timers.set(run, ms);
      return () => timers.delete(run);
    };
    const idle = () => [...timers].filter(([, ms]) => ms === IDLE_MS).map(([run]) => run);
    const { shared, thread } = threadDoing('Atomics.add(workerData, 0, 1)', { setTimer });
    const { explain } = await served(thread);
    expect([(await explain('/balance/netBalance')).status, idle().length]).toEqual([200, 1]);
    // A task starts the wait again.
    expect([(await explain('/regime/label')).status, idle().length]).toEqual([200, 1]);
    for (const run of idle()) run();
    expect([(await explain('/balance/netBalance')).status, Atomics.load(shared, 0)]).toEqual([200, 2]);
  });

  it.each([
    ['ends', "parentPort.on('message', () => process.exit(1)); await new Promise(() => {})"],
    ['throws', "parentPort.on('message', () => { throw new Error('broken') }); await new Promise(() => {})"],
    ['says something else', "parentPort.on('message', () => parentPort.postMessage({ status: 'odd' }))"],
    ['runs out of memory', 'const kept = []; for (;;) kept.push({ a: [kept.length] })'],
  ])('are an internal error when the thread %s, and the next one is answered', async (_, code) => {
    const { thread } = threadDoing(atFirst(code), { heapMegabytes: 96 });
    const { world, explain } = await served(thread);
    const broken = await explain('/balance/netBalance');
    expect([broken.status, world.errors.length]).toEqual([500, 1]);
    expect((await explain('/balance/netBalance')).status).toBe(200);
  });
});

/** The program of the assessment thread. */
async function buildAssessmentProgram(): Promise<{ readonly url: URL; remove(): void }> {
  const { path, remove } = await bundleProgram({ 'assessment-worker': 'src/main/assessment-worker.ts' });
  return { url: pathToFileURL(path('assessment-worker')), remove };
}
