import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '../../contract/intelligence/vocabulary.ts';
import { BAND_RULES, intervalKind } from './bands.ts';
import type { Dose } from './effects.ts';
import { expectedLoss, pathSeverity } from './path-severity.ts';
import { remainingDays } from './remaining-days.ts';
import { TRANSMISSION_TEMPLATES } from './templates.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const formulas = fc.constantFrom(...Object.values(BAND_RULES).map(({ formula }) => formula));
/** 0 for critical. */
const rankOf = (...given: Parameters<typeof pathSeverity>): number => SEVERITIES.indexOf(pathSeverity(...given));

describe('the severity of a path', () => {
  it('never falls when loss × share rises, or the days that it is expected to last', () => {
    const days = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(formulas, unit, unit, days, days, unit, (formula, a, b, c, d, dependence) => {
        const rest = { extraDays: 12, dependence };
        const less: Dose = { share: Math.min(a, b), days: Math.min(c, d), ...rest };
        const more: Dose = { share: Math.max(a, b), days: Math.max(c, d), ...rest };
        expect(expectedLoss(formula, more)).toBeGreaterThanOrEqual(expectedLoss(formula, less));
        expect(rankOf(formula, more)).toBeLessThanOrEqual(rankOf(formula, less));
      }),
    );
  });

  it('is critical on the first day that force closes a strait with a fifth of the world’s oil', () => {
    expect(pathSeverity('supply-loss', { share: 0.2, days: remainingDays('force', 1) })).toBe('critical');
    const hormuz = TRANSMISSION_TEMPLATES.find(({ id }) => id === 'hormuz-crude-supply');
    const share = 0.85 * (hormuz?.marketShare ?? 0) - (hormuz?.bypassShare ?? 0);
    expect(pathSeverity('supply-loss', { share, days: remainingDays('force', 1) })).toBe('critical');
  });

  it('is not critical on the first day of a canal that a ship has blocked, and is after months of attacks on ships', () => {
    expect(pathSeverity('reroute', { share: 1, days: remainingDays('accident', 1), extraDays: 12 })).toBe('high');
    expect(pathSeverity('reroute', { share: 0.7, days: remainingDays('force', 90), extraDays: 12 })).toBe('critical');
  });

  it('is low of a threat: nothing is lost', () => {
    fc.assert(fc.property(unit, (share) => pathSeverity('threat', { share, days: 0 }) === 'low'));
  });
});

describe('the name of a path’s interval', () => {
  it('is a range below five of eight', () => {
    expect([4 / 8, 0.6249, 5 / 8, 1].map(intervalKind)).toEqual(['range', 'range', 'interval_80', 'interval_80']);
  });
});
