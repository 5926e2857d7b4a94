import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const anyone = (): AbortSignal => new AbortController().signal;

describe('the byte budget', () => {
  it('is never exceeded, and everybody gets through in the order they came', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(sizes, async (wanted) => {
        const within = createByteBudget(100);
        let held = 0;
        const entered: number[] = [];
        const work = (bytes: number, i: number) =>
          within(bytes, anyone(), async () => {
            held += Math.min(bytes, 100);
            entered.push(i);
            expect(held).toBeLessThanOrEqual(100);
            await Promise.resolve();
            held -= Math.min(bytes, 100);
          });
        await Promise.all(wanted.map(work));
        expect(entered).toEqual(wanted.map((_, i) => i));
      }),
    );
  });

  it('lets the next ones in when one who waits is called off', async () => {
    const within = createByteBudget(100);
    const owner = new AbortController();
    let finish = (): void => undefined;
    const first = within(60, anyone(), () => new Promise<void>((resolve) => (finish = resolve)));
    const large = within(100, owner.signal, async () => 'never');
    const small = within(40, anyone(), async () => 'in');
    owner.abort(new Error('called off'));
    await expect(large).rejects.toThrow('called off');
    expect(await small).toBe('in');
    finish();
    await first;
    await expect(within(1, owner.signal, async () => 'never')).rejects.toThrow('called off');
  });
});
