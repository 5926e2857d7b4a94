import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsWithout, leaveOneOut, type ReportCounts } from './leave-one-out.ts';
import type { ReportActivity, ReportKind } from './report-activity.ts';

const OUTLETS = ['a', 'b', 'c', 'd', 'e'] as const;
/** An event: its outlets, and how heavy the report of each is. */
const event = fc.dictionary(fc.constantFrom(...OUTLETS), fc.constantFrom(0.5, 1, 1.5, 2), { minKeys: 1 });
const reported = fc.array(event, { maxLength: 8 });
const activity = (events: readonly Readonly<Record<string, number>>[]): ReportActivity => ({
  current: new Map(events.map((weights, i) => [`event ${i}`, new Map(Object.entries(weights))])),
  currentCount: events.reduce((sum, weights) => sum + Math.max(...Object.values(weights)), 0),
  days: [],
  baselineCount: 0,
  trailing30Count: 0,
  newestAt: 0,
});
const key = (counts: ReportCounts): string => JSON.stringify([...counts]);
/** No better for the limit: no kind has fewer reports. */
const covers = (less: ReportCounts, more: ReportCounts): boolean =>
  [...more].every(([kind, { count, lineageCount }]) => {
    const other = less.get(kind);
    return other !== undefined && other.count <= count && other.lineageCount <= lineageCount;
  });

describe('leaveOneOut', () => {
  it('holds the counts without each outlet, and without each two, or lower ones', () => {
    fc.assert(
      fc.property(reported, reported, (force, protest) => {
        const activities = new Map<ReportKind, ReportActivity | undefined>([
          ['force', activity(force)],
          ['protest', activity(protest)],
          ['blockade', undefined],
        ]);
        const spoken = OUTLETS.filter((outlet) => [...force, ...protest].some((weights) => outlet in weights));
        const one = leaveOneOut(activities, 1);
        const two = leaveOneOut(activities, 2);
        const bruteOne = spoken.map((outlet) => countsWithout(activities, [outlet]));
        const bruteTwo = spoken.flatMap((a, i) => spoken.slice(i + 1).map((b) => countsWithout(activities, [a, b])));
        expect(bruteOne.every((counts) => one.some((found) => key(found) === key(counts)))).toBe(true);
        expect(bruteTwo.every((counts) => two.some((found) => covers(found, counts)))).toBe(true);
        expect(one.every((found) => bruteOne.some((counts) => key(found) === key(counts)))).toBe(true);
        expect(two.every((found) => bruteTwo.some((counts) => key(found) === key(counts)))).toBe(true);
      }),
    );
  });

  it('is few answers for many outlets alike', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ [`outlet ${i}`]: 1 }));
    const activities = new Map<ReportKind, ReportActivity | undefined>([['force', activity(many)]]);
    expect(leaveOneOut(activities, 1)).toHaveLength(1);
    expect(leaveOneOut(activities, 2)).toHaveLength(1);
    expect(leaveOneOut(activities, 2)[0]?.get('force')).toEqual({ count: 498, lineageCount: 498 });
  });
});
