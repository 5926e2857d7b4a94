import type { HandlerOf } from '../contract/endpoints.ts';
import { countryAt } from '../reference/country-at.ts';
import { jsonReply } from './json-reply.ts';

/**
 * Reads no store: borders are part of the program.
 * A point at sea has no country, however near the coast.
 */
export function reverseGeocode(_: object): HandlerOf<'reverseGeocode'> {
  return ({ lat, lon }) => {
    const country = countryAt(lat, lon);
    if (country === undefined) return jsonReply({ isLand: false });
    const { iso2, name, regionId } = country;
    return jsonReply({ isLand: true, code: iso2, country: name, regionId });
  };
}
