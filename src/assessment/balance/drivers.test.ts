import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisDrivers, GRID } from './drivers.ts';

const part = fc.record({
  label: fc.constantFrom('a', 'b', 'c', 'd'),
  share: fc.double({ min: 0, max: 0.1, noNaN: true }),
  evidenceIds: fc.constantFrom<readonly string[]>([], ['ev_1'], ['ev_2', 'ev_3']),
});

describe('axisDrivers', () => {
  it('sums to the axis at four decimals, with one prior at most and evidence behind all others', () => {
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 10 }),
        fc.nat(10),
        fc.double({ min: -1e-15, max: 1e-15, noNaN: true }),
        (parts, limit, ulp) => {
          const value = Math.max(0, parts.reduce((sum, { share }) => sum + share, 0) + ulp);
          const drivers = axisDrivers('coercivePressure', { value, parts }, { orientation: 'pressure', limit });
          const units = drivers.reduce((sum, { magnitude }) => sum + Math.round(magnitude * GRID), 0);
          expect(units).toBe(parts.some(({ share }) => share > 0) ? Math.round(value * GRID) : 0);
          expect(drivers.filter(({ description }) => description.startsWith('Prior:')).length).toBeLessThanOrEqual(1);
          expect(drivers.filter(({ evidenceIds }) => evidenceIds.length === 0).length).toBeLessThanOrEqual(1);
          expect(drivers.length).toBeLessThanOrEqual(limit + 2);
          expect(new Set(drivers.map(({ description }) => description)).size).toBe(drivers.length);
        },
      ),
    );
  });

  it('names the strongest and merges the rest under the evidence of its strongest', () => {
    const parts = [
      { label: 'weak', share: 0.1, evidenceIds: ['ev_w'] },
      { label: 'strong', share: 0.3, evidenceIds: ['ev_s'] },
      { label: 'middle', share: 0.2, evidenceIds: ['ev_m'] },
    ];
    const drivers = axisDrivers('maritimeAccess', { value: 0.6, parts }, { orientation: 'buffer', limit: 1 });
    expect(drivers.map(({ description, magnitude, evidenceIds }) => [description, magnitude, evidenceIds])).toEqual([
      ['strong', 0.3, ['ev_s']],
      ['Other drivers (2)', 0.3, ['ev_m']],
    ]);
  });

  it('names once what several countries share, with the sum of their shares and all its evidence', () => {
    const parts = [
      { label: 'credit', share: 0.1, evidenceIds: ['ev_1'], iso2: 'BR' },
      { label: 'oil', share: 0.15, evidenceIds: ['ev_3'] },
      { label: 'credit', share: 0.1, evidenceIds: ['ev_1', 'ev_2'], iso2: 'MX' },
    ];
    const drivers = axisDrivers('capitalStress', { value: 0.35, parts }, { orientation: 'pressure', limit: 3 });
    expect(drivers.map(({ description, magnitude, evidenceIds }) => [description, magnitude, evidenceIds])).toEqual([
      ['credit', 0.2, ['ev_1', 'ev_2']],
      ['oil', 0.15, ['ev_3']],
    ]);
  });

  it('names what has lost most before what is strong and whole', () => {
    const parts = [
      { label: 'whole', share: 0.3, lost: 0.001, evidenceIds: ['ev_w'] },
      { label: 'strong', share: 0.4, lost: 0, evidenceIds: ['ev_s'] },
      { label: 'closed', share: 0.05, lost: 0.14, evidenceIds: ['ev_c'] },
    ];
    const drivers = axisDrivers('maritimeAccess', { value: 0.75, parts }, { orientation: 'buffer', limit: 2 });
    expect(drivers.map(({ description }) => description)).toEqual(['closed', 'strong', 'Other drivers (1)']);
  });
});
