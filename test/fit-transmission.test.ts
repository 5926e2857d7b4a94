import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformalBand, guaranteeOf, intervalScore, judgeBand } from '../scripts/fit-transmission/judge.mjs';
import { JUDGED_ANALOGUES, TRANSMISSION_BANDS } from '../src/assessment/parameters/transmission-bands.ts';
import { ANALOGUES, type BandId } from '../src/assessment/transmission/analogues.ts';
import { BAND_RULES, JUDGEMENT } from '../src/assessment/transmission/bands.ts';
import { middleEffect } from '../src/assessment/transmission/effects.ts';

const RULE = { start: [0.6, 1.8], minLow: 0.1, ...JUDGEMENT } as const;
const change = fc.double({ min: -0.5, max: 0.9, noNaN: true });
const cases = fc
  .array(fc.record({ effect: fc.double({ min: 0.01, max: 0.5, noNaN: true }), outcome: change }), {
    minLength: 4,
    maxLength: 12,
  })
  .map((all) => all.map((one, i) => ({ id: `a${i}`, ...one })));
const groups = Object.entries(BAND_RULES).map(([id]) => id);
const isBandId = (id: string): id is BandId => Object.hasOwn(BAND_RULES, id);

describe('judgeBand', () => {
  it('tests every analogue by a band that has not seen it', () => {
    fc.assert(
      fc.property(cases, fc.nat(), change, (all, which, other) => {
        const at = which % all.length;
        const id = `a${at}`;
        const { start: _, ...fitOnly } = RULE;
        const changed = all.map((one, i) => (i === at ? { ...one, outcome: other } : one));
        const [before, then] = [all, changed].map((some) =>
          judgeBand(some, fitOnly).outcomes.find((one) => one.id === id),
        );
        expect([then?.low, then?.high]).toEqual([before?.low, before?.high]);
      }),
    );
  });

  it('gives as confidence how many held of bands that are conformal', () => {
    fc.assert(
      fc.property(cases, (all) => {
        const judged = judgeBand(all, RULE);
        const inside = judged.outcomes.filter(({ outcome, low, high }) => outcome >= low && outcome <= high).length;
        expect(judged.confidence).toBe(inside / all.length);
        expect(judged).toMatchObject({ status: 'conformal', guarantee: guaranteeOf(all.length) });
        expect(judged.band[0]).toBeGreaterThanOrEqual(RULE.minLow);
      }),
    );
  });

  it('judges nothing by fewer than four', () => {
    const few = [0.1, 0.2, 0.3].map((outcome, i) => ({ id: `a${i}`, effect: 0.2, outcome }));
    expect(judgeBand(few, RULE)).toMatchObject({ status: 'unfitted', band: [0.6, 1.8], confidence: 0.25 });
    const { start: _, ...fitOnly } = RULE;
    expect(() => judgeBand(few, fitOnly)).toThrow(/needs analogues/);
  });

  it('holds every case that it was made from, and keeps its guarantee on the next one', () => {
    fc.assert(
      fc.property(cases, fc.boolean(), (all, isMargin) => {
        const held = all.map(({ effect, outcome }) => {
          const others = all.filter((one) => one.effect !== effect || one.outcome !== outcome);
          if (others.length < all.length - 1) return true;
          const [low, high] = conformalBand(others, { isMargin });
          const score = isMargin ? outcome - effect : outcome / effect;
          return score >= low && score <= high;
        });
        // Of n cases in any order, those outside the band of the other n - 1 are at most the two outermost.
        expect(held.filter((one) => !one).length).toBeLessThanOrEqual(2);
      }),
    );
    expect([4, 8, 9, 19].map(guaranteeOf)).toEqual([3 / 5, 7 / 9, 8 / 10, 16 / 20]);
  });

  it('lets the band of a threat hold 0', () => {
    fc.assert(
      fc.property(cases, (all) => {
        const [low, high] = conformalBand(all, { isThreat: true });
        expect(low).toBeLessThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('scores a wider band worse, and a miss by ten times its distance', () => {
    expect(intervalScore({ low: 0, high: 0.2, outcome: 0.1 })).toBeCloseTo(0.2, 12);
    expect(intervalScore({ low: 0, high: 0.2, outcome: 0.25 })).toBeCloseTo(0.7, 12);
    expect(intervalScore({ low: 0, high: 0.2, outcome: -0.05 })).toBeCloseTo(0.7, 12);
  });
});

describe('the published bands', () => {
  it('count what is listed, measured and held, and their confidence is the frequency', () => {
    for (const id of groups.filter(isBandId)) {
      const { listed, measured, held, confidence, status } = TRANSMISSION_BANDS[id];
      const judged = Object.values(JUDGED_ANALOGUES[id]);
      expect(listed).toBe(ANALOGUES.filter(({ bandId }) => bandId === id).length);
      expect(measured).toBe(judged.length);
      expect(held).toBe(judged.filter((one) => one.held).length);
      expect(status === 'unfitted').toBe(measured < JUDGEMENT.analoguesNeeded);
      if (status === 'conformal') expect(TRANSMISSION_BANDS[id].guarantee).toBeCloseTo(guaranteeOf(measured), 4);
      expect(confidence).toBeCloseTo(status === 'unfitted' ? JUDGEMENT.unfittedConfidence : held / measured, 4);
    }
  });

  it('rest on analogues with one date each, and threats of Brent that lie 14 days apart', () => {
    const names = ANALOGUES.map(({ bandId, id }) => `${bandId}/${id}`);
    expect(new Set(names).size).toBe(names.length);
    const threats = ANALOGUES.filter(({ bandId }) => bandId === 'crude-threat').map(({ startedOn }) =>
      Date.parse(startedOn),
    );
    const gaps = threats.slice(1).map((at, i) => (at - (threats[i] ?? at)) / 86_400_000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  });
});

describe('middleEffect', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const formulas = fc.constantFrom(...Object.values(BAND_RULES).map(({ formula }) => formula));

  it('is 0 without a dose and never nearer to 0 at a larger one', () => {
    fc.assert(
      fc.property(formulas, share, share, fc.nat(400), (formula, a, b, days) => {
        const at = (dose: number) => middleEffect(formula, { share: dose, days, extraDays: 12, dependence: 0.8 });
        expect(Math.abs(at(0))).toBe(0);
        expect(Math.abs(at(Math.max(a, b)))).toBeGreaterThanOrEqual(Math.abs(at(Math.min(a, b))));
      }),
    );
  });

  it('is of a wait where that is shorter than the way round', () => {
    const at = (days: number, extraDays: number) => middleEffect('reroute', { share: 1, days, extraDays });
    expect(at(4, 12)).toBe(at(4, 4));
    expect(at(20, 12)).toBeGreaterThan(at(20, 4));
  });

  it('is what METHOD.md §7 says', () => {
    const loss = middleEffect('supply-loss', { share: 16.837 / 101.9, days: 30 });
    expect(loss).toBeCloseTo((16.837 / 101.9) * (1 - Math.exp(-0.5)) * 10, 12);
    expect(middleEffect('reroute', { share: 0.5, days: 67, extraDays: 12 })).toBeCloseTo(1.86, 12);
  });
});
