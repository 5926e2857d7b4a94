import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { AIRPORTS, airportByIata, airportByIcao } from './airports.ts';
import { countryByIso2 } from './countries.ts';

describe('the airports', () => {
  it('are many, each with codes, a name and a position on Earth', () => {
    expect(AIRPORTS.length).toBeGreaterThan(1_000);
    for (const { icao, iata, name, latitude, longitude } of AIRPORTS) {
      expect(icao).toMatch(/^[A-Z]{4}$/);
      expect(iata).toMatch(/^[A-Z]{3}$/);
      expect(name).toMatch(/^\S(.*\S)?$/);
      expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180).toBe(true);
    }
  });

  it('share no code', () => {
    expect(new Set(AIRPORTS.map(({ icao }) => icao)).size).toBe(AIRPORTS.length);
    expect(new Set(AIRPORTS.map(({ iata }) => iata)).size).toBe(AIRPORTS.length);
  });

  it('stand in countries of the registry', () => {
    expect(AIRPORTS.filter(({ country }) => countryByIso2(country) === undefined)).toEqual([]);
  });

  it('are found by either code, and by no other', () => {
    expect(airportByIcao('OIIE')).toMatchObject({ iata: 'IKA', country: 'IR' });
    expect(airportByIata('DXB')).toMatchObject({ icao: 'OMDB', country: 'AE', latitude: 25.25 });
    expect(airportByIata('TJSJ')).toBeUndefined();
    expect(airportByIcao('ZZZZ')).toBeUndefined();
  });
});

const published = recordingPath('geography', 'ourairports_large_medium.json');

describe.skipIf(published === undefined)('the airports beside the published list (needs the recordings)', () => {
  const rows: readonly Readonly<Record<string, string>>[] =
    published === undefined ? [] : JSON.parse(readFileSync(published, 'utf8'));
  const byCode = new Map(rows.flatMap((row) => [row.gps_code, row.ident].map((code) => [code, row] as const)));

  it('have its IATA code, country and position', () => {
    for (const { icao, iata, country, latitude, longitude } of AIRPORTS) {
      const row = byCode.get(icao);
      expect([icao, row?.iata_code, row?.iso_country]).toEqual([icao, iata, country]);
      expect(Math.abs(Number(row?.latitude_deg) - latitude)).toBeLessThan(0.006);
      expect(Math.abs(Number(row?.longitude_deg) - longitude)).toBeLessThan(0.006);
    }
  });

  it('hold every large one that flights are scheduled to', () => {
    const large = rows.filter((row) => row.type === 'large_airport' && row.scheduled_service === 'yes');
    const absent = large.filter((row) => row.iata_code && airportByIata(row.iata_code) === undefined);
    expect(absent.filter((row) => row.iso_country !== 'US').map(({ ident }) => ident)).toEqual([]);
    expect(large.length - absent.length).toBeGreaterThan(400);
  });
});
