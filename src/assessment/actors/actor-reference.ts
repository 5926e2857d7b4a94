import { ACTORS, type Actor } from '../../reference/actors.ts';
import { BLOCS, type Bloc } from '../../reference/blocs.ts';

/** Registry tables of actors. They are passed in: no rule here depends on an actor's name. */
export interface ActorReference {
  readonly actors: readonly Actor[];
  readonly blocs: readonly Bloc[];
  /** Authority of a sanctions list, by the lineage of its entries. */
  readonly authorities: Readonly<Record<string, string>>;
}

export const ACTOR_REFERENCE: ActorReference = {
  actors: ACTORS,
  blocs: BLOCS,
  authorities: {
    ofac: 'state:US',
    'eu-council': 'org:eu',
    'un-security-council': 'org:unsc',
    'uk-fcdo': 'state:GB',
    'global-affairs-canada': 'state:CA',
  },
};

/** The tables, indexed by id and by country. */
export interface ActorLookup {
  actor(id: string): Actor | undefined;
  /** @param iso2 ISO 3166 alpha-2 */
  stateOf(iso2: string): Actor | undefined;
  authority(lineage: string): Actor | undefined;
  /** Whether two states are members of one bloc; organisations and groups are in none. */
  areAllied(one: Actor, other: Actor): boolean;
}

export function lookIntoReference({ actors, blocs, authorities }: ActorReference): ActorLookup {
  const byId = new Map(actors.map((actor) => [actor.id, actor]));
  const states = new Map(
    actors.flatMap((actor) => {
      const home = homeOfState(actor);
      return home === undefined ? [] : [[home, actor] as const];
    }),
  );
  return {
    actor: (id) => byId.get(id),
    stateOf: (iso2) => states.get(iso2),
    authority: (lineage) => {
      const id = Object.hasOwn(authorities, lineage) ? authorities[lineage] : undefined;
      return id === undefined ? undefined : byId.get(id);
    },
    areAllied(one, other) {
      const [here, there] = [homeOfState(one), homeOfState(other)];
      if (here === undefined || there === undefined || here === there) return false;
      return blocs.some(({ members }) => members.includes(here) && members.includes(there));
    },
  };
}

/** The country that a state is; undefined for organisations and armed groups. */
export function homeOfState({ kind, homeCountries }: Actor): string | undefined {
  return kind === 'state' ? homeCountries[0] : undefined;
}
