import { roundTo } from '../assessment/evidence.ts';
import { countrySubject } from '../assessment/observation.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { landInCircle } from '../reference/land-in-circle.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import { readObserved } from './read-observed.ts';

const DENSITY = 'world-bank:population_density';
/** The World Bank counts the people of a year in the next one. */
const WITHIN_DAYS = 3_700;

export function getPopulationExposure(parts: ObservationListParts): HandlerOf<'getPopulationExposure'> {
  return async ({ lat, lon, radius_km: radiusKm, at }) => {
    const read = await readObserved(
      { metrics: [DENSITY], feeds: ['world-bank'], kinds: ['country'], withinDays: WITHIN_DAYS, per: 'observation' },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const countries = [...landInCircle({ lat, lon }, radiusKm)].map(([country, km2]) => {
      // The newest comes first.
      const found = entries.find(({ subject }) => subject === countrySubject(country));
      const density = found?.values[DENSITY];
      const landKm2 = Math.round(km2);
      if (found === undefined || density === undefined) return { country, landKm2 };
      // More digits would say what is not known: people do not live spread evenly.
      const population = Number(Math.round(km2 * density).toPrecision(2));
      return { country, landKm2, peoplePerKm2: roundTo(density, 1), population, year: found.detail.year ?? '' };
    });
    const known = countries.flatMap(({ population }) => population ?? []);
    // Land of which nothing is known is not empty; the sea is.
    const isKnown = known.length > 0 || countries.length === 0;
    const population = known.reduce((sum, one) => sum + one, 0);
    return asOfReply({ ...(isKnown ? { population } : {}), countries, ...about }, asOf);
  };
}
