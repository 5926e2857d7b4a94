import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { conflictDeaths } from './conflict-deaths.ts';
import { deathRows } from './death-rows.ts';

const NOW = Date.UTC(2026, 10, 20);
const FEEDS = ['ucdp-candidate', 'ucdp-api', 'ucdp-annual'] as const;

function row(feedId: string, part: Partial<Observation>): Observation {
  return {
    feedId,
    recordId: '1',
    metric: 'conflict_deaths',
    subject: countrySubject('YE'),
    value: 10,
    observedAt: Date.UTC(2026, 8, 12),
    knownAt: NOW - 1,
    lineage: 'ucdp',
    event: '1',
    detail: {},
    ...part,
  };
}

/** Month `month` of 2026, counted from 0, as covered by a feed. */
const covers = (feedId: string, month: number): Observation =>
  row(feedId, {
    metric: 'conflict_events_total',
    subject: WORLD_SUBJECT,
    recordId: `${feedId}:${month}`,
    observedAt: Date.UTC(2026, month + 1, 1) - 1,
  });

const deathsOf = (...observations: readonly Observation[]) =>
  deathRows(indexObservations(observations, NOW), countrySubject('YE')).map(({ feedId, value }) => [feedId, value]);

describe('the deaths of a month', () => {
  it('come from one feed: the candidate’s where it covers the month, though others cover it too', () => {
    const rows = FEEDS.map((feedId, i) => row(feedId, { value: i + 1 }));
    const all = [...rows, ...FEEDS.map((feedId) => covers(feedId, 8))];
    expect(deathsOf(...all)).toEqual([['ucdp-candidate', 1]]);
    expect(deathsOf(...all.filter(({ feedId }) => feedId !== 'ucdp-candidate'))).toEqual([['ucdp-api', 2]]);
  });

  it('are the yearly file’s where no month of another covers them', () => {
    expect(deathsOf(row('ucdp-annual', {}), covers('ucdp-annual', 8), covers('ucdp-candidate', 9))).toHaveLength(1);
  });

  it('are none where the month that is covered first has none, whatever the yearly file holds', () => {
    expect(deathsOf(row('ucdp-annual', {}), covers('ucdp-annual', 8), covers('ucdp-candidate', 8))).toEqual([]);
  });

  it('never count twice, whichever feeds cover which months', () => {
    const months = fc.subarray([4, 5, 6, 7, 8, 9]);
    fc.assert(
      fc.property(months, months, months, (...read) => {
        const observations = FEEDS.flatMap((feedId, i) =>
          (read[i] ?? []).flatMap((month) => [
            covers(feedId, month),
            row(feedId, { recordId: `${month}`, observedAt: Date.UTC(2026, month, 15), value: 7 }),
          ]),
        );
        const distinct = new Set(read.flat()).size;
        expect(deathsOf(...observations)).toHaveLength(distinct);
      }),
    );
  });

  it('are expected by the months that are covered: a year with holes is no calm year', () => {
    const months = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
    const expectedOf = (read: readonly number[]) => {
      const rows = read.flatMap((month) => [
        covers('ucdp-candidate', month),
        row('ucdp-candidate', { recordId: `${month}`, observedAt: Date.UTC(2026, month, 15), value: 60 }),
      ]);
      return conflictDeaths(indexObservations(rows, NOW), 'YE')?.expected ?? Number.NaN;
    };
    const whole = expectedOf(months);
    expect(whole).toBeGreaterThan(50);
    // Without three of its months the year gives the same rate, drawn a little more to the long-run median.
    expect(Math.abs(expectedOf(months.filter((month) => month < 3 || month > 5)) / whole - 1)).toBeLessThan(0.15);
  });

  it('make a baseline of distinct months only', () => {
    const twice = [4, 5, 6, 7, 8].flatMap((month) => FEEDS.map((feedId) => covers(feedId, month)));
    expect(conflictDeaths(indexObservations(twice, NOW), 'YE')?.expected).toBeUndefined();
    const more = [...twice, covers('ucdp-annual', 3), covers('ucdp-annual', 2)];
    expect(conflictDeaths(indexObservations(more, NOW), 'YE')?.expected).toBeDefined();
  });
});
