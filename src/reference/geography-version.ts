import { ACTORS } from './actors.ts';
import { AIRPORTS } from './airports.ts';
import { AIS_AREAS, ORESUND_WATCH, SEA_NAMES } from './ais-areas.ts';
import { AMBIGUOUS_PLACE_NAMES } from './ambiguous-place-names.ts';
import { BLOCS } from './blocs.ts';
import { CAMEO_ACTORS } from './cameo-actors.ts';
import { CHOKEPOINTS } from './chokepoints.ts';
import { contentHash } from './content-hash.ts';
import { CORRIDORS } from './corridors.ts';
import { COUNTRIES } from './countries.ts';
import { COUNTRY_BORDERS } from './country-borders.ts';
import { COUNTRY_DEMONYMS } from './country-demonyms.ts';
import {
  CAMEO_EXCEPTIONS,
  CAMEO_NON_COUNTRIES,
  FIPS_NON_COUNTRIES,
  FURTHER_FIPS,
  FURTHER_GW,
} from './country-table.ts';
import { CURATED_CLOSURES } from './curated-closures.ts';
import { CURRENCIES } from './currencies.ts';
import { FLIGHT_BOXES, FLIGHT_CIRCLES } from './flight-boxes.ts';
import { FLIGHT_REGIONS } from './flight-regions.ts';
import { once } from './once.ts';
import { REGIONS } from './regions.ts';
import { THEATERS } from './theaters.ts';

/** Meaning of the registry: raise the major number when an id changes what it stands for, the minor when ids are added. */
const GEOGRAPHY_SEMVER = '1.3.0';

/** Version of the whole registry (METHOD.md §1): semver, `+`, twelve hex digits of the hash of its content. */
export const geographyVersion = once(
  () =>
    `${GEOGRAPHY_SEMVER}+${contentHash(
      JSON.stringify({
        regions: REGIONS,
        countries: COUNTRIES,
        furtherFips: FURTHER_FIPS,
        furtherGw: FURTHER_GW,
        cameo: CAMEO_EXCEPTIONS,
        nonCountries: [FIPS_NON_COUNTRIES, CAMEO_NON_COUNTRIES],
        borders: COUNTRY_BORDERS,
        demonyms: COUNTRY_DEMONYMS,
        traps: AMBIGUOUS_PLACE_NAMES,
        theaters: THEATERS,
        chokepoints: CHOKEPOINTS,
        corridors: CORRIDORS,
        actors: ACTORS,
        cameoActors: CAMEO_ACTORS,
        blocs: BLOCS,
        currencies: CURRENCIES,
        flights: [FLIGHT_BOXES, FLIGHT_CIRCLES],
        airports: AIRPORTS,
        flightRegions: FLIGHT_REGIONS,
        curatedClosures: CURATED_CLOSURES,
        seaNames: SEA_NAMES,
        seaWatches: [...AIS_AREAS, ORESUND_WATCH],
      }),
      12,
    )}`,
);
