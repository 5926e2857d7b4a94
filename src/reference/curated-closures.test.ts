import { describe, expect, it } from 'vitest';
import { CURATED_CLOSURES, curatedClosuresOf } from './curated-closures.ts';
import { flightRegionByIcao } from './flight-regions.ts';

describe('the curated closures', () => {
  it('concern regions over the country they name, each at most once', () => {
    const regions = CURATED_CLOSURES.flatMap(({ regions, country }) => regions.map((icao) => ({ icao, country })));
    expect(regions.filter(({ icao, country }) => !flightRegionByIcao(icao)?.countries.includes(country))).toEqual([]);
    expect(new Set(regions.map(({ icao }) => icao)).size).toBe(regions.length);
  });

  it('are dated, sourced and written after they began', () => {
    for (const { sinceDate, asOfDate, source, reason } of CURATED_CLOSURES) {
      expect([sinceDate, asOfDate].map((date) => new Date(date).toISOString().slice(0, 10))).toEqual([
        sinceDate,
        asOfDate,
      ]);
      expect(asOfDate > sinceDate).toBe(true);
      expect(source).not.toBe('');
      expect(reason).not.toBe('');
    }
  });

  it('hold the airspace of Ukraine closed since the invasion, and that of France open', () => {
    expect(curatedClosuresOf('UA')).toMatchObject([{ status: 'closed', sinceDate: '2022-02-24' }]);
    expect(curatedClosuresOf('FR')).toEqual([]);
  });
});
