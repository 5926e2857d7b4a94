import { ACTORS } from '../../reference/actors.ts';
import { AIS_AREAS } from '../../reference/ais-areas.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { CURRENCIES } from '../../reference/currencies.ts';
import { currencyName } from '../../reference/currency-names.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import { once } from '../../reference/once.ts';
import { REGIONS } from '../../reference/regions.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { SERIES_NAMES } from '../subjects.ts';

/** By the exact name that evidence writes. A kind is always known: theaters and countries share names. */
const TABLES = {
  region: once(() => new Map(REGIONS.map(({ id, name }) => [name, id]))),
  country: once(() => new Map(COUNTRIES.map(({ iso2, name }) => [name, iso2]))),
  theater: once(() => new Map(THEATERS.map(({ id, name }) => [name, id]))),
  corridor: once(() => new Map(CHOKEPOINTS.map(({ id, name }) => [name, id]))),
  sea: once(() => new Map(AIS_AREAS.map(({ id, name }) => [name, id]))),
  currency: once(() => new Map(CURRENCIES.map(({ code }) => [currencyName(code), code]))),
  series: once(() => new Map(Object.entries(SERIES_NAMES).map(([id, name]) => [name, id]))),
  /** States first: a name that a state shares with another actor is the state's. */
  actor: once(() => new Map(ACTORS.toReversed().map(({ id, name }) => [name, id]))),
  /** As inside a sentence: `the United States`. */
  actorInProse: once(() => new Map(ACTORS.toReversed().map(({ id, name }) => [nameInProse(name), id]))),
} as const;

/** The subject of a kind with a name; undefined for a name that is no such subject's. */
export function subjectNamed(kind: keyof typeof TABLES, name = ''): string | undefined {
  const id = TABLES[kind]().get(name);
  return id === undefined ? undefined : `${kind === 'actorInProse' ? 'actor' : kind}:${id}`;
}
