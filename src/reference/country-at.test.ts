import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { recordingPath } from '../../test/kit/recordings.ts';
import { contentHash } from './content-hash.ts';
import { COUNTRIES, countryByIso2 } from './countries.ts';
import { countryAt, nearestCountry } from './country-at.ts';
import { COUNTRY_BORDERS } from './country-borders.ts';

/** Seats of government: ISO2, latitude, longitude. For Israel Tel Aviv: Jerusalem lies within the error of the lines. */
const CAPITALS =
  'AF 34.53 69.17|AL 41.33 19.82|DZ 36.75 3.06|AD 42.51 1.52|AO -8.84 13.23|AG 17.10 -61.82|AR -34.61 -58.42|AM 40.18 44.51|' +
  'AU -35.28 149.13|AT 48.21 16.37|AZ 40.41 49.86|BS 25.05 -77.35|BH 26.20 50.55|BD 23.81 90.41|BB 13.12 -59.60|BY 53.90 27.57|' +
  'BE 50.85 4.35|BZ 17.25 -88.77|BJ 6.50 2.62|BT 27.47 89.64|BO -16.50 -68.15|BA 43.86 18.41|BW -24.65 25.91|BR -15.79 -47.88|' +
  'BN 4.88 114.93|BG 42.70 23.32|BF 12.37 -1.52|BI -3.43 29.93|CV 14.95 -23.52|KH 11.56 104.92|CM 3.87 11.52|CA 45.42 -75.70|' +
  'CF 4.39 18.56|TD 12.13 15.06|CL -33.45 -70.67|CN 39.90 116.40|CO 4.71 -74.07|KM -11.71 43.28|CG -4.26 15.24|CD -4.40 15.30|' +
  'CR 9.93 -84.08|CI 6.83 -5.29|HR 45.81 15.98|CU 23.10 -82.36|CY 35.17 33.36|CZ 50.08 14.44|DK 55.68 12.50|DJ 11.57 43.13|' +
  'DM 15.32 -61.36|DO 18.48 -69.93|EC -0.18 -78.47|EG 30.04 31.24|SV 13.69 -89.22|GQ 3.73 8.76|ER 15.32 38.93|EE 59.40 24.75|' +
  'SZ -26.32 31.14|ET 9.03 38.74|FJ -18.12 178.43|FI 60.20 24.94|FR 48.86 2.35|GA 0.42 9.48|GM 13.43 -16.67|GE 41.72 44.79|' +
  'DE 52.52 13.41|GH 5.60 -0.19|GR 37.98 23.73|GD 12.08 -61.72|GT 14.63 -90.51|GN 9.60 -13.58|GW 11.88 -15.58|GY 6.79 -58.14|' +
  'HT 18.56 -72.31|HN 14.07 -87.19|HU 47.50 19.04|IS 64.13 -21.85|IN 28.61 77.21|ID -6.25 106.84|IR 35.69 51.39|IQ 33.31 44.36|' +
  'IE 53.34 -6.30|IL 32.08 34.78|IT 41.90 12.50|JM 18.01 -76.79|JP 35.70 139.60|JO 31.95 35.93|KZ 51.17 71.43|KE -1.29 36.82|' +
  'KP 39.04 125.76|KR 37.57 126.98|XK 42.66 21.16|KW 29.33 47.95|KG 42.87 74.59|LA 17.98 102.63|LV 56.95 24.11|LB 33.88 35.52|' +
  'LS -29.32 27.48|LR 6.33 -10.75|LY 32.85 13.19|LI 47.14 9.52|LT 54.69 25.28|LU 49.61 6.13|MG -18.88 47.51|MW -13.96 33.79|' +
  'MY 3.14 101.69|ML 12.64 -8.00|MT 35.88 14.45|MR 18.09 -15.95|MU -20.22 57.52|MX 19.43 -99.13|MD 47.01 28.86|MN 47.89 106.91|' +
  'ME 42.44 19.26|MA 33.97 -6.83|MZ -25.94 32.55|MM 19.75 96.10|NA -22.56 17.08|NP 27.72 85.32|NL 52.37 4.90|NZ -41.25 174.80|' +
  'NI 12.12 -86.25|NE 13.51 2.11|NG 9.06 7.49|MK 41.99 21.43|NO 59.93 10.75|OM 23.55 58.40|PK 33.69 73.05|PS 31.90 35.20|' +
  'PA 9.03 -79.53|PG -9.43 147.20|PY -25.29 -57.60|PE -12.05 -77.03|PH 14.62 121.02|PL 52.23 21.01|PT 38.75 -9.15|QA 25.28 51.48|' +
  'RO 44.43 26.10|RU 55.75 37.62|RW -1.95 30.06|KN 17.31 -62.74|LC 13.98 -60.98|VC 13.18 -61.20|WS -13.87 -171.78|SM 43.94 12.46|' +
  'ST 0.32 6.70|SA 24.71 46.68|SN 14.72 -17.44|RS 44.79 20.45|SC -4.63 55.45|SL 8.45 -13.22|SG 1.35 103.82|SK 48.15 17.11|' +
  'SI 46.06 14.51|SB -9.45 159.97|SO 2.07 45.31|ZA -25.75 28.19|SS 4.86 31.58|ES 40.42 -3.70|LK 6.89 79.92|SD 15.50 32.56|' +
  'SR 5.80 -55.20|SE 59.33 18.05|CH 46.95 7.45|SY 33.51 36.29|TW 25.03 121.56|TJ 38.56 68.79|TZ -6.17 35.74|TH 13.76 100.50|' +
  'TL -8.58 125.57|TG 6.18 1.22|TO -21.15 -175.20|TT 10.62 -61.40|TN 36.80 10.15|TR 39.93 32.86|TM 37.95 58.38|TV -8.52 179.20|' +
  'UG 0.35 32.58|UA 50.45 30.52|AE 24.40 54.55|GB 51.51 -0.13|US 38.90 -77.04|UY -34.85 -56.17|UZ 41.30 69.24|VU -17.73 168.32|' +
  'VA 41.9033 12.4534|VE 10.48 -66.90|VN 21.03 105.85|YE 15.37 44.19|ZM -15.42 28.28|ZW -17.83 31.05';
const capitals = CAPITALS.split('|').map((row) => {
  const [iso2 = '', latitude, longitude] = row.split(' ');
  return { iso2, latitude: Number(latitude), longitude: Number(longitude) };
});

const globe = { latitude: fc.double({ min: -90, max: 90, noNaN: true }), turn: fc.integer({ min: -3, max: 3 }) };
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('the country at a point', () => {
  it.each(capitals)('is $iso2 at $latitude, $longitude', ({ iso2, latitude, longitude }) => {
    expect((countryAt(latitude, longitude) ?? nearestCountry(latitude, longitude, 5))?.iso2).toBe(iso2);
  });

  it.each([
    ['Simferopol', 44.95, 34.1, 'UA'],
    ['Hargeisa', 9.56, 44.06, 'SO'],
    ['Kyrenia', 35.32, 33.32, 'CY'],
    ['Cayenne', 4.9, -52.35, 'GF'],
    ['Saint-Denis, Réunion', -20.95, 55.45, 'RE'],
    ['Longyearbyen', 78.2, 15.6, 'SJ'],
    ['El Aaiún', 27.15, -13.2, 'EH'],
    ['Agadir', 30.42, -9.59, 'MA'],
    ['Tarfaya, just north of the line', 27.9, -12.6, 'MA'],
    ['Gaza', 31.5, 34.45, 'PS'],
    ['Gibraltar', 36.138, -5.349, 'GI'],
    ['Chukotka, east of the antimeridian', 66, -172, 'RU'],
    ['Chukotka, on the antimeridian', 68, 180, 'RU'],
    ['the South Pole', -90, 0, 'AQ'],
    ['Dome C', -75.1, 123.35, 'AQ'],
    ['Marie Byrd Land, on the other side', -78, -120, 'AQ'],
    ['Lesotho, a hole in South Africa', -29.6, 28.2, 'LS'],
  ])('%s is decided by the tables of the registry, not by borders alone', (_, latitude, east, iso2) => {
    expect(countryAt(latitude, east)?.iso2).toBe(iso2);
  });

  it.each([
    ['the Pacific', 0, -140],
    ['the Atlantic', 30, -40],
    ['the Indian Ocean', -30, 80],
    ['the North Pole', 90, 0],
    ['the Caspian Sea', 42, 50.8],
    ['the Strait of Hormuz', 26.5, 56.6],
    ['a glacier that two countries claim', 35.4, 77.1],
  ])('is none in %s', (_, latitude, east) => {
    expect(countryAt(latitude, east)).toBeUndefined();
  });

  it.each([
    [91, 0],
    [-91, 0],
    [Number.NaN, 0],
    [0, Number.NaN],
    [0, Number.POSITIVE_INFINITY],
  ])('is none outside the globe: %d, %d', (latitude, east) => {
    expect([countryAt(latitude, east), nearestCountry(latitude, east, 500)]).toEqual([undefined, undefined]);
  });

  it('does not depend on whole turns of the longitude', () => {
    fc.assert(
      fc.property(globe.latitude, longitude, globe.turn, (latitude, east, turn) => {
        // Whole hundredths, so that a turn is added without a rounding error near a border.
        const [lat, lon] = [Math.round(latitude * 64) / 64, Math.round(east * 64) / 64];
        expect(countryAt(lat, lon + 360 * turn)).toBe(countryAt(lat, lon));
      }),
      { numRuns: 200 },
    );
  });

  it('is one of the registry, everywhere', () => {
    fc.assert(
      fc.property(globe.latitude, longitude, (latitude, east) => {
        const country = countryAt(latitude, east);
        expect(country === undefined || countryByIso2(country.iso2) === country).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  const airports = recordingPath('geography', 'ourairports_large_medium.json');
  it.skipIf(airports === undefined)('is the one airports stand in, of 5,210 for at most 55 another one', () => {
    const wrong = airportsOf(airports ?? '').flatMap(({ ident, country, latitude, east }) => {
      const found = nearestCountry(latitude, east, 100)?.iso2;
      return found === country ? [] : [`${ident} ${country} ${found}`];
    });
    expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(55);
  });
});

describe('the nearest country', () => {
  it('is the country a point lies on', () => {
    fc.assert(
      fc.property(globe.latitude, longitude, fc.integer({ min: 0, max: 300 }), (latitude, east, withinKm) => {
        const here = countryAt(latitude, east);
        fc.pre(here !== undefined);
        expect(nearestCountry(latitude, east, withinKm)).toBe(here);
      }),
      { numRuns: 100 },
    );
  });

  it('stays the nearest when the reach grows', () => {
    fc.assert(
      fc.property(globe.latitude, longitude, (latitude, east) => {
        const near = nearestCountry(latitude, east, 150);
        fc.pre(near !== undefined);
        expect(nearestCountry(latitude, east, 300)).toBe(near);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['off Dover', 51.05, 1.45, 'GB'],
    ['off Tobago', 11.4, -60.4, 'TT'],
    ['in the Bering Strait, Diomede side', 65.9, -168.6, 'US'],
    ['west of Fiji across the antimeridian', -17, -179.3, 'FJ'],
    ['before Adélie Land', -65.9, 140, 'AQ'],
    ['at Funafuti', -8.6, 179.3, 'TV'],
  ])('%s is that of the coast', (_, latitude, east, iso2) => {
    expect(nearestCountry(latitude, east, 200)?.iso2).toBe(iso2);
  });

  it('is none out of reach', () => {
    // Brest lies some 470 km to the east.
    expect(nearestCountry(48.4, -11, 200)).toBeUndefined();
    expect(nearestCountry(48.4, -11, 500)?.iso2).toBeDefined();
  });
});

describe('the atlas', () => {
  it('is the one the geography version names', () => {
    expect(contentHash(atlas)).toBe(COUNTRY_BORDERS.sha256);
  });

  it('gives every country of the registry land, but for the smallest in the table', () => {
    const numbered = new Set(atlas.objects.countries.geometries.map(({ id }) => id));
    const { unnumbered, moved, small } = COUNTRY_BORDERS;
    const tabled = new Set([...Object.values(unnumbered), ...[...moved, ...small].map(({ iso2 }) => iso2)]);
    const landless = COUNTRIES.filter(({ m49, iso2 }) => !numbered.has(m49) && !tabled.has(iso2));
    expect(landless.map(({ iso2 }) => iso2)).toEqual([]);
    for (const iso2 of tabled) expect(countryByIso2(iso2)?.iso2).toBe(iso2);
  });
});

function airportsOf(path: string) {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(rows)) throw new TypeError('no list of airports');
  return rows.map((row) => ({
    ident: String(row.ident),
    country: String(row.iso_country),
    latitude: Number(row.latitude_deg),
    east: Number(row.longitude_deg),
  }));
}
