import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLIGHT_BOXES, FLIGHT_CIRCLES, FLOWN_THEATERS, theaterOverhead } from './flight-boxes.ts';
import { theaterById } from './theaters.ts';

describe('flight boxes', () => {
  it('belong to theaters and lie on earth, none across the date line', () => {
    for (const { theaterId, south, west, north, east } of FLIGHT_BOXES) {
      expect(theaterById(theaterId), theaterId).toBeDefined();
      expect(-90 <= south && south < north && north <= 90, theaterId).toBe(true);
      expect(-180 <= west && west < east && east <= 180, theaterId).toBe(true);
    }
    expect(FLOWN_THEATERS).toHaveLength(new Set(FLOWN_THEATERS).size);
  });

  it('can each be flown in: none is covered by those before it', () => {
    FLIGHT_BOXES.forEach((box, index) => {
      const others = FLIGHT_BOXES.slice(0, index);
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((other) => ({
          latitude: box.south + share * (box.north - box.south),
          longitude: box.west + other * (box.east - box.west),
        })),
      );
      const isFree = points.some(
        ({ latitude, longitude }) =>
          !others.some((o) => latitude >= o.south && latitude < o.north && longitude >= o.west && longitude < o.east),
      );
      expect(isFree, `${box.theaterId} ${index}`).toBe(true);
    });
  });

  it.each([
    ['the Strait of Hormuz', 26.56, 56.25, 'gulf'],
    ['Tehran', 35.7, 51.4, 'gulf'],
    ['Baghdad', 33.3, 44.4, 'gulf'],
    ['Beirut', 33.9, 35.5, 'levant'],
    ['Cyprus', 35.1, 33.4, 'eastern-mediterranean'],
    ['Bab el-Mandeb', 12.58, 43.33, 'red-sea'],
    ['Sevastopol', 44.6, 33.5, 'black-sea'],
    ['Kyiv', 50.4, 30.5, 'ukraine-russia'],
    ['Gotland', 57.5, 18.5, 'baltic-nordic'],
    ['the Taiwan Strait', 24, 119.5, 'taiwan-strait'],
    ['Seoul', 37.5, 127, 'korean-peninsula'],
    ['Okinawa', 26.5, 128, 'north-east-asia'],
    ['the Spratly Islands', 10, 114, 'south-china-sea'],
    ['Ramstein', 49.4, 7.6, 'central-europe'],
    ['Texas', 31, -99, 'united-states'],
  ])('%s is flown over in %s', (_, latitude, longitude, theaterId) => {
    expect(theaterOverhead(latitude, longitude)).toBe(theaterId);
  });

  it('leave the oceans uncovered, and answer for every point', () => {
    expect(theaterOverhead(0, -30)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const theaterId = theaterOverhead(latitude, longitude);
          return theaterId === undefined || FLOWN_THEATERS.includes(theaterId);
        },
      ),
    );
  });
});

describe('flight circles', () => {
  it('are of ten theaters, at most 250 nautical miles wide, and centred in their own theater’s sky', () => {
    expect(new Set(FLIGHT_CIRCLES.map(({ theaterId }) => theaterId)).size).toBe(10);
    for (const { theaterId, latitude, longitude, radiusNm } of FLIGHT_CIRCLES) {
      expect(radiusNm > 0 && radiusNm <= 250).toBe(true);
      expect(theaterOverhead(latitude, longitude), theaterId).toBe(theaterId);
    }
  });
});
