import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { TriggerState } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { distancePast, isNear, nextTriggerState, TRIGGER_STATE_RULES, type TriggerReading } from './trigger-state.ts';

const item: EvidenceItem = {
  id: 'ev_1',
  type: 'cii_spike',
  source: 'EXERCISE',
  summary: '',
  confidence: 1,
  observedAt: 0,
  theater: '',
  corridor: '',
};
const ABOVE = { operator: 'gt', value: 10, norm: 0, confirm: { needed: 2, of: 3 } } as const;
const BELOW = { operator: 'lt', value: 0.7, norm: 1, confirm: { needed: 3, of: 5 } } as const;
const someRule = fc.oneof(
  fc.constantFrom(ABOVE, BELOW),
  fc
    .tuple(fc.double({ min: 0.1, max: 50, noNaN: true }), fc.integer({ min: 1, max: 3 }), fc.boolean())
    .map(([value, needed, isFall]) => ({
      operator: isFall ? ('delta_lt' as const) : ('delta_gt' as const),
      value: isFall ? -value : value,
      norm: 0,
      confirm: { needed, of: 3 },
    })),
);
const number = fc.double({ min: -60, max: 60, noNaN: true });
const someReading: fc.Arbitrary<TriggerReading> = fc.record({
  value: number,
  recent: fc.array(number, { maxLength: 6 }),
  isCorroborated: fc.boolean(),
  evidence: fc.constantFrom([], [item]),
});
const someStep = fc.record({
  reading: fc.option(someReading, { nil: undefined, freq: 4 }),
  hours: fc.integer({ min: 1, max: 400 }),
});

interface Moment {
  readonly instant: number;
  readonly reading: TriggerReading | undefined;
  readonly before: TriggerState | undefined;
  readonly after: TriggerState | undefined;
}

/** Every state along a list of readings. */
function walk(
  rule: Parameters<typeof nextTriggerState>[0],
  steps: readonly { readonly reading: TriggerReading | undefined; readonly hours: number }[],
): readonly Moment[] {
  let before: TriggerState | undefined;
  let instant = 0;
  return steps.map(({ reading, hours }) => {
    instant += hours * HOUR_MS;
    const moment = { instant, reading, before, after: nextTriggerState(rule, reading, { before, instant }) };
    before = moment.after;
    return moment;
  });
}

const anyWalk = (check: (rule: Parameters<typeof nextTriggerState>[0], moments: readonly Moment[]) => void): void => {
  fc.assert(
    fc.property(someRule, fc.array(someStep, { maxLength: 40 }), (rule, steps) => check(rule, walk(rule, steps))),
    { numRuns: 1_000 },
  );
};

describe('the state machine of a trigger, along any readings', () => {
  it('is never active without evidence', () => {
    anyWalk((_, moments) => {
      for (const { after } of moments) if (after !== undefined) expect(after.evidence.length).toBeGreaterThan(0);
    });
  });

  it('becomes active only past the threshold, by k of n, and corroborated', () => {
    anyWalk((rule, moments) => {
      for (const { before, after, reading } of moments) {
        if (before !== undefined || after === undefined) continue;
        expect(reading?.isCorroborated).toBe(true);
        expect(distancePast(rule, reading?.value ?? Number.NaN)).toBeGreaterThan(0);
        const past = reading?.recent.slice(-rule.confirm.of).filter((one) => distancePast(rule, one) > 0) ?? [];
        expect(past.length).toBeGreaterThanOrEqual(rule.confirm.needed);
      }
    });
  });

  it('keeps the moment and the evidence of its activation while it is active', () => {
    anyWalk((_, moments) => {
      for (const { before, after } of moments) {
        if (before === undefined || after === undefined) continue;
        expect([after.activatedAt, after.evidence]).toEqual([before.activatedAt, before.evidence]);
      }
    });
  });

  it('is released by a metric only beyond the band and after the dwell', () => {
    anyWalk((rule, moments) => {
      for (const { before, after, reading, instant } of moments) {
        if (before === undefined || reading === undefined) continue;
        const isBack = distancePast(rule, reading.value) < -TRIGGER_STATE_RULES.band;
        const isOver = instant - before.activatedAt >= TRIGGER_STATE_RULES.dwellMs;
        expect(after === undefined).toBe(isBack && isOver);
      }
    });
  });

  it('is changed by nothing that is missing, for seven days', () => {
    anyWalk((_, moments) => {
      for (const { before, after, reading, instant } of moments) {
        if (reading !== undefined) continue;
        const isRemembered = before !== undefined && instant - before.seenAt <= 7 * DAY_MS;
        expect(after).toEqual(isRemembered ? before : undefined);
      }
    });
  });

  it('activates once however often the metric crosses the threshold within the band', () => {
    const within = fc.double({ min: -0.19, max: 5, noNaN: true });
    fc.assert(
      fc.property(someRule, fc.array(within, { minLength: 1, maxLength: 60 }), (rule, distances) => {
        const unit = Math.abs(rule.value - rule.norm);
        const side = rule.operator === 'lt' || rule.operator === 'delta_lt' ? -1 : 1;
        const values = distances.map((distance) => rule.value + side * distance * unit);
        const steps = values.map((value, i) => ({
          reading: { value, recent: values.slice(0, i + 1), isCorroborated: true, evidence: [item] },
          hours: 6,
        }));
        const moments = walk(rule, steps);
        const activations = moments.filter(({ before, after }) => before === undefined && after !== undefined);
        expect(activations.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('watching', () => {
  const at = (value: number, dailySpread?: number): TriggerReading => ({
    value,
    recent: [],
    isCorroborated: true,
    evidence: [item],
    ...(dailySpread === undefined ? {} : { dailySpread }),
  });

  it('begins a fifth of the distance to the norm before the threshold', () => {
    expect([isNear(ABOVE, at(8)), isNear(ABOVE, at(7.9))]).toEqual([true, false]);
    expect([isNear(BELOW, at(0.755)), isNear(BELOW, at(0.77))]).toEqual([true, false]);
  });

  it('begins where a normal step of a day crosses the threshold with more than a fifth of probability', () => {
    // From 5 to 10 are 5; the upper fifth of a normal begins at 0.8416 standard deviations.
    expect([isNear(ABOVE, at(5, 5.9)), isNear(ABOVE, at(5, 6))]).toEqual([false, true]);
    expect([isNear(BELOW, at(0.9, 0.23)), isNear(BELOW, at(0.9, 0.25))]).toEqual([false, true]);
  });

  it('does not follow from how far the metric has come to its best', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 7.9, noNaN: true }), (value) => {
        expect(isNear(ABOVE, at(value))).toBe(false);
      }),
    );
  });
});
