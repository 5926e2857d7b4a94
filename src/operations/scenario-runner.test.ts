import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { memoryScenarioJobs } from '../../test/kit/memory-scenario-jobs.ts';
import {
  MAX_INTERRUPTIONS,
  type NewScenarioJob,
  type ScenarioJobs,
  type ScenarioOutcome,
} from '../ports/scenario-jobs.ts';
import { createScenarioRunner, type ScenarioWork } from './scenario-runner.ts';

const LEASE_MS = 30_000;
const DONE = { result: new TextEncoder().encode('{}') };
const never = <T>() => new Promise<T>(() => undefined);

function setup() {
  const time = fakeClock();
  const jobs = memoryScenarioJobs();
  const errors: unknown[] = [];
  const job = (jobId: string): NewScenarioJob => ({
    ...{ jobId, accountId: 'acme', kind: 'region', request: {}, requestedAt: time.clock.now() },
  });
  /** A process: once it is dead nothing of it reaches the store, and none of its timers fires. */
  function process(work: ScenarioWork, store: ScenarioJobs = jobs) {
    let isDead = false;
    const alive =
      <A extends readonly unknown[], R>(call: (...given: A) => Promise<R>) =>
      (...given: A): Promise<R> =>
        isDead ? never<R>() : call(...given);
    const reached: ScenarioJobs = {
      ...{ add: alive(store.add), read: alive(store.read), cancel: alive(store.cancel), claim: alive(store.claim) },
      ...{ renew: alive(store.renew), release: alive(store.release), finish: alive(store.finish) },
    };
    const runner = createScenarioRunner({
      jobs: reached,
      work: (one, signal) => (isDead ? never() : work(one, signal)),
      clock: time.clock,
      setTimer: (ms, run) => time.setTimer(ms, () => (isDead ? undefined : run())),
      onError: (error) => errors.push(error),
    });
    const die = () => {
      isDead = true;
    };
    return { ...runner, die };
  }
  const statusOf = async (jobId: string) => (await jobs.read({ accountId: 'acme', kind: 'region', jobId }))?.status;
  return { ...time, jobs, errors, job, process, statusOf };
}

/** Work of so many milliseconds, which ends early where it is aborted. */
const lasting =
  (
    setTimer: ReturnType<typeof fakeClock>['setTimer'],
    ms: number,
    begun: (jobId: string) => void = () => undefined,
  ): ScenarioWork =>
  ({ jobId }, signal) =>
    new Promise<ScenarioOutcome | 'busy'>((resolve) => {
      begun(jobId);
      const cancel = setTimer(ms, () => resolve(DONE));
      signal.addEventListener('abort', () => {
        cancel();
        resolve('busy');
      });
    });

const event = fc.record({
  what: fc.constantFrom('queue', 'cancel', 'die', 'close', 'wait'),
  which: fc.nat(7),
  afterMs: fc.constantFrom(0, 500, 4_000, 40_000),
});

describe('scenario jobs', () => {
  it('end exactly once, whatever is cancelled and whichever processes end, as long as one is left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 20 }), fc.constantFrom(0, 900, 9_000), async (events, lastsMs) => {
        const { jobs, job, process, setTimer, pass, statusOf, errors, clock } = setup();
        const queued: string[] = [];
        const cancelled = new Set<string>();
        let living = [0, 1, 2].map(() => process(lasting(setTimer, lastsMs)));
        for (const one of living) one.start();
        for (const { what, which, afterMs } of events) {
          const one = living[which % living.length];
          if (what === 'queue' && (await jobs.add(job(`j${queued.length}`))) === 'added')
            queued.push(`j${queued.length}`);
          if (what === 'cancel')
            for (const id of (await jobs.cancel({ accountId: 'acme', jobId: queued[which] ?? '' }, clock.now())) ?? [])
              cancelled.add(id);
          if (living.length > 1 && one !== undefined && (what === 'die' || what === 'close')) {
            living = living.filter((other) => other !== one);
            if (what === 'die') one.die();
            else void one.close();
          }
          await pass(afterMs);
        }
        await pass(queued.length * (lastsMs + 3 * LEASE_MS) + 3 * LEASE_MS);
        for (const id of queued)
          expect([id, await statusOf(id)]).toEqual([id, cancelled.has(id) ? 'cancelled' : 'done']);
        expect(errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('that end every process fail and say so, and the next is run', async () => {
    const { jobs, job, process, pass, statusOf } = setup();
    await jobs.add(job('deadly'));
    await jobs.add(job('next'));
    for (let n = 0; n <= MAX_INTERRUPTIONS; n += 1) {
      const one = process(({ jobId }) => (jobId === 'deadly' ? never() : Promise.resolve(DONE)));
      one.start();
      await pass(100);
      expect(await statusOf('deadly')).toBe('running');
      one.die();
      await pass(LEASE_MS + 1);
    }
    process(async () => DONE).start();
    await pass(100);
    expect([await statusOf('deadly'), await statusOf('next')]).toEqual(['failed', 'done']);
  });

  it('that are cancelled are aborted immediately here, and elsewhere with the next renewal', async () => {
    for (const isHere of [true, false]) {
      const { jobs, job, process, pass, setTimer, statusOf } = setup();
      const aborted: string[] = [];
      const one = process((given, signal) => {
        signal.addEventListener('abort', () => aborted.push(given.jobId));
        return lasting(setTimer, 25_000)(given, signal);
      });
      one.start();
      await jobs.add(job('a'));
      one.wake();
      await pass(100);
      const ids = (await jobs.cancel({ accountId: 'acme', jobId: 'a' }, 0)) ?? [];
      if (isHere) one.abandon(ids);
      await pass(isHere ? 0 : 2_000);
      expect([isHere, aborted]).toEqual([isHere, ['a']]);
      await pass(60_000);
      expect(await statusOf('a')).toBe('cancelled');
    }
  });

  it('that find no room are tried again, and fail in the end; what breaks fails', async () => {
    const { jobs, job, process, pass, statusOf, errors } = setup();
    let tries = 0;
    await jobs.add(job('crowded'));
    await jobs.add(job('broken'));
    process(async ({ jobId }) => {
      if (jobId === 'broken') throw new Error('an invariant');
      tries += 1;
      return 'busy';
    }).start();
    await pass(3_000);
    expect([await statusOf('broken'), errors.length, await statusOf('crowded')]).toEqual(['failed', 1, 'queued']);
    await pass(120_000);
    expect([await statusOf('crowded'), tries]).toEqual(['failed', 20]);
  });

  it('outlive a store that is away for a while', async () => {
    const { jobs, job, process, pass, statusOf, errors, setTimer } = setup();
    let isAway = false;
    const flaky: ScenarioJobs = {
      ...jobs,
      claim: (lease) => (isAway ? Promise.reject(new Error('away')) : jobs.claim(lease)),
      renew: (...given) => (isAway ? Promise.reject(new Error('away')) : jobs.renew(...given)),
      finish: (...given) => (isAway ? Promise.reject(new Error('away')) : jobs.finish(...given)),
    };
    await jobs.add(job('a'));
    const one = process(lasting(setTimer, 1_000), flaky);
    one.start();
    await pass(10);
    isAway = true;
    await pass(20_000);
    expect([await statusOf('a'), errors.length > 0]).toEqual(['running', true]);
    isAway = false;
    await pass(2 * LEASE_MS);
    expect(await statusOf('a')).toBe('done');
    await one.close();
  });

  it('are given back by a process that ends', async () => {
    const { jobs, job, process, pass, setTimer, statusOf } = setup();
    const one = process(lasting(setTimer, 20_000));
    one.start();
    await jobs.add(job('a'));
    one.wake();
    await pass(10);
    const closing = one.close();
    await pass(0);
    await closing;
    expect(await statusOf('a')).toBe('queued');
    const begun: string[] = [];
    process(lasting(setTimer, 1, (jobId) => begun.push(jobId))).start();
    await pass(10);
    expect([begun, await statusOf('a')]).toEqual([['a'], 'done']);
  });
});
