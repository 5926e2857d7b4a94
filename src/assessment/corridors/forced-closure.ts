import type { World } from '../assess-world.ts';
import { PASSAGE_WARNINGS } from '../indicators/navigational-warnings.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';

const { lastsDays, avoided, detour } = PARAMETERS.alarms.corridor;

/** The way round the Red Sea: ships that avoid danger take it, ships that wait for a wreck or a storm to clear do not. */
const DETOUR = 'cape_of_good_hope';
const AVOIDABLE: readonly string[] = ['bab_el_mandeb', 'suez'];
const LINEAGES_NEEDED = 2;

/** Reports of a blockade from two outlets on its shores, or warnings of attack in force. */
export const isForced = (world: World, { id, littoral }: KnownCorridor): boolean =>
  littoral.some((iso2) => isBlockaded(world, iso2)) || world.signals.at(PASSAGE_WARNINGS, id)?.evidence !== undefined;

/** Whether two outlets report a blockade in a country, ISO 3166 alpha-2. */
export function isBlockaded(world: World, iso2: string): boolean {
  const blockade = world.countries.get(iso2)?.counts.blockade;
  return blockade !== undefined && blockade.now > 0 && blockade.lineages.length >= LINEAGES_NEEDED;
}

/** Weather and wrecks clear within two weeks. */
export const outlastsAccidents = ({ notOpenSince, dataAt }: KnownCorridor): boolean =>
  notOpenSince !== undefined && dataAt - notOpenSince >= lastsDays * DAY_MS;

/** Fewer ships here and more round the Cape than in the month before. */
export function isAvoided(world: World, { id, rises }: KnownCorridor): boolean {
  const round = world.corridors.get(DETOUR)?.rises.at(-1) ?? 0;
  return AVOIDABLE.includes(id) && (rises.at(-1) ?? 0) <= -avoided && round >= detour;
}
