import { describe, expect, it } from 'vitest';
import { historyPaths } from '../kit/history-paths.ts';
import { CLOSURES, closureStates, STORE_STARTS } from '../kit/replay/closures.ts';

const isAbsent = historyPaths().transits === undefined;

describe.skipIf(isAbsent)('a listed closure (skipped without ../shared)', () => {
  for (const closure of CLOSURES)
    it(`of ${closure.corridorId} from ${closure.from} has the same states wherever the store begins`, () => {
      const whole = closureStates(closure, '2019-01-01');
      const isAfter = (start: string): boolean => start > closure.to;
      for (const start of STORE_STARTS) {
        const states = closureStates(closure, start);
        expect([start, states.size > 0]).toEqual([start, start === 'empty' || !isAfter(start)]);
        for (const [day, { state, mean7, reference, disruption }] of states)
          expect({ start, day, state, mean7, reference, disruption }).toMatchObject({
            state: whole.get(day)?.state,
            mean7: whole.get(day)?.mean7,
            reference: whole.get(day)?.reference,
            disruption: whole.get(day)?.disruption,
          });
      }
      // The empty store knows the first day and all that follow.
      expect([...closureStates(closure, 'empty').keys()]).toEqual([...whole.keys()]);
    });

  it('is not open by force or by wreck: Suez in March 2021, both ends of the Red Sea from February 2024', () => {
    const [, everGiven, ...redSea] = CLOSURES;
    const notOpen = (closure: (typeof CLOSURES)[number] | undefined) =>
      closure === undefined
        ? []
        : [...closureStates(closure, 'empty').values()].filter(({ state }) => state !== 'open');
    expect(notOpen(everGiven).length).toBeGreaterThan(2);
    for (const closure of redSea) {
      const open = [...closureStates(closure, 'empty').values()].filter(({ state }) => state === 'open');
      expect(open.every(({ dataAt }) => dataAt < Date.parse('2024-02-01T00:00:00Z'))).toBe(true);
    }
  });
});
