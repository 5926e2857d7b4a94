import { describe, expect, it } from 'vitest';
import { countryByIso2 } from './countries.ts';
import { FLIGHT_REGIONS, flightRegionByIcao, flightRegionOfCentre } from './flight-regions.ts';

describe('the flight information regions', () => {
  it('have four letters, once each', () => {
    expect(FLIGHT_REGIONS.length).toBeGreaterThan(200);
    expect(FLIGHT_REGIONS.filter(({ icao }) => !/^[A-Z]{4}$/.test(icao))).toEqual([]);
    expect(new Set(FLIGHT_REGIONS.map(({ icao }) => icao)).size).toBe(FLIGHT_REGIONS.length);
  });

  it('lie over countries of the registry, each at least over one and over none twice', () => {
    for (const { icao, countries } of FLIGHT_REGIONS) {
      expect([icao, countries.length > 0, new Set(countries).size]).toEqual([icao, true, countries.length]);
      expect([icao, countries.filter((iso2) => countryByIso2(iso2) === undefined)]).toEqual([icao, []]);
    }
  });

  it('are found by id, and the centres of the United States by theirs', () => {
    expect(flightRegionByIcao('OIIX')?.countries).toEqual(['IR']);
    expect(flightRegionByIcao('UKBV')?.countries).toEqual(['UA']);
    expect(flightRegionByIcao('LYBA')?.countries).toContain('XK');
    expect(flightRegionByIcao('ZZZZ')).toBeUndefined();
    expect(flightRegionOfCentre('ZDC')?.icao).toBe('KZDC');
    expect(flightRegionOfCentre('ZAN')?.icao).toBe('PAZA');
    expect(flightRegionOfCentre('ZZZ')).toBeUndefined();
  });
});
