import { describe, expect, it } from 'vitest';
import { createWorld, DEDUCT, JSON_TYPE } from './world.ts';

describe('requests that may run a model', () => {
  it('begin a few in a turn of the event loop, in order, and all begin', async () => {
    const begun: number[] = [];
    let turn = 0;
    const world = createWorld({
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
