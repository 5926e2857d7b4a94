import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TriggerSeries } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { nextTriggerSeries, SERIES_DAYS } from './trigger-series.ts';

const reading = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: undefined, freq: 3 });

describe('the series of a trigger', () => {
  it('has the last reading of each of 90 days, null where a day had none, and ends today', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(reading, fc.integer({ min: 1, max: 40 })), { maxLength: 60 }), (steps) => {
        let series: TriggerSeries | undefined;
        let instant = 20_000 * DAY_MS;
        const expected = new Map<number, number>();
        for (const [value, slots] of steps) {
          instant += slots * 6 * HOUR_MS;
          const today = Math.floor(instant / DAY_MS);
          series = nextTriggerSeries(series, value, instant);
          if (value !== undefined) expected.set(today, value);
          for (let day = today; day > today - SERIES_DAYS; day -= 1) {
            const kept = series === undefined ? undefined : series.values[day - series.first];
            const wanted = expected.get(day);
            if (wanted === undefined) expect(kept ?? null).toBeNull();
            else expect(kept).toBeCloseTo(wanted, 3);
          }
          expect(series === undefined ? 0 : series.values.length).toBeLessThanOrEqual(SERIES_DAYS);
          if (series !== undefined) expect(series.first + series.values.length - 1).toBe(today);
        }
      }),
    );
  });
});
