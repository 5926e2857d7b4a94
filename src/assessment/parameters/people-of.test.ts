import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../../reference/countries.ts';
import { floatingCurrency } from '../indicators/floating-currency.ts';
import { PARAMETERS } from '../parameters.ts';
import { countryPrior } from './country-priors.ts';
import { peopleOf, tailReach } from './people-of.ts';

describe('the people that a country counts for', () => {
  it('are those published, else a very small state, and fewer for a territory that is no state', () => {
    expect(peopleOf('BR')).toBe(countryPrior('BR').population2017);
    expect(peopleOf('LS')).toBe(PARAMETERS.populationFloor);
    for (const iso2 of ['MQ', 'HM', 'AQ', 'PM']) expect(peopleOf(iso2)).toBe(PARAMETERS.territoryPopulation);
  });

  it('let no unpublished territory carry more than a fifth of the tail of its region, and every larger state all of it', () => {
    for (const { iso2, gw } of COUNTRIES) {
      if (countryPrior(iso2).population2017 !== undefined) continue;
      expect([iso2, tailReach(iso2)]).toEqual([iso2, gw === undefined ? 0.2 : 1]);
    }
  });

  it('see no stress of a place in the currency of another', () => {
    expect(['DE', 'US', 'TR', 'GB'].map(floatingCurrency)).toEqual(['EUR', 'USD', 'TRY', 'GBP']);
    for (const iso2 of ['MQ', 'RE', 'PM', 'EC', 'PA', 'LI', 'XK', 'KI', 'SA'])
      expect(floatingCurrency(iso2)).toBeUndefined();
  });
});
