import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORRIDOR_RULES, type CorridorState, corridorState, isWatched, transitDays } from './corridor-state.ts';

const FIRST_DAY = 19_000;
const DAY_MS = 86_400_000;
const usual = Array<number>(60).fill(100);

const usually = (): number => 100;

const stateAfter = (...counts: readonly number[]): CorridorState => {
  const days = [...usual, ...counts].map((count, i) => ({ day: FIRST_DAY + i, count }));
  const state = corridorState(days, usually);
  if (state === undefined) throw new Error('no state');
  return state;
};
const repeat = (count: number, days: number): readonly number[] => Array<number>(days).fill(count);

describe('corridorState', () => {
  it('knows nothing without a norm, nor from three days in seven: unknown is not open', () => {
    expect(corridorState([], usually)).toBeUndefined();
    const known = usual.map((count, i) => ({ day: FIRST_DAY + i, count }));
    expect(corridorState(known, () => undefined)).toBeUndefined();
    expect(corridorState(known, () => 0)).toBeUndefined();
    expect(corridorState(known.slice(0, 3), usually)).toBeUndefined();
    expect(corridorState(known.slice(0, 4), usually)).toMatchObject({ state: 'open', reference: 100 });
    const sparse = usual.map((count, i) => ({ day: FIRST_DAY + 3 * i, count }));
    expect(corridorState(sparse, usually)).toBeUndefined();
  });

  it('is restricted from a 7-day loss of 30 % on, and not before', () => {
    expect(stateAfter(...repeat(71, 7))).toMatchObject({ state: 'open' });
    expect(stateAfter(...repeat(71, 7)).disruption).toBeCloseTo(0.29, 12);
    expect(stateAfter(...repeat(70, 7))).toMatchObject({ state: 'restricted', mean7: 70, reference: 100 });
  });

  it('is closed from the second day at a loss of 85 % on', () => {
    expect(stateAfter(...repeat(15, 7)).state).toBe('restricted');
    expect(stateAfter(...repeat(15, 8)).state).toBe('closed');
    expect(stateAfter(...repeat(15, 7), 14, 16).state).toBe('closed');
    expect(stateAfter(...repeat(16, 20)).state).toBe('restricted');
  });

  it('is open again after 7 days under a loss of 10 %, and not after 6', () => {
    const crisis = repeat(40, 20);
    // The mean is above 90 from the sixth day after on.
    expect(stateAfter(...crisis, ...repeat(100, 11)).state).toBe('restricted');
    expect(stateAfter(...crisis, ...repeat(100, 12)).state).toBe('open');
    expect(stateAfter(...crisis, ...repeat(89, 200)).state).toBe('restricted');
  });

  it('leaves closed by way of restricted', () => {
    const closed = repeat(0, 20);
    expect(stateAfter(...closed, ...repeat(31, 7)).state).toBe('closed');
    expect(stateAfter(...closed, ...repeat(33, 7)).state).toBe('restricted');
  });

  it('counts the days that it is not open from the first one, through restricted and closed', () => {
    const first = (FIRST_DAY + 60 + 2) * DAY_MS;
    expect(stateAfter(...repeat(0, 3))).toMatchObject({ state: 'restricted', notOpenSince: first });
    const closed = stateAfter(...repeat(0, 20));
    expect(closed).toMatchObject({ state: 'closed', notOpenSince: first });
    expect(closed.since).toBeGreaterThan(first);
    expect(stateAfter(...repeat(0, 20), ...repeat(100, 20)).notOpenSince).toBeUndefined();
  });

  it('freezes its reference while it is not open, so that a lasting crisis is not declared over by its own length', () => {
    const long = stateAfter(...repeat(50, 1_200));
    expect(long).toMatchObject({ state: 'restricted', reference: 100 });
    expect(long.since).toBe((FIRST_DAY + 60 + 4) * DAY_MS);
    expect(long.dataAt).toBe((FIRST_DAY + 60 + 1_199) * DAY_MS);
  });

  it('gives no better a state when some days are worse and the reference is the same', () => {
    const counts = fc.array(fc.nat(130), { minLength: 1, maxLength: 40 });
    const order = ['open', 'restricted', 'closed'];
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(130), (list, position, fewer) => {
        const worse = list.map((count, i) => (i === position % list.length ? Math.max(0, count - fewer) : count));
        const [before, then] = [stateAfter(...list), stateAfter(...worse)];
        fc.pre(before.reference === then.reference);
        expect(then.disruption).toBeGreaterThanOrEqual(before.disruption - 1e-12);
        if (before.reference === 100)
          expect(order.indexOf(then.state)).toBeGreaterThanOrEqual(order.indexOf(before.state));
      }),
    );
  });

  it('keeps the last seven disruptions and the change of the last day', () => {
    const state = stateAfter(...repeat(30, 3));
    expect(state.recent).toHaveLength(7);
    expect(state.recent.at(-1)).toBe(state.disruption);
    expect(state.change24h).toBeCloseTo(0.1, 12);
  });
});

describe('isWatched', () => {
  it('needs three days in a row at a loss of 15 %', () => {
    const { disruption, days } = CORRIDOR_RULES.watch;
    expect([disruption, days]).toEqual([0.15, 3]);
    expect(isWatched({ ...stateAfter(100), recent: [0.2, 0.15, 0.15, 0.16] })).toBe(true);
    expect(isWatched({ ...stateAfter(100), recent: [0.2, 0.14, 0.2, 0.2] })).toBe(false);
    expect(isWatched({ ...stateAfter(100), recent: [0.2, 0.2] })).toBe(false);
  });
});

describe('transitDays', () => {
  it('is one entry a UTC day, ascending, the later row of a day counting', () => {
    const rows = [
      { observedAt: 2 * DAY_MS, value: 5 },
      { observedAt: DAY_MS + 1, value: 3 },
      { observedAt: DAY_MS + 7, value: 4 },
    ];
    expect(transitDays(rows)).toEqual([
      { day: 1, count: 4 },
      { day: 2, count: 5 },
    ]);
  });
});
