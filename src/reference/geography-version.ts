import { ACTORS } from './actors.ts';
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
import { PLACE_NAME_TRAPS } from './place-name-traps.ts';
import { REGIONS } from './regions.ts';
import { THEATERS } from './theaters.ts';

/** Meaning of the registry: raise the major number when an id changes what it stands for, the minor when ids are added. */
const GEOGRAPHY_SEMVER = '1.0.0';

/** Version of the whole registry (METHOD.md §1): semver, `+`, twelve hex digits of the hash of its content. */
export const GEOGRAPHY_VERSION = `${GEOGRAPHY_SEMVER}+${contentHash(
  JSON.stringify({
    regions: REGIONS,
    countries: COUNTRIES,
    furtherFips: FURTHER_FIPS,
    furtherGw: FURTHER_GW,
    cameo: CAMEO_EXCEPTIONS,
    nonCountries: [FIPS_NON_COUNTRIES, CAMEO_NON_COUNTRIES],
    borders: COUNTRY_BORDERS,
    demonyms: COUNTRY_DEMONYMS,
    traps: PLACE_NAME_TRAPS,
    theaters: THEATERS,
    chokepoints: CHOKEPOINTS,
    corridors: CORRIDORS,
    actors: ACTORS,
  }),
  12,
)}`;
