import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, type Report, report } from '../../../test/kit/worlds.ts';
import { indexObservations } from '../observation-index.ts';
import { forceWeight } from './force-weight.ts';
import { reportActivity } from './report-activity.ts';

const ACTORS = ['armed', 'state', 'unaligned', 'other', undefined] as const;
const someReport = fc.record({
  actors: fc.constantFrom(...ACTORS),
  event: fc.constantFrom('a', 'b', 'c'),
  lineage: fc.constantFrom('one.example', 'two.example'),
  hoursAgo: fc.constantFrom(1, 30, 60, 400, 1_500),
});
type Some = typeof someReport extends fc.Arbitrary<infer T> ? T : never;
const rowOf = ({ actors, ...some }: Some, place: number): Report => ({
  ...some,
  metric: 'force_reports',
  iso2: 'IR',
  recordId: `${place}`,
  ...(actors === undefined ? {} : { detail: { actors } }),
});
const activityOf = (some: readonly Some[]) =>
  reportActivity(indexObservations(some.map(rowOf).map(report), NOW), 'force', { iso2: 'IR', endAt: NOW });

describe('reports of force', () => {
  it('count by their actors: an event as much as its heaviest report, on the day of its first', () => {
    fc.assert(
      fc.property(fc.array(someReport, { minLength: 1, maxLength: 8 }), (some) => {
        const activity = activityOf(some);
        const heaviest = ['a', 'b', 'c'].map((event) => {
          const own = some.filter((one) => one.event === event);
          const firstHoursAgo = Math.max(...own.map(({ hoursAgo }) => hoursAgo));
          const weight = Math.max(...own.map((one) => forceWeight(report(rowOf(one, 0)))));
          return { firstHoursAgo, weight };
        });
        const sum = (from: number, to: number) =>
          heaviest
            .filter(({ firstHoursAgo }) => firstHoursAgo >= from && firstHoursAgo < to)
            .reduce((total, { weight }) => total + weight, 0);
        expect(activity?.currentCount).toBe(sum(0, 72));
        expect(activity?.days).toEqual([sum(48, 72), sum(24, 48), sum(0, 24)]);
        expect(activity?.baselineCount).toBe(sum(10 * 24, 97 * 24));
        expect(activity?.trailing30Count).toBe(sum(10 * 24, 37 * 24));
      }),
    );
  });

  it('never count less for one report more, and no event more than the heaviest', () => {
    fc.assert(
      fc.property(fc.array(someReport, { maxLength: 8 }), someReport, (some, more) => {
        const [before, after] = [activityOf(some), activityOf([...some, { ...more, hoursAgo: 1 }])];
        expect(after?.currentCount).toBeGreaterThanOrEqual(before?.currentCount ?? 0);
        expect(after?.currentCount).toBeLessThanOrEqual(2 * (after?.current.size ?? 0));
      }),
    );
  });
});
