import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANALOGUES, type ClosureCause } from './analogues.ts';
import { JUDGEMENT } from './bands.ts';
import { CLOSURE_HAZARDS, closureHazards } from './closure-hazards.ts';
import { CLOSURES, type Closure } from './closures.ts';
import { remainingDays } from './remaining-days.ts';

const CAUSES: readonly ClosureCause[] = ['force', 'accident', 'weather', 'drought', 'dispute'];
const closure = fc.record({
  id: fc.constant('x'),
  cause: fc.constantFrom(...CAUSES),
  startedOn: fc.constant('2000-01-01'),
  days: fc.integer({ min: 1, max: 3_000 }),
  isOpenEnded: fc.boolean(),
  source: fc.constant(''),
});

describe('the hazard of reopening', () => {
  it('is a chance that never rises with age, of any closures', () => {
    fc.assert(
      fc.property(fc.array(closure, { maxLength: 30 }), (closures) => {
        for (const byAge of Object.values(closureHazards(closures))) {
          expect(byAge).toEqual([...byAge].sort((a, b) => b - a));
          expect(Math.min(...byAge)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...byAge)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('counts ends by days at risk, and none of a closure that is not over', () => {
    const row = (days: number, rest: Partial<Closure> = {}): Closure => ({
      ...{ id: `${days}`, cause: 'force', startedOn: '2000-01-01', days, source: '', ...rest },
    });
    expect(closureHazards([row(1), row(3)]).all[0]).toBe(2 / 4);
    expect(closureHazards([row(1), row(3, { isOpenEnded: true })]).all[0]).toBe(1 / 4);
  });
});

describe('remainingDays', () => {
  it('lies within the horizon, and never falls with age', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...CAUSES),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(100),
        (cause, age, older) => {
          const days = remainingDays(cause, age);
          expect(days).toBeGreaterThan(0);
          expect(days).toBeLessThanOrEqual(JUDGEMENT.horizonDays);
          expect(remainingDays(cause, age + older)).toBeGreaterThanOrEqual(days);
        },
      ),
    );
  });

  it('is short for an accident of a day and long for force, with an unknown cause in between', () => {
    const [accident, unknown, force] = [
      remainingDays('accident', 1),
      remainingDays(undefined, 1),
      remainingDays('force', 1),
    ];
    expect(accident).toBeLessThan(8);
    expect(unknown).toBeGreaterThan(accident);
    expect(force).toBeGreaterThan(unknown);
    expect(force).toBeGreaterThan(20);
  });

  it('is what the chances of the days ahead add up to', () => {
    const hazards = { ...CLOSURE_HAZARDS, force: [1, 1, 1, 1, 1, 1] };
    expect(remainingDays('force', 5, hazards)).toBe(0);
    const half = { ...CLOSURE_HAZARDS, force: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5] };
    expect(remainingDays('force', 1, half)).toBeCloseTo(1, 6);
  });
});

describe('the past closures', () => {
  it('are listed once by first day, each with a cause, whole days and a source', () => {
    expect(new Set(CLOSURES.map(({ startedOn }) => startedOn)).size).toBe(CLOSURES.length);
    for (const { days, source, startedOn } of CLOSURES) {
      expect(days).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(days)).toBe(true);
      expect(source.length).toBeGreaterThan(5);
      expect(new Date(startedOn).toISOString()).toContain(startedOn);
    }
  });

  it('agree in days and cause with the analogues of the same name', () => {
    const both = CLOSURES.flatMap((one) =>
      ANALOGUES.filter(({ id }) => id === one.id).map((analogue) => [one, analogue]),
    );
    expect(both.length).toBeGreaterThan(15);
    for (const [one, analogue] of both) expect([one?.days, one?.cause]).toEqual([analogue?.days, analogue?.cause]);
  });
});
