import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { currencyOfCountry } from '../reference/currencies.ts';
import { landNeighbours } from '../reference/land-neighbours.ts';
import { theaterOfCountry, theatersOfCountry } from '../reference/theaters.ts';
import { jsonReply } from './json-reply.ts';

export function getCountryFacts(_: object): HandlerOf<'getCountryFacts'> {
  return ({ country_code: code }) => {
    const country = countryByIso2(code);
    if (country === undefined) return failed({ code: 'country_unknown', country: code });
    const { iso2, iso3, m49, name, regionId } = country;
    const currency = currencyOfCountry(iso2);
    const theaters = [theaterOfCountry(iso2), ...theatersOfCountry(iso2)].flatMap((one) =>
      one === undefined ? [] : [one.id],
    );
    return jsonReply({
      countryCode: iso2,
      iso3,
      m49,
      countryName: name,
      regionId,
      theaters: [...new Set(theaters)],
      neighbours: [...landNeighbours(iso2)],
      chokepoints: CHOKEPOINTS.filter(({ littoral }) => littoral.includes(iso2)).map(({ id }) => id),
      ...(currency === undefined ? {} : { currency: currency.code }),
    });
  };
}
