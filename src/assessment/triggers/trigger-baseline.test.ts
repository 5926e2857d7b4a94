import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, traffic, transits } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import { indexObservations } from '../observation-index.ts';
import type { RegionState, TriggerDays, TriggerState } from '../region-state.ts';
import { DAY_MS, dayNumber, HOUR_MS } from '../time.ts';
import { TRIGGER_RULES } from './registry.ts';
import { isMovedTrigger, judgedRule, nextTriggerDays } from './trigger-baseline.ts';
import { assessTriggers } from './trigger-ladder.ts';
import type { TriggerRule } from './trigger-rule.ts';
import { distancePast, isPast, nextTriggerState, TRIGGER_STATE_RULES, type TriggerReading } from './trigger-state.ts';

const HORMUZ = 'mena.hormuz_strait_transits';
const someRule = fc.constantFrom(...TRIGGER_RULES);
const evidence = [
  {
    ...({ id: 'ev_1', type: 'cii_spike', source: 'EXERCISE', summary: '', confidence: 1 } as const),
    ...{ observedAt: 0, theater: '', corridor: '' },
  },
];
const readingOf = (value: number): TriggerReading => ({
  ...{ value, recent: Array<number>(6).fill(value), isCorroborated: true, evidence },
});
const isBelow = ({ operator }: TriggerRule) => operator === 'lt' || operator === 'lte' || operator === 'delta_lt';
/** A value so many distances past the threshold. */
const past = (rule: TriggerRule, distances: number): number =>
  rule.value + (isBelow(rule) ? -1 : 1) * distances * Math.abs(rule.value - rule.norm);

/** The days of a trigger and what it was judged by, after a reading each day (or none). */
function follow(rule: TriggerRule, values: readonly (number | undefined)[]) {
  let days: readonly TriggerDays[] = [];
  let state: TriggerState | undefined;
  return values.map((value, day) => {
    const instant = day * DAY_MS + 6 * HOUR_MS;
    const reading = value === undefined ? undefined : readingOf(value);
    const judged = judgedRule(rule, days, instant);
    state = judged.isAtBound ? undefined : nextTriggerState(judged, reading, { before: state, instant });
    days = nextTriggerDays(rule, days, { reading, isActive: state !== undefined, instant });
    return { judged, days, isActive: state !== undefined };
  });
}

describe('the baseline of a trigger', () => {
  const spell = fc.record({
    distances: fc.double({ min: -2, max: 2, noNaN: true }),
    length: fc.integer({ min: 1, max: 260 }),
    isSilent: fc.boolean(),
  });

  it('moves when, and only when, the trigger held on more than half of the days of the year before', () => {
    fc.assert(
      fc.property(someRule, fc.array(spell, { minLength: 1, maxLength: 7 }), (rule, spells) => {
        const values = spells.flatMap(({ distances, length, isSilent }) =>
          Array<number | undefined>(length).fill(isSilent && length < 5 ? undefined : past(rule, distances)),
        );
        const held: boolean[] = [];
        for (const [day, { judged, isActive }] of follow(rule, values).entries()) {
          const count = held.slice(Math.max(0, day - TRIGGER_STATE_RULES.yearDays + 1)).filter(Boolean).length;
          expect([day, isMovedTrigger(judged)]).toEqual([day, 2 * count > TRIGGER_STATE_RULES.yearDays]);
          const value = values[day];
          const isStill = held.at(-1) === true && value !== undefined && distancePast(rule, value) >= -0.2;
          held.push(isActive || isStill || (value !== undefined && isPast(rule, value)));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the level at which the trigger holds: a standing condition is no alarm for more than half of a year', () => {
    const standing = fc.tuple(someRule, fc.double({ min: 0.05, max: 0.9, noNaN: true }));
    fc.assert(
      fc.property(standing, ([rule, distances]) => {
        const walked = follow(rule, Array<number>(900).fill(past(rule, distances)));
        for (let end = 365; end <= walked.length; end += 91) {
          const active = walked.slice(end - 365, end).filter((one) => one.isActive).length;
          expect([rule.id, active <= 183]).toEqual([rule.id, true]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('leaves a threshold beyond it that says so in words, or none where the metric can go no further', () => {
    const bounded = (rule: TriggerRule, value: number): number =>
      isBelow(rule) ? Math.max(rule.operator === 'delta_lt' ? -1 : 0, value) : value;
    fc.assert(
      fc.property(someRule, fc.double({ min: 0, max: 4, noNaN: true }), (rule, distances) => {
        const level = bounded(rule, past(rule, distances));
        const judged = judgedRule(rule, [[0, 364, level * 365]], 365 * DAY_MS);
        expect(judged.description).toMatch(/^[A-Z].* of the past year$/);
        expect(judged.description).not.toMatch(/-\d|NaN|Infinity|\b0%|\.\./);
        if (judged.isAtBound) return;
        expect(isBelow(rule) ? judged.value < level && judged.value < rule.value : judged.value > level).toBe(true);
        expect(isPast(judged, level)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts a day once, whatever the number of assessments', () => {
    const [rule] = TRIGGER_RULES;
    if (rule === undefined) throw new Error('no rule');
    const now = { reading: readingOf(past(rule, 1)), isActive: true };
    const once = nextTriggerDays(rule, [], { ...now, instant: 0 });
    expect(nextTriggerDays(rule, once, { ...now, instant: 18 * HOUR_MS })).toEqual(once);
    expect(nextTriggerDays(rule, once, { ...now, instant: DAY_MS }).map(([first, last]) => [first, last])).toEqual([
      [0, 1],
    ]);
  });
});

describe('the ladder of a region', () => {
  const regime = { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' } as const;
  const today = dayNumber(NOW);
  const prior: RegionState = {
    ...{ version: 1, instant: NOW - 6 * HOUR_MS, snapshotId: 'snap', regime, coercion: [], corridors: {} },
    triggers: { [HORMUZ]: { activatedAt: NOW - 190 * DAY_MS, evidence: [], seenAt: NOW - 6 * HOUR_MS } },
    triggerDays: { [HORMUZ]: [[today - 190, today - 1, 190 * 0.5]] },
  };
  const at = (ratio: number, before: RegionState | undefined) => {
    const rows = transits('hormuz_strait', traffic(100, ratio, 12));
    const { ladder, days } = assessTriggers(assessWorld(indexObservations(rows, NOW)), 'mena', before);
    const found = [...ladder.active, ...ladder.watching, ...ladder.dormant].find(({ id }) => id === HORMUZ);
    return { activated: found?.activated, threshold: found?.threshold.value, days: days[HORMUZ], found };
  };

  it('is activated by a strait that has been at half for most of a year only when it loses more', () => {
    expect(at(0.5, undefined)).toMatchObject({ activated: true, threshold: 0.7 });
    expect(at(0.5, prior)).toMatchObject({ activated: false, threshold: 0.25 });
    expect(at(0.1, prior)).toMatchObject({ activated: true, threshold: 0.25 });
    expect(at(0.5, prior).found?.description).toBe(
      'Strait of Hormuz: transits below 25% of the seasonal norm, over 7 days or on a day of a stop by force, beyond the level of the past year',
    );
  });

  it('goes on counting from a state that was stored', () => {
    const stored: RegionState = JSON.parse(JSON.stringify(prior));
    expect(at(0.5, stored)).toEqual(at(0.5, prior));
    expect(at(0.5, stored).days).toEqual([[today - 190, today, expect.closeTo(95.5, 1)]]);
    expect(at(1, undefined).days).toBeUndefined();
  });
});
