import { type ActorRow, ARMED_GROUP_ROWS, ORGANISATION_ROWS } from './actor-table.ts';
import { COUNTRIES, type Country, countryByName } from './countries.ts';
import { normaliseName } from './normalise-name.ts';

export const ACTOR_KINDS = ['state', 'organisation', 'armed_group'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Someone who acts. What it did decides its role, never its name or its kind (METHOD.md §8). */
export interface Actor {
  /** `state:IR`, `org:nato`, `group:m23`; never reused for another. */
  readonly id: string;
  readonly kind: ActorKind;
  readonly name: string;
  readonly aliases: readonly string[];
  /** ISO 3166 alpha-2 codes: the state itself, the seat of an organisation, where an armed group has its base. */
  readonly homeCountries: readonly string[];
}

/** Every actor: all countries as states, then organisations, then armed groups. */
export const ACTORS: readonly Actor[] = [
  ...COUNTRIES.map(toState),
  ...ORGANISATION_ROWS.map((row) => toActor(row, 'organisation')),
  ...ARMED_GROUP_ROWS.map((row) => toActor(row, 'armed_group')),
];

const BY_ID = new Map(ACTORS.map((actor) => [actor.id, actor]));
const BY_NAME = indexByName(ACTORS.filter((actor) => actor.kind !== 'state'));

export function actorById(id: string): Actor | undefined {
  return BY_ID.get(id);
}

/** The state of a country or territory. @param iso2 ISO 3166 alpha-2, upper case */
export function stateActor(iso2: string): Actor | undefined {
  return BY_ID.get(stateActorId(iso2));
}

export function stateActorId(iso2: string): string {
  return `state:${iso2}`;
}

/**
 * Actor with exactly this name or alias, whatever the case, diacritics, punctuation and white space. A country's names and
 * "Government of …" before one of them, as UCDP writes, give its state.
 */
export function actorByName(name: string): Actor | undefined {
  const organised = nonStateActorByName(name);
  if (organised !== undefined) return organised;
  const country = countryByName(name.replace(/^\s*(the\s+)?government of\s+/i, ''));
  return country === undefined ? undefined : stateActor(country.iso2);
}

/** An organisation or armed group by its exact name, as `actorByName` compares names: some 2 µs. */
export function nonStateActorByName(name: string): Actor | undefined {
  return BY_NAME.get(normaliseName(name));
}

function toState(country: Country): Actor {
  return {
    id: stateActorId(country.iso2),
    kind: 'state',
    name: country.name,
    aliases: country.aliases,
    homeCountries: [country.iso2],
  };
}

function toActor([id, name, homeCountries, aliases]: ActorRow, kind: ActorKind): Actor {
  return {
    id,
    kind,
    name,
    aliases: aliases === null ? [] : aliases.split(';').map((alias) => alias.trim()),
    homeCountries: homeCountries.split(' '),
  };
}

/** @throws when two actors, or an actor and a country, share a name */
function indexByName(actors: readonly Actor[]): ReadonlyMap<string, Actor> {
  const index = new Map<string, Actor>();
  for (const actor of actors)
    for (const name of new Set([actor.name, ...actor.aliases].map(normaliseName))) {
      const other = index.get(name)?.id ?? countryByName(name)?.iso2;
      if (other !== undefined) throw new Error(`${other} and ${actor.id} share the name ${JSON.stringify(name)}`);
      index.set(name, actor);
    }
  return index;
}
