import { EventEmitter, once } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import type { IdempotencyStore } from '../../src/ports/idempotency-store.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { MemoryIdempotencyStore } from '../kit/memory-idempotency-store.ts';
import { bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW } from './world.ts';

/** Orders of steps that each property tries; `npm run soak` asks for 3,000. */
const ORDERS = Number(process.env.RACE_ORDERS ?? 100);
/** Longest time that a crashed or frozen process may hold a key, ms (CONTRACT.md §6). */
const FREED_MS = 35_000;
/** One step of time, ms: less than the store has for a claim. */
const TICK_MS = 2_500;
/** More turns than any call takes that does not wait for another. */
const TURNS = 50;
const PROCESSES = [0, 1] as const;
type Process = (typeof PROCESSES)[number];

/** What the worlds, which are made once, stand on during one run. */
interface Stage {
  /** The way of a process to the slots, which ends where the process stands still. */
  slots(at: Process): IdempotencyStore;
  analyse(at: Process): ReturnType<Analyst['analyse']>;
}

let stage: Stage | undefined;
const current = (): Stage => {
  if (stage === undefined) throw new Error('nothing is on');
  return stage;
};

const limits = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({
    ...plan,
    requestsPerMinute: 1e9,
    requestsPerUtcDay: 1e9,
    // Each order runs a question.
    deductionsPerUtcDay: 1e9,
  })),
};
let ask: readonly (() => Promise<Answer>)[];

beforeAll(async () => {
  ask = await Promise.all(
    PROCESSES.map(async (at) => {
      const idempotency: IdempotencyStore = {
        claim: (request) => current().slots(at).claim(request),
        renew: (request) => current().slots(at).renew(request),
        keep: (request) => current().slots(at).keep(request),
        release: (request) => current().slots(at).release(request),
      };
      const counters = { local: createMemoryLimiter({ clock: { now: () => NOW } }) };
      const world = createWorld({
        gateway: { idempotency, counters, limits },
        handlers: {
          analyst: { analyse: () => current().analyse(at) },
          setTimer: neverTimer,
        },
      });
      const key = await world.newKey('acme', 'pro_monthly');
      // From then on who asks is known without a time limit of its own.
      await world.send({ target: '/api/bootstrap', key });
      const headers = [JSON_TYPE, ['Idempotency-Key', 'k'] as const];
      return () => world.send({ method: 'POST', target: DEDUCT, key, headers, body: '{"query":"why"}' });
    }),
  );
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Two processes over one store, a clock for all of them, and work that ends when the scheduler says so. */
function play(scheduler: fc.Scheduler) {
  const clock = { time: NOW, now: () => clock.time };
  const store = new MemoryIdempotencyStore(clock);
  const frozen = new Map<Process, { readonly gone: Promise<void>; readonly thaw: () => void }>();
  const wait = (name: string) => scheduler.schedule(Promise.resolve(), name);
  const begun = new EventEmitter();
  let runs = 0;
  let lastTick: Promise<void> = Promise.resolve();

  /** A frozen process sends the store nothing and receives nothing from it. */
  async function reached<T>(at: Process, call: () => Promise<T>): Promise<T> {
    const calledIn = frozen.get(at);
    if (calledIn !== undefined) await calledIn.gone;
    const result = await call();
    await frozen.get(at)?.gone;
    return result;
  }
  stage = {
    slots: (at) => ({
      claim: (request) => reached(at, () => store.claim(request)),
      renew: (request) => reached(at, () => store.renew(request)),
      keep: (request) => reached(at, () => store.keep(request)),
      release: (request) => reached(at, () => store.release(request)),
    }),
    analyse: async (at) => {
      runs += 1;
      const mine = `run ${runs}`;
      begun.emit('run');
      await wait(mine);
      await frozen.get(at)?.gone;
      return { status: 'answered', analysis: mine, model: 'm', provider: 'p' };
    },
  };
  return {
    clock,
    store,
    wait,
    runs: () => runs,
    /** Resolves when the next run begins. */
    nextRun: () => once(begun, 'run'),
    /** One tick after the other, also when several pauses overlap: live processes have their turns before more time passes. */
    tick(times = 1): Promise<void> {
      lastTick = lastTick.then(async () => {
        for (let index = 0; index < times; index += 1) {
          clock.time += TICK_MS;
          vi.advanceTimersByTime(TICK_MS);
          for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
        }
      });
      return lastTick;
    },
    freeze(at: Process) {
      if (frozen.has(at)) return;
      let thaw: () => void = () => undefined;
      const gone = new Promise<void>((resolve) => {
        thaw = resolve;
      });
      frozen.set(at, { gone, thaw });
    },
    thaw(at: Process) {
      frozen.get(at)?.thaw();
      frozen.delete(at);
    },
    kept: () =>
      [...store.slots.values()].flatMap(({ answer }) =>
        answer === undefined ? [] : [Buffer.from(answer.body).toString('utf8')],
      ),
  };
}

const isReplay = (answer: Answer) => headerOf(answer, 'Idempotent-Replayed') === 'true';
const isUnsure = (answer: Answer) => headerOf(answer, 'Idempotency-Status') === 'unavailable';
const isFinal = (answer: Answer) => answer.status === 200 && !isReplay(answer) && !isUnsure(answer);

describe('the key of a request that runs', () => {
  it('stays with an owner that lives, however much longer than a lease it takes', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(12), { maxLength: 8 }), async (scheduler, pauses) => {
        const { wait, tick, runs, kept } = play(scheduler);
        const asked = Array.from({ length: 4 }, async (_, index) => {
          await wait(`ask ${index}`);
          return ask[index % 2]?.();
        });
        const ticking = pauses.map(async (ticks, index) => {
          await wait(`pause ${index}`);
          await tick(ticks);
        });
        await scheduler.waitFor(Promise.all([...asked, ...ticking]));
        const answers = (await Promise.all(asked)).flatMap((answer) => answer ?? []);
        expect([runs(), kept().length, answers.filter(isFinal).length]).toEqual([1, 1, 1]);
        for (const { status } of answers) expect([200, 409]).toContain(status);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: ORDERS },
    ));

  it.each(['is killed', 'freezes'])('is free within 35 s after its owner %s', (how) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(20), async (scheduler, ticksBefore) => {
        const { tick, freeze, thaw, nextRun, kept, clock, store } = play(scheduler);
        const begun = nextRun();
        const first = ask[0]?.();
        await begun;
        await tick(ticksBefore);
        freeze(0);
        const frozenAt = clock.time;
        const early = await Promise.race([ask[1]?.(), nextRun().then(() => undefined)]);
        expect(early?.status).toBe(409);
        const [slot] = store.slots.values();
        expect((slot?.heldUntil ?? 0) - frozenAt).toBeLessThanOrEqual(FREED_MS);
        await tick(FREED_MS / TICK_MS);
        const begunAgain = nextRun();
        const second = ask[1]?.();
        await begunAgain;
        if (how === 'freezes') thaw(0);
        await scheduler.waitAll();
        const taken = await second;
        expect([taken?.status, isFinal(taken ?? never())]).toEqual([200, true]);
        expect(kept()).toEqual([bodyText(taken ?? never())]);
        if (how === 'is killed') return;
        const late = await first;
        expect([late?.status, isUnsure(late ?? never())]).toEqual([200, true]);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: Math.ceil(ORDERS / 2) },
    ),
  );

  it('gives one answer to all, whichever process freezes, when and for how long', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(events, { maxLength: 14 }), async (scheduler, planned) => {
        const { wait, tick, freeze, thaw, kept } = play(scheduler);
        const happening = planned.map(async (event, index) => {
          await wait(`${index} ${event.what}`);
          if (event.what === 'tick') await tick(event.ticks);
          else if (event.what === 'freeze') freeze(event.at);
          else thaw(event.at);
        });
        const asked = Array.from({ length: 5 }, async (_, index) => {
          await wait(`ask ${index}`);
          return ask[index % 2]?.();
        });
        await scheduler.waitFor(Promise.all(happening));
        for (const at of PROCESSES) thaw(at);
        await scheduler.waitFor(Promise.all(asked));
        const answers = (await Promise.all(asked)).flatMap((answer) => answer ?? []);
        for (const { status } of answers) expect([200, 409, 503]).toContain(status);
        const final = answers.filter(isFinal);
        expect(final.length).toBeLessThanOrEqual(1);
        for (const answer of [...final, ...answers.filter(isReplay)]) expect([bodyText(answer)]).toEqual(kept());
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: ORDERS * 2 },
    ));
});

const events = fc.oneof(
  fc.record({ what: fc.constant('tick'), ticks: fc.nat(16) }).map(({ ticks }) => ({ what: 'tick', ticks }) as const),
  fc.constantFrom(...PROCESSES).map((at) => ({ what: 'freeze', at }) as const),
  fc.constantFrom(...PROCESSES).map((at) => ({ what: 'thaw', at }) as const),
);

function never(): never {
  throw new Error('every process answers');
}
