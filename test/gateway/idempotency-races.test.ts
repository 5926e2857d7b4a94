import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import type { IdempotencyStore } from '../../src/ports/idempotency-store.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { MemoryIdempotencyStore } from '../kit/memory-idempotency-store.ts';
import { bodyText, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW } from './world.ts';

/** Orders of steps that each property tries; `npm run soak` asks for 3,000. */
const ORDERS = Number(process.env.RACE_ORDERS ?? 100);
/** Longest time a crash may hold a key, ms (CONTRACT.md §6). */
const FREED_MS = 35_000;

const limits = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({
    ...plan,
    requestsPerMinute: 100_000,
    requestsPerUtcDay: 100_000,
    // Each order runs a question.
    deductionsPerUtcDay: 100_000,
  })),
};

/** The scheduler decides when each call reaches the slots and when its result returns. */
function scheduled(scheduler: fc.Scheduler, store: IdempotencyStore): IdempotencyStore {
  const turn = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), name);
    const result = await call();
    await scheduler.schedule(Promise.resolve(), `${name} returned`);
    return result;
  };
  return {
    claim: (request) => turn('claim', () => store.claim(request)),
    renew: (request) => turn('renew', () => store.renew(request)),
    keep: (request) => turn('keep', () => store.keep(request)),
    release: (request) => turn('release', () => store.release(request)),
  };
}

/** What the worlds, which are made once, stand on during one race. */
interface Race {
  readonly slots: IdempotencyStore;
  readonly analyse: Analyst['analyse'];
}

let race: Race | undefined;
const current = (): Race => {
  if (race === undefined) throw new Error('no race is on');
  return race;
};
const delegating: IdempotencyStore = {
  claim: (request) => current().slots.claim(request),
  renew: (request) => current().slots.renew(request),
  keep: (request) => current().slots.keep(request),
  release: (request) => current().slots.release(request),
};
const worlds = [0, 1].map(() =>
  createWorld({
    gateway: {
      idempotency: delegating,
      counters: { local: createMemoryLimiter({ clock: { now: () => NOW } }) },
      limits,
    },
    handlers: { analyst: { analyse: (question, signal) => current().analyse(question, signal) } },
  }),
);
let senders: readonly (() => Promise<Answer>)[];

beforeAll(async () => {
  senders = await Promise.all(
    worlds.map(async (world) => {
      const sent = {
        method: 'POST',
        target: DEDUCT,
        key: await world.newKey('acme', 'pro_monthly'),
        headers: [JSON_TYPE, ['Idempotency-Key', 'k'] as const],
        body: '{"query":"why"}',
      };
      return () => world.send(sent);
    }),
  );
});

/** Equal requests at two processes over one store; each run writes another answer. */
async function run(scheduler: fc.Scheduler, shape: { requests: number; expiries: number; failures: number }) {
  const clock = { time: NOW, now: () => clock.time };
  const slots = new MemoryIdempotencyStore(clock);
  const wait = (name: string) => scheduler.schedule(Promise.resolve(), name);
  let runs = 0;
  race = {
    slots: scheduled(scheduler, slots),
    analyse: async () => {
      runs += 1;
      const mine = runs;
      await wait(`run ${mine}`);
      if (mine <= shape.failures) return { status: 'unavailable', retryAfterSeconds: 1 };
      return { status: 'answered', analysis: `run ${mine}`, model: 'm', provider: 'p' };
    },
  };
  const sending = Array.from({ length: shape.requests }, async (_, index) => {
    await wait(`send ${index}`);
    return senders[index % senders.length]?.();
  });
  const expiring = Array.from({ length: shape.expiries }, async (_, index) => {
    await wait(`expire ${index}`);
    clock.time += FREED_MS;
  });
  await scheduler.waitFor(Promise.all([...sending, ...expiring]));
  const answers = (await Promise.all(sending)).flatMap((answer) => (answer === undefined ? [] : [answer]));
  const kept = [...slots.slots.values()].flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  return { answers, kept, runs };
}

const isReplay = (answer: Answer) => headerOf(answer, 'Idempotent-Replayed') === 'true';

describe('equal requests in any order of steps', () => {
  it('run once, and all the others wait or get the same bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 5 }), async (scheduler, requests) => {
        const { answers, kept, runs } = await run(scheduler, { requests, expiries: 0, failures: 0 });
        expect([runs, kept.length, answers.length]).toEqual([1, 1, requests]);
        for (const { status } of answers) expect([200, 409]).toContain(status);
        const bodies = answers.filter(({ status }) => status === 200).map(bodyText);
        expect(new Set(bodies).size).toBe(1);
      }),
      { numRuns: ORDERS },
    ));

  it('run again after a failure, and never twice concurrently', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { answers, kept, runs } = await run(scheduler, { requests: 5, expiries: 0, failures: 1 });
        expect(runs).toBeLessThanOrEqual(2);
        expect(kept.length).toBe(runs - 1);
        expect(answers.filter(({ status }) => status === 503)).toHaveLength(1);
      }),
      { numRuns: ORDERS },
    ));

  it('replay one answer only, whenever leases end', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 2 }), async (scheduler, expiries) => {
        const { answers, kept, runs } = await run(scheduler, { requests: 5, expiries, failures: 0 });
        expect(runs).toBeLessThanOrEqual(1 + expiries);
        const bodies = kept.map(({ body }) => Buffer.from(body).toString('utf8'));
        for (const replay of answers.filter(isReplay)) expect([bodyText(replay)]).toEqual(bodies);
        const unsure = answers.filter((answer) => headerOf(answer, 'Idempotency-Status') === 'unavailable');
        const final = answers.filter((answer) => answer.status === 200 && !isReplay(answer));
        expect(final.length - unsure.length).toBe(kept.length);
      }),
      { numRuns: ORDERS },
    ));
});
