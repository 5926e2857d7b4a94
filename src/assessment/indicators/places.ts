import { SEA_THEATERS } from '../../reference/ais-areas.ts';
import { CHOKEPOINTS, chokepointById } from '../../reference/chokepoints.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { currencyName } from '../../reference/currency-names.ts';
import { FLOWN_THEATERS } from '../../reference/flight-boxes.ts';
import { theaterById, theatersOfCountry } from '../../reference/theaters.ts';
import { onceFor } from '../once-for.ts';
import { floatingCurrency } from './floating-currency.ts';

interface Place {
  /** Ids of the places of this kind that a country has a part in; the worst of them counts. */
  readonly idsOf: (country: Country) => readonly string[];
  readonly nameOf: (id: string) => string;
}

/** The one place of an indicator that is the same everywhere. */
export const THE_WORLD = 'world';

const WORLD_ALONE: readonly string[] = [THE_WORLD];

const theaterName = (id: string): string => theaterById(id)?.name ?? id;

/** Kinds of place at which an indicator is read. The table of a country's places is looked through once. */
const PLACES = {
  country: { idsOf: onceFor(({ iso2 }: Country) => [iso2]), nameOf: (iso2) => countryByIso2(iso2)?.name ?? iso2 },
  /** Theaters with receivers of aircraft. */
  flown_theater: {
    idsOf: onceFor(({ iso2 }: Country) => idsOfTheaters(iso2).filter((id) => FLOWN_THEATERS.includes(id))),
    nameOf: theaterName,
  },
  /** Theaters with a sea. */
  sea_theater: {
    idsOf: onceFor(({ iso2 }: Country) => idsOfTheaters(iso2).filter((id) => SEA_THEATERS.includes(id))),
    nameOf: theaterName,
  },
  chokepoint: {
    idsOf: onceFor(({ iso2 }: Country) =>
      CHOKEPOINTS.filter(({ littoral }) => littoral.includes(iso2)).map(({ id }) => id),
    ),
    nameOf: (id) => chokepointById(id)?.name ?? id,
  },
  /** ISO 4217 codes of currencies that float. */
  currency: { idsOf: onceFor(({ iso2 }: Country) => [floatingCurrency(iso2) ?? []].flat()), nameOf: currencyName },
  world: { idsOf: () => WORLD_ALONE, nameOf: () => 'World' },
} as const satisfies Record<string, Place>;

export type PlaceKind = keyof typeof PLACES;

const idsOfTheaters = (iso2: string): readonly string[] => theatersOfCountry(iso2).map(({ id }) => id);

/** Ids of the places of a kind that a country has a part in; none where it has none. */
export function placesOf(kind: PlaceKind, country: Country): readonly string[] {
  return PLACES[kind].idsOf(country);
}

export const placeName = (kind: PlaceKind, id: string): string => PLACES[kind].nameOf(id);
