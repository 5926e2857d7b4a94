import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { statusOf } from './get-chokepoint-status.ts';

const NOW = 20_000 * DAY_MS;

/** A strait with so many tankers a day in the last week, and 100 in the 90 days before it. */
function statusAt(id: string, tankers: number) {
  const chokepoint = CHOKEPOINTS.find((one) => one.id === id);
  if (chokepoint === undefined) throw new Error(`no chokepoint is called ${id}`);
  const entries = Array.from({ length: 97 }, (_, age) => {
    const count = age < 7 ? tankers : 100;
    const values = { transits_total: count, transits_tanker: count };
    return { feedId: 'portwatch-transits', subject: `chokepoint:${id}`, observedAt: NOW - age * DAY_MS, values };
  });
  return statusOf(chokepoint, Object({ entries, asOf: { instant: NOW, isSettled: false } }));
}

describe('the status of a strait', () => {
  it('has the oil that its tankers lack, from nothing to all of its flow, and none where the flow is not known', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (tankers) => {
        const { lostMbd = Number.NaN } = statusAt('hormuz_strait', tankers);
        expect(lostMbd).toBeCloseTo(20.9 * Math.max(0, 1 - tankers / 100), 0);
        expect(statusAt('dover_strait', tankers)).not.toHaveProperty('lostMbd');
      }),
      { numRuns: 30 },
    );
  });

  it('has the days of its way round, and none where there is none', () => {
    expect(statusAt('suez', 50).detourDays).toEqual([10, 14]);
    expect(statusAt('hormuz_strait', 50)).not.toHaveProperty('detourDays');
  });
});
