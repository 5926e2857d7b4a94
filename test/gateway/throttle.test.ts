import { describe, expect, it } from 'vitest';
import type { Counters } from '../../src/gateway/rates/counters.ts';
import type { RateLimiter } from '../../src/ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { createWorld, DEDUCT, JSON_TYPE, NOW } from './world.ts';

const countersOfTheProcess = (): Counters => ({ local: createMemoryLimiter({ clock: { now: () => NOW } }) });

/** As a server does to which many questions went in one write. */
function countersInOneTurn(): Counters {
  const { local } = countersOfTheProcess();
  const waiting: (() => void)[] = [];
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  const shared: RateLimiter = {
    take: (windows, units) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setTimeout(answerAll, 5);
        waiting.push(() => resolve(local.take(windows, units)));
      }),
    giveBack: (windows, units, takenAt) => local.giveBack(windows, units, takenAt),
  };
  return { local, shared };
}

describe('requests that may run a model', () => {
  it.each([
    ['of the process', countersOfTheProcess],
    ['that answer all of them in one turn', countersInOneTurn],
  ])('begin a few in a turn of the event loop, in order, and all begin, with counters %s', async (_, counters) => {
    const begun: number[] = [];
    let turn = 0;
    const world = createWorld({
      gateway: { counters: counters() },
      handlers: {
        analyst: {
          analyse: async ({ query }) => {
            begun.push(turn);
            return { status: 'answered', analysis: query, model: 'm', provider: 'p' };
          },
        },
      },
    });
    const key = await world.newKey('acme', 'enterprise');
    const ask = (index: number) =>
      world.send({
        method: 'POST',
        target: DEDUCT,
        key,
        headers: [JSON_TYPE],
        body: JSON.stringify({ query: `question ${index}` }),
      });
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index)));
    isOver = true;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    const perTurn = [...new Set(begun)].map((at) => begun.filter((other) => other === at).length);
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(5);
    expect(perTurn.length).toBeGreaterThanOrEqual(5);
  });
});
