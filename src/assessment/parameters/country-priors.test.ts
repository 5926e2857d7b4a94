import { describe, expect, it } from 'vitest';
import { countryByIso2 } from '../../reference/countries.ts';
import { countriesOfRegion, REGION_IDS } from '../../reference/regions.ts';
import {
  COUNTRY_PRIORS,
  COUNTRY_PRIORS_SOURCE,
  countryPrior,
  DEATHS_REFERENCE_PANEL,
  PANEL_LEVELS,
  REPORT_SHARE_PANEL,
} from './country-priors.ts';

describe('country priors', () => {
  it('name known countries only, each with a median no higher than its ninth decile', () => {
    for (const [iso2, { deathsPer30d }] of Object.entries(COUNTRY_PRIORS)) {
      expect(countryByIso2(iso2), iso2).toBeDefined();
      expect(deathsPer30d.median).toBeGreaterThanOrEqual(0);
      expect(deathsPer30d.p90).toBeGreaterThanOrEqual(deathsPer30d.median);
    }
  });

  it('give zero deaths to a country that the source does not hold, and to no name of an object member', () => {
    expect(countryPrior('TV').deathsPer30d).toEqual({ median: 0, p90: 0 });
    expect(countryPrior('constructor').deathsPer30d).toEqual({ median: 0, p90: 0 });
  });

  it('hold the people of nearly the whole world of 2017', () => {
    const people = Object.values(COUNTRY_PRIORS).reduce((sum, prior) => sum + (prior.population2017 ?? 0), 0);
    expect(people).toBeGreaterThan(7.3e9);
    expect(people).toBeLessThan(7.7e9);
  });

  it('weigh at least one country in every region', () => {
    for (const id of REGION_IDS)
      expect(countriesOfRegion(id).some(({ iso2 }) => COUNTRY_PRIORS[iso2]?.population2017 !== undefined)).toBe(true);
  });

  it('tell a permanent war from a quiet country', () => {
    expect(countryPrior('AF').deathsPer30d.median).toBeGreaterThan(100);
    expect(countryPrior('CH').deathsPer30d.p90).toBe(0);
  });
});

describe('reference panels', () => {
  it('have one ascending quantile per level', () => {
    const panels = [DEATHS_REFERENCE_PANEL, ...Object.values(REPORT_SHARE_PANEL.kinds)];
    for (const { quantiles } of panels) {
      expect(quantiles).toHaveLength(PANEL_LEVELS.length);
      expect([...quantiles]).toEqual([...quantiles].sort((a, b) => a - b));
    }
  });

  it('start at one death, because only months with deaths are in the panel of deaths', () => {
    expect(DEATHS_REFERENCE_PANEL.quantiles[0]).toBe(1);
  });

  it('keep the plain mean of report shares at the world rate over the countries', () => {
    for (const { world, mean } of Object.values(REPORT_SHARE_PANEL.kinds))
      expect(Math.abs(mean - world / REPORT_SHARE_PANEL.countries)).toBeLessThan(1e-4);
  });

  it('say that three exports are too few to have fitted anything', () => {
    expect(REPORT_SHARE_PANEL.status).toBe('unfitted: few files');
    expect(REPORT_SHARE_PANEL.files).toBe(3);
  });

  it('never see the test years of the hindcast', () => {
    expect(COUNTRY_PRIORS_SOURCE.span.to).toBe('2017-12');
  });
});
