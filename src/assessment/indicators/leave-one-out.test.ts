import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsWithout, leaveOneOut, type ReportCounts } from './leave-one-out.ts';
import type { ReportActivity, ReportKind } from './report-activity.ts';

const OUTLETS = ['a', 'b', 'c', 'd', 'e'] as const;
const reported = fc.array(fc.subarray([...OUTLETS], { minLength: 1 }), { maxLength: 8 });
const activity = (events: readonly (readonly string[])[]): ReportActivity => ({
  current: new Map(events.map((lineages, i) => [`event ${i}`, new Set(lineages)])),
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
        const spoken = OUTLETS.filter((outlet) => [...force, ...protest].some((behind) => behind.includes(outlet)));
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
    const many = Array.from({ length: 500 }, (_, i) => [`outlet ${i}`]);
    const activities = new Map<ReportKind, ReportActivity | undefined>([['force', activity(many)]]);
    expect(leaveOneOut(activities, 1)).toHaveLength(1);
    expect(leaveOneOut(activities, 2)).toHaveLength(1);
    expect(leaveOneOut(activities, 2)[0]?.get('force')).toEqual({ count: 498, lineageCount: 498 });
  });
});
