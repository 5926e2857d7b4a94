import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { createDirtyRegions, type DueCheck } from './dirty-regions.ts';
import { EVENT_RULES } from './event-rules.ts';

const { debounceMs, maxWaitMs } = EVENT_RULES;

interface Mark {
  readonly at: number;
  readonly regions: readonly RegionId[];
}

const someMarks: fc.Arbitrary<readonly Mark[]> = fc
  .array(
    fc.record({ gap: fc.integer({ min: 0, max: 200_000 }), regions: fc.subarray([...REGION_IDS], { minLength: 1 }) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((steps) => {
    let at = 1_000;
    return steps.map(({ gap, regions }) => {
      at += gap;
      return { at, regions };
    });
  });

/** The checks that marks lead to when the clock is polled at intervals. */
function looksOf(marks: readonly Mark[], everyMs: number, phase = 0): readonly DueCheck[] {
  const dirty = createDirtyRegions();
  const looks: DueCheck[] = [];
  const end = (marks.at(-1)?.at ?? 0) + 2 * maxWaitMs;
  const left = [...marks];
  for (let now = phase; now <= end; now += everyMs) {
    while ((left[0]?.at ?? Number.POSITIVE_INFINITY) <= now) {
      const mark = left.shift();
      if (mark !== undefined) dirty.mark(mark.regions, mark.at);
    }
    for (let look = dirty.take(now); look !== undefined; look = dirty.take(now)) looks.push(look);
  }
  return looks;
}

describe('dirty regions', () => {
  it('lead to the same checks for any polling of the clock', () => {
    fc.assert(
      fc.property(someMarks, fc.integer({ min: 1, max: 59 }), fc.nat({ max: 59_999 }), (marks, seconds, phase) => {
        expect(looksOf(marks, seconds * 1_000, phase)).toEqual(looksOf(marks, 1_000));
      }),
      { numRuns: 100 },
    );
  });

  it('are each looked at after every mark: no sooner than the quiet, no later than the longest wait', () => {
    fc.assert(
      fc.property(someMarks, (marks) => {
        const looks = looksOf(marks, 15_000);
        for (const { at, regions } of marks) {
          const next = looks.find(({ instant }) => instant > at);
          const wait = (next?.instant ?? Number.NaN) - at;
          expect(wait).toBeLessThanOrEqual(maxWaitMs);
          for (const region of regions) expect(next?.regions).toContain(region);
        }
        for (const { instant, regions } of looks) {
          const behind = marks.filter(({ at }) => at < instant && at >= instant - maxWaitMs);
          for (const region of regions) expect(behind.some((mark) => mark.regions.includes(region))).toBe(true);
          const isQuiet = marks.every(({ at }) => at <= instant - debounceMs || at >= instant);
          const isLongest = marks.some(({ at }) => at === instant - maxWaitMs);
          expect(isQuiet || isLongest).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('come together in one look when they were marked within the quiet', () => {
    const looks = looksOf(
      [
        { at: 1_000, regions: ['mena'] },
        { at: 50_000, regions: ['europe'] },
      ],
      1_000,
    );
    expect(looks).toEqual([{ instant: 50_000 + debounceMs, regions: ['mena', 'europe'] }]);
  });

  it('are looked at again at the instant asked for, whether or not something comes', () => {
    const dirty = createDirtyRegions();
    dirty.scheduleCheck('mena', 500_000);
    dirty.scheduleCheck('mena', 400_000);
    dirty.scheduleCheck('mena', 450_000);
    expect(dirty.take(399_999)).toBeUndefined();
    expect(dirty.take(600_000)).toEqual({ instant: 400_000, regions: ['mena'] });
    expect(dirty.dueAt()).toBeUndefined();
  });

  it('are none when nothing was touched', () => {
    const dirty = createDirtyRegions();
    dirty.mark([], 1);
    expect(dirty.dueAt()).toBeUndefined();
  });
});
