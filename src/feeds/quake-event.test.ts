import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quakeEvent } from './quake-event.ts';

const HOUR = 3_600_000;
const at = Date.UTC(2021, 3, 18, 6, 41, 50);
const place = { latitude: 29.7874, longitude: 50.6693 };

describe('the name of an earthquake', () => {
  it('is shared by reports that differ by a minute and ten kilometres', () => {
    const other = quakeEvent(at + 60_000, { latitude: 29.7, longitude: 50.6 });
    expect(quakeEvent(at, place)).toBe(other);
  });

  it('differs an hour later and five degrees away', () => {
    expect(quakeEvent(at + HOUR, place)).not.toBe(quakeEvent(at, place));
    expect(quakeEvent(at, { ...place, longitude: 55.6 })).not.toBe(quakeEvent(at, place));
    expect(quakeEvent(at, { ...place, latitude: 34.8 })).not.toBe(quakeEvent(at, place));
  });

  it('is the same on both sides of the antimeridian', () => {
    expect(quakeEvent(at, { latitude: -18, longitude: 179.9 })).toBe(
      quakeEvent(at, { latitude: -18, longitude: -179.9 }),
    );
  });

  it('is not shared by the two hemispheres', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 90, noNaN: true }), (latitude) => {
        const [north, south] = [
          { ...place, latitude },
          { ...place, latitude: -latitude },
        ];
        expect(quakeEvent(at, north)).not.toBe(quakeEvent(at, south));
      }),
    );
  });
});
