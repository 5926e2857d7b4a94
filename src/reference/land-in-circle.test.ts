import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landInCircle } from './land-in-circle.ts';

const shares = (lat: number, lon: number, radiusKm: number) => {
  const whole = Math.PI * radiusKm * radiusKm;
  return Object.fromEntries([...landInCircle({ lat, lon }, radiusKm)].map(([iso2, area]) => [iso2, area / whole]));
};

describe('the land in a circle', () => {
  it('is the whole circle in the middle of a country, and nothing at sea', () => {
    expect(shares(26, 17, 100)).toEqual({ LY: expect.closeTo(1, 3) });
    expect(shares(0, -140, 500)).toEqual({});
  });

  it('is half a circle on a straight border', () => {
    // Egypt and Libya meet at 25° east, Egypt and Sudan at 22° north.
    expect(shares(27, 25, 100)).toEqual({ EG: expect.closeTo(0.5, 1), LY: expect.closeTo(0.5, 1) });
    expect(shares(22, 29, 100)).toEqual({ EG: expect.closeTo(0.5, 1), SD: expect.closeTo(0.5, 1) });
  });

  it('is all of a small country that lies within it', () => {
    // Eurostat gives Luxembourg 2,586 km².
    const found = landInCircle({ lat: 49.8, lon: 6.1 }, 80).get('LU') ?? 0;
    expect(Math.abs(found / 2_586 - 1)).toBeLessThan(0.1);
  });

  it('goes across the antimeridian and over a pole', () => {
    expect(shares(67.3, 180, 60)).toEqual({ RU: expect.closeTo(1, 2) });
    expect(shares(-90, 0, 400)).toEqual({ AQ: expect.closeTo(1, 2) });
    expect(shares(-89.5, 120, 400)).toEqual({ AQ: expect.closeTo(1, 2) });
  });

  it('is never more than the circle, and the same a whole turn away', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.integer({ min: -180, max: 180 }),
    });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 500 }), (centre, radiusKm) => {
        const areas = landInCircle(centre, radiusKm);
        const sum = [...areas.values()].reduce((total, area) => total + area, 0);
        expect(sum).toBeLessThanOrEqual(Math.PI * radiusKm * radiusKm * 1.000_001);
        expect(landInCircle({ ...centre, lon: centre.lon + 360 }, radiusKm)).toEqual(areas);
      }),
      { numRuns: 30 },
    );
  });
});
