import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputById } from '../inputs.ts';
import { METRICS } from '../metrics.ts';
import { countrySubject, type Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS, isoDate } from '../time.ts';
import { sanctionsPressure } from './sanctions-pressure.ts';

/** Two years and more, an entry against Iran on each day. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 900;
const additions: readonly Observation[] = Array.from({ length: DAYS }, (_, day) => {
  const observedAt = FIRST_DAY + day * DAY_MS;
  return {
    feedId: 'ofac-list',
    recordId: isoDate(observedAt),
    metric: 'sanctions_additions',
    subject: countrySubject('IR'),
    value: 1,
    observedAt,
    knownAt: observedAt,
    lineage: 'ofac',
    event: isoDate(observedAt),
    detail: {},
  };
});
const lists = inputById('sanctions_lists');
const pulseMs = METRICS.sanctions_entries.windowMs;

describe('the pressure of new sanctions', () => {
  it('is judged by the whole of its baseline for as long as the last list is remembered, on any day of a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: DAYS - 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (day, share) => {
        const instant = FIRST_DAY + day * DAY_MS;
        const endAt = instant - share * pulseMs;
        const received = additions.filter(({ observedAt }) => observedAt <= endAt);
        const later = sanctionsPressure(indexObservations(received, instant), 'IR', endAt);
        expect(later).toEqual(sanctionsPressure(indexObservations(received, endAt), 'IR', endAt));
      }),
      { examples: [[Math.floor((Date.UTC(2026, 1, 5) - FIRST_DAY) / DAY_MS), 1]] },
    );
  });

  it('is remembered until its lists are missing, with the month and the year it is judged by', () => {
    const { currentDays, baselineDays } = PARAMETERS.sanctions;
    expect(pulseMs).toBeGreaterThanOrEqual(3 * lists.maxAgeMs);
    expect(METRICS.sanctions_additions.windowMs).toBeGreaterThanOrEqual(
      (currentDays + baselineDays) * DAY_MS + pulseMs,
    );
  });
});
