import { describe, expect, it } from 'vitest';
import { DAY_MS, isoDate } from '../src/assessment/time.ts';
import { recordingPath } from './kit/recordings.ts';
import { triggerReplays } from './kit/replay/corridor-triggers.ts';
import { conflictOfPairs } from './kit/replay/pair-trials.ts';
import { trialsOf } from './kit/replay/score-trials.ts';

describe('the triggers of straits along their record', () => {
  it.skipIf(recordingPath('history', 'maritime') === undefined)(
    'never tell of a recovery without a loss before it, and hold on less than half of the days of a year',
    () => {
      const replays = triggerReplays(['hormuz_strait', 'bab_el_mandeb', 'suez']);
      expect(replays).toHaveLength(6);
      for (const { now, years } of replays) {
        expect(now.withoutLoss).toBe(0);
        expect(now.activeDays / years).toBeLessThan(183);
      }
      expect(replays.some(({ before }) => before.withoutLoss > 0)).toBe(true);
    },
  );
});

describe('a rule tried on daily scores', () => {
  const day = (i: number): string => isoDate(Date.UTC(2018, 0, 1) + i * DAY_MS);
  /** A quiet theatre with three loud days. */
  const scores = Array.from({ length: 300 }, (_, i) => ({
    ...{ date: day(i), iso3: 'ISR' },
    conflict_sum: i >= 200 && i < 203 ? '70' : '10',
  }));

  it('finds the labels that its alarms follow, and no label outside the days it can judge', () => {
    const labels = [199, 120, 5].map((i) => ({ date: day(i), theatre: 'israel' }));
    const [four, three] = trialsOf(scores, labels);
    expect([four?.count, four?.found, three?.found]).toEqual([2, 1, 1]);
    expect(four?.perYear).toBeGreaterThan(0);
  });

  it('is tried on pairs too: their conflict is that of the country whose theatre it is, in either order', () => {
    const pairs = [
      { date: '2018-01-01', a: 'SYR', b: 'ISR', score: '-30' },
      { date: '2018-01-01', a: 'ISR', b: 'IRN', score: '12' },
      { date: '2018-01-01', a: 'ARG', b: 'BRA', score: '-5' },
    ];
    expect(conflictOfPairs(pairs)).toEqual([
      { date: '2018-01-01', iso3: 'ISR', conflict_sum: '30' },
      { date: '2018-01-01', iso3: 'ISR', conflict_sum: '0' },
      { date: '2018-01-01', iso3: 'IRN', conflict_sum: '0' },
    ]);
  });
});
