import { capitalised } from '../assessment/english.ts';
import { actorById } from '../reference/actors.ts';
import { airportByIcao } from '../reference/airports.ts';
import { AIS_AREAS } from '../reference/ais-areas.ts';
import { corridorById, corridorInProse } from '../reference/corridors.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { currencyName } from '../reference/currency-names.ts';
import { flightRegionByIcao } from '../reference/flight-regions.ts';
import { nameInProse } from '../reference/name-in-prose.ts';
import { regionById } from '../reference/regions.ts';
import { portsNamed } from '../reference/sea/sea-route.ts';
import { theaterById } from '../reference/theaters.ts';
import { TERMS } from './terms.ts';

/** Series that are priced or indexed, by the name that their evidence has. */
export const SERIES_NAMES: Readonly<Record<string, string>> = {
  brent: 'Brent crude',
  wti: 'WTI crude',
  'henry-hub': 'Natural gas at Henry Hub',
  vix: 'Implied equity volatility (VIX)',
  'credit-stress': 'Credit market stress',
  stlfsi: 'St. Louis Fed Financial Stress Index',
  ffpi: 'FAO Food Price Index',
};

/** Inside a sentence, where that differs. */
const SERIES_IN_PROSE: Readonly<Record<string, string>> = {
  'henry-hub': 'natural gas at Henry Hub',
  vix: 'implied equity volatility (VIX)',
  'credit-stress': 'credit market stress',
  stlfsi: 'the St. Louis Fed Financial Stress Index',
  ffpi: 'the FAO Food Price Index',
};

/** Names of regions, theaters and waters that take no article inside a sentence. */
const WITHOUT_ARTICLE =
  /^(?:East Asia|Europe|North America|South Asia|Latin|Sub-Saharan|North-east|South-east|Southern Europe|Western Europe|Central|China|Canada|Mexico|India|Afghanistan|Ukraine|Australia|Essequibo|West Africa|Southern Africa|Sudan|Brazil|Northern Baltic)/;

const placeInProse = (name: string): string =>
  name === 'Global' ? 'the world' : WITHOUT_ARTICLE.test(name) ? name : `the ${name}`;

/** Strata of countries by conflict deaths in a year (METHOD.md §11). */
const STRATA: readonly string[] = ['active', 'low', 'quiet'];

/** ` (Yemen)`: the state that runs an airspace. */
function stateOf(icao: string): string {
  const country = countryByIso2(flightRegionByIcao(icao)?.countries[0] ?? '');
  return country === undefined ? '' : ` (${country.name})`;
}

interface Named {
  readonly label: string;
  readonly prose: string;
}

const both = (label: string, prose = label): Named => ({ label, prose });

function find(kind: string, id: string): Named | undefined {
  switch (kind) {
    case 'region': {
      const name = regionById(id)?.name;
      return name === undefined ? undefined : both(name === 'Global' ? 'World' : name, placeInProse(name));
    }
    case 'country': {
      const name = countryByIso2(id)?.name;
      return name === undefined ? undefined : both(name, nameInProse(name));
    }
    case 'theater': {
      const name = theaterById(id)?.name;
      return name === undefined ? undefined : both(name, placeInProse(name));
    }
    case 'corridor': {
      const corridor = corridorById(id);
      return corridor === undefined ? undefined : both(corridor.name, corridorInProse(corridor));
    }
    case 'sea-port':
      return portsNamed(id).length === 0 ? undefined : both(id);
    case 'term': {
      const name = TERMS[id]?.name;
      return name === undefined ? undefined : both(capitalised(name), name);
    }
    case 'regions':
      return id === 'all' ? both('All regions', 'all regions') : undefined;
    case 'countries':
      return STRATA.includes(id) ? both(`Countries with ${id} conflict`, `countries with ${id} conflict`) : undefined;
    case 'actor': {
      const name = actorById(id)?.name;
      return name === undefined ? undefined : both(name, nameInProse(name));
    }
    case 'currency':
      return both(currencyName(id), `the ${currencyName(id)}`);
    case 'series': {
      const name = SERIES_NAMES[id];
      return name === undefined ? undefined : both(name, SERIES_IN_PROSE[id] ?? name);
    }
    case 'sea': {
      const name = AIS_AREAS.find((area) => area.id === id)?.name;
      return name === undefined ? undefined : both(name, `the ${name}`);
    }
    case 'airspace-over': {
      const name = theaterById(id)?.name;
      return name === undefined ? undefined : both(`Airspace over ${name}`, `the airspace over ${placeInProse(name)}`);
    }
    case 'airspace':
      return both(`Airspace ${id}${stateOf(id)}`, `the airspace ${id}${stateOf(id)}`);
    case 'airport': {
      const name = airportByIcao(id)?.name;
      return both(name === undefined ? `Airport ${id}` : `${name} (${id})`);
    }
    default:
      return undefined;
  }
}

function named(subject: string): Named {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  const found = find(kind, id);
  if (found === undefined) throw new Error(`unknown subject of a claim: ${subject}`);
  return found;
}

/** Whether `reference/` knows the subject: a claim is made of no other. */
export function isKnownSubject(subject: string): boolean {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  return find(kind, id) !== undefined;
}

/** As a label writes it: `Strait of Hormuz`. @throws Error for a subject that `reference/` does not know */
export const subjectLabel = (subject: string): string => named(subject).label;

/** Inside a sentence: `the Strait of Hormuz`. @throws Error for a subject that `reference/` does not know */
export const subjectInProse = (subject: string): string => named(subject).prose;
