import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCollectGate } from './semaphore.ts';

describe('the gate before the feeds', () => {
  it('never lets more in than it has places, in the order they came, and everybody gets a turn', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 20 }),
        async (places, runs) => {
          const gate = createCollectGate(places);
          const begun: number[] = [];
          let inside = 0;
          const all = runs.map(([turns, breaks], i) =>
            gate.run(new AbortController().signal, async () => {
              inside += 1;
              expect(inside).toBeLessThanOrEqual(places);
              begun.push(i);
              for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
              inside -= 1;
              if (breaks) throw new Error('broke');
              return i;
            }),
          );
          const ends = await Promise.allSettled(all);
          expect(begun).toEqual(runs.map((_, i) => i));
          expect(ends.map(({ status }) => status === 'rejected')).toEqual(runs.map(([, breaks]) => breaks));
        },
      ),
    );
  });

  it('does nothing for one that is called off before its turn, and passes the turn on', async () => {
    const gate = createCollectGate(1);
    const patient = new AbortController().signal;
    const owner = new AbortController();
    let finish = (): void => undefined;
    const first = gate.run(patient, () => new Promise<void>((resolve) => (finish = resolve)));
    const second = gate.run(owner.signal, async () => 'never');
    const third = gate.run(patient, async () => 'third');
    owner.abort();
    expect(await second).toBeUndefined();
    finish();
    await first;
    expect(await third).toBe('third');
    expect(await gate.run(owner.signal, async () => 'never')).toBeUndefined();
  });
});
