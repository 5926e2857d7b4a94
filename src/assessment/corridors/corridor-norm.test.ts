import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { LEVEL_NORMS, MONTHLY_NORMS, MONTHLY_NORMS_FROM } from '../parameters/corridor-norms.ts';
import { DAY_MS } from '../time.ts';
import { corridorNorm } from './corridor-norm.ts';
import { corridorState } from './corridor-state.ts';
import { SEASON_RULES } from './seasonal-reference.ts';

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const SEASONAL = Object.keys(MONTHLY_NORMS);
/** Month of a table, counted from its first. */
const monthOf = (id: string, month: number): number => Number(MONTHLY_NORMS[id]?.join(' ').split(' ')[month]);

describe('corridorNorm', () => {
  it('is known for every chokepoint but those with too few ships to vary little', () => {
    const unknown = CHOKEPOINTS.map(({ id }) => id).filter((id) => corridorNorm(id)(20_000) === undefined);
    expect(unknown).toEqual(['torres_strait', 'magellan_strait', 'bering_strait']);
    expect(Object.keys(LEVEL_NORMS).filter((id) => SEASONAL.includes(id))).toEqual([]);
  });

  it('is the median of the month in the three years before, in the middle of a month', () => {
    for (const id of SEASONAL) {
      const june = [0, 1, 2, 3].map((year) => monthOf(id, 12 * year + 5));
      const middle = (from: number): number => june.slice(from, from + 3).sort((a, b) => a - b)[1] ?? 0;
      expect(corridorNorm(id)(dayOf('2022-06-15'))).toBe(middle(0));
      expect(corridorNorm(id)(dayOf('2023-06-15'))).toBe(middle(1));
      expect(corridorNorm(id)(dayOf(`${MONTHLY_NORMS_FROM}-06-15`))).toBe(middle(0));
    }
  });

  it('moves by less than 3 % in a day: no state changes with a calendar', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEASONAL), fc.integer({ min: 17_897, max: 24_000 }), (id, day) => {
        const [before, after] = [corridorNorm(id)(day) ?? 0, corridorNorm(id)(day + 1) ?? 0];
        expect(Math.abs(after / before - 1)).toBeLessThan(0.03);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a corridor by its norm', () => {
  it('is judged alike wherever its history begins, once the week is known and its state was decided', () => {
    const counts = fc.array(fc.nat(130), { minLength: 30, maxLength: 120 });
    fc.assert(
      fc.property(fc.constantFrom(...SEASONAL), counts, fc.nat(19), (id, shares, cut) => {
        const norm = corridorNorm(id);
        const days = shares.map((share, i) => ({
          day: 19_690 + i,
          count: (share * (norm(19_690 + i) ?? 0)) / 100,
        }));
        const [whole, late] = [corridorState(days, norm), corridorState(days.slice(cut), norm)];
        expect([late?.mean7, late?.reference, late?.disruption]).toEqual([
          whole?.mean7,
          whole?.reference,
          whole?.disruption,
        ]);
        if ((whole?.disruption ?? 0) >= 0.3) expect(late?.state).not.toBe('open');
      }),
    );
  });

  it('is judged by its own history only after three judged years, and never learns from a day that was not open', () => {
    const from = SEASON_RULES.learnedFromDay;
    const stateAfter = (years: number, share: (day: number) => number) => {
      const days = Array.from({ length: Math.round(years * 365.25) + 20 }, (_, i) => ({
        day: from + i,
        count: 100 * share(i),
      }));
      return corridorState(days, () => 100);
    };
    expect(stateAfter(2.9, () => 1.2)?.reference).toBe(100);
    expect(stateAfter(3.1, () => 1.2)?.reference).toBe(120);
    expect(stateAfter(3.1, () => 0.5)).toMatchObject({ state: 'restricted', reference: 100 });
    expect(stateAfter(3.1, (i) => (i < 100 ? 0.5 : 1.2))?.reference).toBe(100);
  });
});
