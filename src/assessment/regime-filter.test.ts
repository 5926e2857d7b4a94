import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BalanceVector } from '../contract/intelligence/balance-vector.ts';
import { PARAMETERS } from './parameters.ts';
import { filteredBalance, nextFilterState } from './regime-filter.ts';
import type { RegionState } from './region-state.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const rules = PARAMETERS.regime;
const NOW = 100 * DAY_MS;
const regime = { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' } as const;
const state = (instant: number, smoothed?: RegionState['smoothed']): RegionState => ({
  ...{ version: 1, instant, snapshotId: 'snap', regime, coercion: [], triggers: {}, corridors: {} },
  ...(smoothed === undefined ? {} : { smoothed }),
});
const balance = (coercivePressure: number, domesticFragility: number): BalanceVector => ({
  ...{ coercivePressure, domesticFragility, capitalStress: 0, energyVulnerability: 0 },
  ...{ allianceCohesion: 0, maritimeAccess: 0, energyLeverage: 0, netBalance: 0, pressures: [], buffers: [] },
});

describe('what the regime feels', () => {
  it('is the value itself in a first assessment, and after a state that kept no means', () => {
    for (const prior of [undefined, state(NOW - HOUR_MS)])
      expect(filteredBalance(balance(0.7, 0.3), NOW, prior).smoothedValue).toEqual({ coercion: 0.7, fragility: 0.3 });
  });

  it('moves half the way in a half-life, whatever the number of looks between', () => {
    const from = { coercion: 0.4, fragility: 0.4 };
    const target = balance(0.42, 0.42);
    const once = (days: number) => filteredBalance(target, NOW, state(NOW - days * DAY_MS, from)).smoothed;
    expect(once(rules.coercionHalfLifeDays).coercion).toBeCloseTo(0.41, 12);
    expect(once(rules.fragilityHalfLifeDays).fragility).toBeCloseTo(0.41, 12);
    let smoothed = from;
    for (let step = 8; step > 0; step -= 1) {
      const at = NOW - (step - 1) * 6 * HOUR_MS;
      smoothed = { ...filteredBalance(target, at, state(at - 6 * HOUR_MS, smoothed)).smoothed };
    }
    expect(smoothed.coercion).toBeCloseTo(0.41, 12);
  });

  it('takes up a surge beyond the margin immediately, and a fall only as its mean decays', () => {
    const prior = state(NOW - 6 * HOUR_MS, { coercion: 0.3, fragility: 0.3 });
    const surge = filteredBalance(balance(0.8, 0.8), NOW, prior).smoothedValue;
    expect(surge.coercion).toBeCloseTo(0.8 - rules.coercionAtOnce, 12);
    expect(surge.fragility).toBeCloseTo(0.8 - rules.fragilityAtOnce, 12);
    const fall = filteredBalance(balance(0, 0), NOW, prior).smoothedValue;
    expect(fall.coercion).toBeGreaterThan(0.27);
    expect(fall.fragility).toBeGreaterThan(0.29);
  });

  it('stays within what was and what is, and never falls when the value now rises', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, unit, fc.nat(60 * 24), (then, now, more, hours) => {
        const prior = state(NOW - hours * HOUR_MS, { coercion: then, fragility: then });
        const [low, high] = [Math.min(then, now), Math.max(then, now)];
        const before = filteredBalance(balance(now, now), NOW, prior).smoothedValue;
        const after = filteredBalance(
          balance(Math.min(1, now + more), Math.min(1, now + more)),
          NOW,
          prior,
        ).smoothedValue;
        for (const axis of ['coercion', 'fragility'] as const) {
          expect(before[axis]).toBeGreaterThanOrEqual(low - 1e-12);
          expect(before[axis]).toBeLessThanOrEqual(high + 1e-12);
          expect(after[axis]).toBeGreaterThanOrEqual(before[axis] - 1e-12);
        }
      }),
    );
  });
});

describe('the state of the filter', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  const look = fc.record({
    hours: fc.integer({ min: 1, max: 200 }),
    coercion: unit,
    fragility: unit,
    hasRequiredInputs: fc.boolean(),
  });

  it('ignores assessments without reports, however many and with any values', () => {
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 12 }), unit, unit, (looks, coercion, fragility) => {
        const walk = (some: readonly { at: number; balance: BalanceVector; hasRequiredInputs: boolean }[]) =>
          some.reduce<RegionState | undefined>(
            (prior, { at, balance: seen, hasRequiredInputs }) => ({
              ...state(at),
              ...nextFilterState(seen, { instant: at, prior, hasRequiredInputs }),
            }),
            undefined,
          );
        let at = NOW;
        const all = looks.map(({ hours, hasRequiredInputs, ...seen }) => {
          at += hours * HOUR_MS;
          return { at, hasRequiredInputs, balance: balance(seen.coercion, seen.fragility) };
        });
        const [every, reporting] = [walk(all), walk(all.filter(({ hasRequiredInputs }) => hasRequiredInputs))];
        const now = balance(coercion, fragility);
        expect(filteredBalance(now, at + HOUR_MS, every)).toEqual(filteredBalance(now, at + HOUR_MS, reporting));
        const recent = (prior: RegionState | undefined) =>
          (prior?.coercion ?? []).filter((one) => one.at >= at - rules.hotMemoryDays * DAY_MS);
        expect(recent(every)).toEqual(recent(reporting));
      }),
    );
  });
});
