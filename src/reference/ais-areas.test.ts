import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AIS_AREAS,
  chokepointNear,
  contains,
  distanceKm,
  namesOpenOcean,
  ORESUND_WATCH,
  SEA_NAMES,
  SEA_THEATERS,
  theaterOfNamedSea,
} from './ais-areas.ts';
import { CHOKEPOINTS } from './chokepoints.ts';
import { theaterById } from './theaters.ts';

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the watched waters', () => {
  it('share no water: a ship is counted in one of them at most', () => {
    const inBaltic = fc.record({
      latitude: fc.double({ min: 55, max: 66, noNaN: true }),
      longitude: fc.double({ min: 12, max: 31, noNaN: true }),
    });
    const edges = [59.2, 60.7, 22.9];
    fc.assert(
      fc.property(inBaltic, (ship) => {
        if (edges.includes(ship.latitude) || edges.includes(ship.longitude)) return true;
        return [...AIS_AREAS, ORESUND_WATCH].filter((watch) => contains(watch, ship)).length <= 1;
      }),
      { numRuns: 2_000 },
    );
  });

  it('hold Helsinki roads and the bridge between Copenhagen and Malmö', () => {
    const helsinki = { latitude: 60.05, longitude: 24.95 };
    expect(AIS_AREAS.filter((watch) => contains(watch, helsinki)).map(({ id }) => id)).toEqual(['gulf_of_finland']);
    expect(contains(ORESUND_WATCH, { latitude: 55.57, longitude: 12.85 })).toBe(true);
  });
});

describe('the names of seas', () => {
  it('lead to theaters of the registry', () => {
    expect(SEA_NAMES.filter(({ theaterId }) => theaterById(theaterId) === undefined)).toEqual([]);
  });

  it('are found in the heading of a warning', () => {
    expect(theaterOfNamedSea('GULF OF ADEN.\nDNC 03.')).toBe('red-sea');
    expect(theaterOfNamedSea('NORTH PACIFIC.')).toBeUndefined();
    expect(['EASTERN NORTH PACIFIC.\nCALIFORNIA.', 'BLACK SEA.'].map(namesOpenOcean)).toEqual([true, false]);
  });

  it('and the straits are in theaters of the registry', () => {
    expect(SEA_THEATERS.filter((id) => theaterById(id) === undefined)).toEqual([]);
    expect(SEA_THEATERS).toEqual([...new Set(SEA_THEATERS)]);
  });
});

describe('distances', () => {
  it('are symmetric, zero to oneself and at most half round the Earth', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const km = distanceKm(a, b);
        return distanceKm(a, a) < 1e-6 && Math.abs(km - distanceKm(b, a)) < 1e-6 && km >= 0 && km <= 20_016;
      }),
    );
  });

  it('make a degree of latitude 111 km', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.2, 1);
  });

  it('lead from every chokepoint to itself, and from the open ocean to none', () => {
    for (const chokepoint of CHOKEPOINTS) expect(chokepointNear(chokepoint, 300)?.id).toBe(chokepoint.id);
    expect(chokepointNear({ latitude: 0, longitude: -140 }, 300)).toBeUndefined();
  });
});
