import { describe, expect, it } from 'vitest';
import { EventLoopBudget } from './event-loop-budget.ts';

describe('turns of the loop', () => {
  it('runs no more than the steps of a turn and one task beyond, however many arrive concurrently', async () => {
    const turns = new EventLoopBudget(10);
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const steps = Array.from({ length: 30 }, (_, index) => (index * 7) % 13);
    const ran = await Promise.all(steps.map((cost) => turns.run(() => ({ value: { turn, cost }, steps: cost }))));
    isOver = true;
    const perTurn = new Map<number, number[]>();
    for (const { turn: at, cost } of ran) perTurn.set(at, [...(perTurn.get(at) ?? []), cost]);
    expect(ran.map(({ cost }) => cost)).toEqual(steps);
    for (const costs of perTurn.values())
      expect(costs.slice(0, -1).reduce((sum, cost) => sum + cost, 0)).toBeLessThan(10 * 2 + 13);
    expect(perTurn.size).toBeGreaterThan(5);
  });

  it('runs synchronously while there is room, and rethrows errors of the work', async () => {
    const turns = new EventLoopBudget(10);
    expect(turns.run(() => ({ value: 1, steps: 10 }))).toBe(1);
    const later = turns.run<number>(() => {
      throw new Error('broken');
    });
    await expect(later).rejects.toThrow('broken');
    expect(await turns.run(() => ({ value: 2, steps: 1 }))).toBe(2);
  });
});
