import type { ForceActors } from '../../../assessment/indicators/force-weight.ts';
import { countryByCameo } from '../../../reference/countries.ts';

/** Positions in the 61 columns of a GDELT 2.0 export (FEEDS.md §2.1): the country of each side, and three roles of each. */
const COUNTRY_COLUMNS = [7, 17] as const;
const ROLE_COLUMNS = [12, 13, 14, 22, 23, 24] as const;

/**
 * CAMEO role codes (GDELT's CAMEO.type list) of those who use force for a state or against one. Police, criminals, civilians and
 * all other roles say nothing about armed conflict: most of their rows are crime news.
 */
const ACTORS_OF_ROLE: Readonly<Record<string, ForceActors>> = {
  MIL: 'armed',
  REB: 'armed',
  SEP: 'armed',
  INS: 'armed',
  // Militarised groups of several countries.
  IMG: 'armed',
  GOV: 'state',
  SPY: 'state',
  UAF: 'unaligned',
};

/** Heaviest first. */
const BY_WEIGHT: readonly ForceActors[] = ['armed', 'state', 'unaligned'];

/**
 * Who a report of force names, by the heavier of its two sides. Two different countries are two states, whatever their roles.
 * @param cells of one row of an export; empty and unknown codes weigh nothing
 */
export function forceActors(cells: readonly string[]): ForceActors {
  const roles = ROLE_COLUMNS.map((at) => cells[at] ?? '');
  const named = new Set(roles.map((role) => (Object.hasOwn(ACTORS_OF_ROLE, role) ? ACTORS_OF_ROLE[role] : undefined)));
  const [from, to] = COUNTRY_COLUMNS.map((at) => countryByCameo(cells[at] ?? '')?.iso2);
  if (from !== undefined && to !== undefined && from !== to) named.add('state');
  return BY_WEIGHT.find((actors) => named.has(actors)) ?? 'other';
}
