import { shortDate, shortTime } from '../../assessment/english.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { Claim } from '../../claims/claim.ts';
import { wayOf } from '../../claims/kinds/route.ts';
import { HORIZONS, type Horizon } from '../../contract/intelligence/vocabulary.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { corridorById } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import type { RegionId } from '../../reference/regions.ts';
import { seaById } from '../../reference/seas.ts';
import { siteById } from '../../reference/sites.ts';
import { THEATERS, theaterById, theatersOfCountry } from '../../reference/theaters.ts';
import type { AskedPeriod } from '../question/asked-period.ts';
import type { Understood } from '../question/understand.ts';
import { exposedCorridors, worstFirst } from './exposure.ts';
import { SEA_CORRIDORS } from './sea-corridors.ts';

/** The places of a question as claims have them as subjects, the named ones and what lies at them. */
export interface Asked {
  readonly understood: Understood;
  /** Named countries; those of sites included. */
  readonly countries: readonly string[];
  /** Named corridors; of a trade lane also its chokepoints, of a sea those that lead to it. */
  readonly corridors: readonly string[];
  /** Theaters named, or that share the coasts of a named sea, the closest first. */
  readonly theaters: readonly string[];
  /** Regions that the question is of: those it names, else the first that it concerns. */
  readonly regions: readonly RegionId[];
  /** Actors named, states included, in the order of the question. */
  readonly actors: readonly string[];
  /** The lanes that hold the time asked about; of none all are meant. */
  readonly horizon: Horizon | undefined;
  /** Straits and canals that these places depend on; known of a question what to prepare for. */
  readonly exposed: readonly string[];
}

/** A time that is asked about, to the minute where it is a part of a day. */
export function askedTime({ from, to }: AskedPeriod): string {
  if (to - from < DAY_MS) return `${shortTime(from)} to ${shortTime(to)}`;
  const [first, last] = [shortDate(from), shortDate(to - 1)];
  return first === last ? first : `${first} to ${last}`;
}

/** @param claims of which exposures are read; @param now epoch ms */
export function askedOf(understood: Understood, now: number, claims: readonly Claim[] = []): Asked {
  const { places, corridors, regionIds, namedRegionIds, period } = understood;
  const sites = places.flatMap((id) => siteById(id) ?? []);
  const [first = 'global'] = regionIds;
  const countries = [...new Set([...understood.countries, ...sites.map(({ country }) => country)])];
  const named = [
    ...new Set([
      ...corridors.flatMap((id) => [id, ...(corridorById(id)?.chokepointIds ?? [])]),
      ...places.flatMap((id) => SEA_CORRIDORS[id] ?? []),
      ...sites.flatMap(({ corridorId }) => corridorId ?? []),
    ]),
  ];
  const areas = namedRegionIds.length > 0 ? namedRegionIds : regionsOfCountries(countries, first);
  return {
    understood,
    countries,
    corridors: named,
    exposed: understood.isPreparing ? exposedOf({ named, countries, areas, voyage: understood.voyage }, claims) : [],
    theaters: theatersAt(places, countries),
    regions: areas,
    actors: understood.order,
    horizon: understood.measures.includes('calibration') ? horizonOf(period) : horizonAt(period, now),
  };
}

/** The lanes that hold a time that is not over. */
const horizonAt = (period: AskedPeriod | undefined, now: number): Horizon | undefined =>
  period === undefined || period.to <= now
    ? undefined
    : (HORIZONS.find((one) => HORIZON_DAYS[one] * DAY_MS >= period.to - beginOf(period, now)) ?? '30d');

/** `your 30-day forecasts`: the lanes of exactly that length. */
export const horizonOf = (period: AskedPeriod | undefined): Horizon | undefined =>
  HORIZONS.find((one) => period !== undefined && HORIZON_DAYS[one] * DAY_MS === period.to - period.from);

/** A question is asked some hours after the assessment: `the next 7 days` are no more than seven. */
const AGE_MS = DAY_MS / 2;
const beginOf = ({ from }: { readonly from: number }, now: number): number =>
  from > now && from - now < AGE_MS ? from : now;

interface Places {
  readonly named: readonly string[];
  readonly countries: readonly string[];
  readonly areas: readonly RegionId[];
  readonly voyage: Understood['voyage'];
}

/** Straits of a voyage; else those that are named before those that the places depend on. */
function exposedOf({ named, countries, areas, voyage }: Places, claims: readonly Claim[]): readonly string[] {
  if (voyage !== undefined) return worstFirst(wayOf(...voyage)?.chokepointIds ?? [], claims);
  const subjects =
    countries.length > 0 ? countries.map((iso2) => `country:${iso2}`) : areas.map((id) => `region:${id}`);
  const chokepoints = named.filter((id) => chokepointById(id) !== undefined);
  return chokepoints.length > 0 && countries.length === 0
    ? chokepoints
    : [...new Set([...chokepoints, ...exposedCorridors(subjects, claims)])];
}

const regionsOfCountries = (countries: readonly string[], first: RegionId): readonly RegionId[] => {
  const found = countries.flatMap((iso2) => countryByIso2(iso2)?.regionId ?? []);
  return found.length === 0 ? [first] : [...new Set<RegionId>([...found].sort((a) => (a === first ? -1 : 1)))];
};

function theatersAt(places: readonly string[], countries: readonly string[]): readonly string[] {
  const named = places.flatMap((id) => theaterById(id.replace(/^theater:/, ''))?.id ?? []);
  const shores = places.flatMap((id) => seaById(id)?.littoral ?? []);
  const shared = THEATERS.map((theater) => ({
    id: theater.id,
    share: shores.filter((iso2) => theater.countries.includes(iso2)).length / Math.max(1, shores.length),
    same: places.includes(`sea:${theater.id}`),
  }))
    .filter(({ share, same }) => same || share >= 0.3)
    .sort((a, b) => Number(b.same) - Number(a.same) || b.share - a.share || (a.id < b.id ? -1 : 1));
  const own = countries.flatMap((iso2) => theatersOfCountry(iso2).map(({ id }) => id));
  return [...new Set([...named, ...shared.map(({ id }) => id), ...own])];
}
