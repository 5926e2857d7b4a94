import { ACTORS } from '../../reference/actors.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { corridorsThrough } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { type Observation, WORLD_SUBJECT } from '../observation.ts';
import { exposedCorridors } from '../region-evidence.ts';
import { isMoving } from './triggering-metrics.ts';

type Regions = readonly RegionId[];

/**
 * Regions in which new observations could cause a snapshot. Observations of the whole world are the heartbeat of a feed, or a
 * background for others, and cause none by themselves.
 */
export function affectedRegions(observations: readonly Pick<Observation, 'metric' | 'subject'>[]): Regions {
  const touched = new Set<RegionId>();
  for (const { metric, subject } of observations) {
    if (isMoving(metric)) for (const region of regionsOfSubject(subject)) touched.add(region);
  }
  return REGION_IDS.filter((region) => touched.has(region));
}

const KNOWN = new Map<string, Regions>();

/** Regions whose numbers follow a subject; every region where the subject is of no place. */
export function regionsOfSubject(subject: string): Regions {
  const known = KNOWN.get(subject);
  if (known !== undefined) return known;
  const regions = subject === WORLD_SUBJECT ? [] : withGlobal(homesOf(subject));
  KNOWN.set(subject, regions);
  return regions;
}

function homesOf(subject: string): Regions | undefined {
  const [kind, ...rest] = subject.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'country':
      return homeOf(id);
    case 'chokepoint':
      return regionsOfChokepoints(({ id: chokepointId }) => chokepointId === id);
    case 'theater':
      return regionsOfTheater(id);
    case 'actor':
      return homesOfActor(id);
    default:
      return undefined;
  }
}

function homeOf(iso2: string): Regions | undefined {
  const country = countryByIso2(iso2);
  return country === undefined ? undefined : [country.regionId];
}

/** Home regions of an actor; one without a home may act anywhere. */
function homesOfActor(id: string): Regions | undefined {
  const homes = ACTORS.find((actor) => actor.id === id)?.homeCountries.flatMap((iso2) => homeOf(iso2) ?? []);
  return homes === undefined || homes.length === 0 ? undefined : homes;
}

/** Of a theater, and of the straits in it: a warning for the Red Sea concerns the states on its shores. */
function regionsOfTheater(id: string): Regions | undefined {
  const theater = THEATERS.find((other) => other.id === id);
  if (theater === undefined) return undefined;
  return [theater.regionId, ...(regionsOfChokepoints(({ theaterId }) => theaterId === id) ?? [])];
}

/** Regions on the shores, and regions exposed to a loss there. */
function regionsOfChokepoints(isMeant: (chokepoint: (typeof CHOKEPOINTS)[number]) => boolean): Regions | undefined {
  const meant = CHOKEPOINTS.filter(isMeant);
  if (meant.length === 0) return undefined;
  const shores = meant.flatMap(({ littoral }) => littoral.flatMap((iso2) => homeOf(iso2) ?? []));
  const routes = new Set(meant.flatMap(({ id }) => corridorsThrough(id).map((corridor) => corridor.id)));
  const exposed = REGION_IDS.filter((region) => exposedCorridors(region).some((corridor) => routes.has(corridor)));
  return [...shores, ...exposed];
}

/** In the contract's order, once each; the world is in all of it. */
function withGlobal(regions: Regions | undefined): Regions {
  return REGION_IDS.filter((id) => regions === undefined || id === 'global' || regions.includes(id));
}
