import { describe, expect, it } from 'vitest';
import { DEATHS_NOW, deathRow, months } from '../../test/kit/death-months.ts';
import { HORMUZ_CRISIS, worldWith } from '../../test/kit/known-worlds.ts';
import { NOW } from '../../test/kit/worlds.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { countriesOfRegion, REGION_IDS } from '../reference/regions.ts';
import { regionAlarms } from './alarms/region-alarms.ts';
import { assessWorld } from './assess-world.ts';
import { countryArea, regionArea } from './balance/area.ts';
import { type CountryTerms, regionalPressure, structuralTerm } from './balance/regional-pressure.ts';
import { conflictDeaths } from './indicators/conflict-deaths.ts';
import { currencyDepreciation } from './indicators/currency-depreciation.ts';
import { deathRows } from './indicators/death-rows.ts';
import { placesOf } from './indicators/places.ts';
import { countrySubject, seriesSubject } from './observation.ts';
import { indexObservations, type ObservationIndex, prepareObservations } from './observation-index.ts';
import { recordsOf } from './scenarios/dated-lanes/recorded-deaths.ts';
import { coveredMonths, monthlyDeaths } from './scenarios/known-lanes.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const quotes = ['eur-usd', 'eur-inr'].flatMap((id) =>
  Array.from({ length: 90 }, (_, i) =>
    deathRow({
      metric: 'exchange_rate',
      subject: seriesSubject(id),
      recordId: `${id} ${i}`,
      value: 1 + (i % 7) / 100,
      observedAt: DEATHS_NOW - (i + 1) * DAY_MS,
    }),
  ),
);
const rows = [...months(Array.from({ length: 30 }, (_, i) => 20 + i)), ...quotes];

describe('what is said of rows to which nothing was added', () => {
  it.each<readonly [string, (index: ObservationIndex) => unknown]>([
    ['the list of a subject without rows', (index) => index.series('conflict_deaths', countrySubject('NZ'))],
    ['the deaths that count', (index) => deathRows(index, countrySubject('YE'))],
    ['conflict deaths', (index) => conflictDeaths(index, 'YE')],
    ['dated records', (index) => recordsOf(index, 'YE')],
    ['published months', coveredMonths],
    ['deaths by month', (index) => monthlyDeaths(index, 'YE', coveredMonths(index))],
    ['a currency', (index) => currencyDepreciation(index, 'INR')],
  ])('is the same at a later instant, and not worked out again: %s', (_, read) => {
    const prepared = prepareObservations(rows);
    const said = read(prepared.asOf(DEATHS_NOW));
    expect(said).toBeDefined();
    expect(read(prepared.asOf(DEATHS_NOW + 6 * HOUR_MS))).toBe(said);
  });
});

describe('what regions share', () => {
  const world = assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW));

  it('is the pressure on a country: read once for its region, the world and its own page', () => {
    const read: string[] = [];
    const terms: CountryTerms = (_, { country }) => {
      read.push(country.iso2);
      return [structuralTerm(0.2)];
    };
    for (const id of REGION_IDS) regionalPressure(world, regionArea(world, id), terms);
    for (const country of COUNTRIES) regionalPressure(world, countryArea(world, country), terms);
    expect(read.sort()).toEqual(COUNTRIES.map(({ iso2 }) => iso2).sort());
  });

  it('are its alarms, and what a constant table says of a region or country', () => {
    expect(regionAlarms(world, 'mena')).toBe(regionAlarms(world, 'mena'));
    expect(countriesOfRegion('mena')).toBe(countriesOfRegion('mena'));
    for (const country of countriesOfRegion('mena'))
      expect(placesOf('chokepoint', country)).toBe(placesOf('chokepoint', country));
  });
});
