import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { chokepointById, chokepointByPortwatchId, chokepointByPortwatchName } from './chokepoints.ts';
import { countryByCameo, countryByFips, countryByGw, countryByIso3, countryByName } from './countries.ts';
import { CAMEO_NON_COUNTRIES, FIPS_NON_COUNTRIES } from './country-table.ts';

const gdelt = recordingPath('recordings', 'gdelt');
const ucdp = recordingPath('recordings', 'ucdp', 'GEDEvent_v23_0_10.csv');
const conflicts = recordingPath('history', 'conflict', 'ucdp_prio_conflict_v25_1.csv');
const countryMonths = recordingPath('history', 'conflict', 'ucdp_country_month.csv');
const isoMonths = recordingPath('history', 'conflict', 'ucdp_iso3_month_2010_2023.csv');
const codes = recordingPath('geography', 'country-codes.csv');
const chokepoints = recordingPath('recordings', 'portwatch', 'chokepoints.csv');
const dailyTransits = recordingPath(
  'recordings',
  'portwatch',
  'daily-chokepoint-transit-calls-and-shipment-volume-estimates.csv',
);
const transitHistory = recordingPath('history', 'maritime', 'portwatch_4_chokepoints.csv');

type Row = Readonly<Record<string, string>>;
const rows = (path: string | undefined): readonly Row[] =>
  Papa.parse<Row>(readFileSync(path ?? '', 'utf8'), { header: true, skipEmptyLines: true }).data;
const distinct = (values: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(values.filter((value) => value !== undefined))].filter((value) => value !== '');
const unresolved = (values: readonly (string | undefined)[], lookup: (value: string) => unknown): readonly string[] =>
  distinct(values).filter((value) => lookup(value) === undefined);

describe.skipIf(gdelt === undefined)('GDELT exports (needs the recordings)', () => {
  const events = (gdelt === undefined ? [] : readdirSync(gdelt))
    .filter((name) => name.endsWith('.export.CSV'))
    .flatMap((name) => readFileSync(`${gdelt}/${name}`, 'utf8').split('\n'))
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length === 61);

  it('place every event in a known country or a named place that is none', () => {
    expect(events.length).toBeGreaterThan(1_000);
    const places = unresolved(
      events.flatMap((fields) => [fields[37], fields[45], fields[53]]),
      countryByFips,
    );
    expect(places.filter((fips) => FIPS_NON_COUNTRIES[fips] === undefined)).toEqual([]);
  });

  it('name every acting country or a region', () => {
    const actors = unresolved(
      events.flatMap((fields) => [fields[7], fields[17]]),
      countryByCameo,
    );
    expect(actors.filter((cameo) => !CAMEO_NON_COUNTRIES.includes(cameo))).toEqual([]);
  });

  it('give a country-level place the name that our table knows', () => {
    const wrong = events
      .filter((fields) => fields[51] === '1' && fields[52] !== '')
      .filter((fields) => countryByName(fields[52] ?? '') !== countryByFips(fields[53] ?? ''));
    expect(
      distinct(wrong.map((fields) => `${fields[52]} ${fields[53]}`)).filter((place) => !place.endsWith(' OS')),
    ).toEqual([]);
  });
});

describe.skipIf(ucdp === undefined)('UCDP (needs the recordings)', () => {
  it('gives each event a country whose name and number agree', () => {
    const events = rows(ucdp);
    expect(events.length).toBeGreaterThan(1_000);
    for (const { country, country_id } of events) {
      expect(countryByGw(Number(country_id)), `${country_id} ${country}`).toBeDefined();
      expect(countryByName(country ?? '')).toBe(countryByGw(Number(country_id)));
    }
  });

  it.skipIf(conflicts === undefined)('has known numbers for every place of a conflict since 1946', () => {
    const numbers = rows(conflicts).flatMap((row) => (row.gwno_loc ?? '').split(', '));
    expect(unresolved(numbers, (gw) => countryByGw(Number(gw)))).toEqual([]);
  });

  it.skipIf(countryMonths === undefined)('has known names and codes in the monthly histories', () => {
    expect(
      unresolved(
        rows(countryMonths).map((row) => row.country),
        countryByName,
      ),
    ).toEqual([]);
    expect(
      unresolved(
        rows(isoMonths).map((row) => row.isocode),
        countryByIso3,
      ),
    ).toEqual([]);
  });
});

describe.skipIf(codes === undefined)('the published table of country codes (needs the recordings)', () => {
  it('agrees on ISO, M49 and every FIPS code that is one country’s own', () => {
    for (const row of rows(codes)) {
      const country = countryByIso3(row['ISO3166-1-Alpha-3'] ?? '');
      expect(country?.iso2).toBe(row['ISO3166-1-Alpha-2']);
      expect(Number(country?.m49)).toBe(Number(row.M49));
      const fips = row.FIPS?.trim() ?? '';
      const fused = ['RIKV', 'GZWE', 'SVJN', 'a'].includes(fips);
      // The table repeats the Netherlands' own code for its Caribbean part.
      if (fips !== '' && !fused && country?.iso2 !== 'BQ') expect(country?.fips, country?.name).toBe(fips);
    }
  });
});

describe.skipIf(chokepoints === undefined)('PortWatch (needs the recordings)', () => {
  it('names 28 chokepoints, all known, within 250 km of our position', () => {
    const published = rows(chokepoints);
    expect(published).toHaveLength(28);
    for (const { portid, portname, lat, lon } of published) {
      const chokepoint = chokepointByPortwatchId(portid ?? '');
      expect(chokepoint, portname).toBeDefined();
      expect(chokepointByPortwatchName(portname ?? '')).toBe(chokepoint);
      const north = (chokepoint?.latitude ?? 0) - Number(lat);
      const east = ((chokepoint?.longitude ?? 0) - Number(lon)) * Math.cos((Number(lat) * Math.PI) / 180);
      expect(Math.hypot(north, east) * 111, portname).toBeLessThan(250);
    }
  });

  it.skipIf(dailyTransits === undefined || transitHistory === undefined)('has known names in daily counts', () => {
    expect(
      unresolved(
        rows(dailyTransits).map((row) => row.portname),
        chokepointByPortwatchName,
      ),
    ).toEqual([]);
    expect(
      unresolved(
        rows(dailyTransits).map((row) => row.portid),
        chokepointByPortwatchId,
      ),
    ).toEqual([]);
    const ours: Readonly<Record<string, string>> = { hormuz: 'hormuz_strait', malacca: 'malacca_strait' };
    expect(
      unresolved(
        rows(transitHistory).map((row) => row.chokepoint),
        (id) => chokepointById(ours[id] ?? id),
      ),
    ).toEqual([]);
  });
});
