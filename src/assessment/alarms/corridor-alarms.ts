import { chokepointById } from '../../reference/chokepoints.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { isFresh } from '../corridors/corridor-loss.ts';
import { percent } from '../english.ts';
import { PASSAGE_WARNINGS } from '../indicators/navigational-warnings.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';
import type { Alarm } from './alarm.ts';

const { lastsDays, avoided, detour } = PARAMETERS.alarms.corridor;

/** The way round the Red Sea: ships that avoid danger take it, ships that wait for a wreck or a storm to clear do not. */
const DETOUR = 'cape_of_good_hope';
const AVOIDABLE: readonly string[] = ['bab_el_mandeb', 'suez'];
const LINEAGES_NEEDED = 2;

/** Straits on a region's shores that are shut otherwise than by weather or accident. */
export function corridorAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  const countries = countriesOfRegion(regionId).map(({ iso2 }) => iso2);
  return [...world.corridors.values()].flatMap((corridor) => {
    const isOwn = corridor.littoral.some((iso2) => countries.includes(iso2));
    const exposure = CORRIDOR_EXPOSURE[regionId][corridor.id] ?? 0;
    if (!isOwn || exposure < EXPOSURE_FLOOR || !isFresh(corridor, world)) return [];
    const isShut = corridor.state !== 'open';
    const isAvoided = AVOIDABLE.includes(corridor.id) && isAvoidedNow(world, corridor);
    return [
      {
        id: `corridor:${corridor.id}` as const,
        kind: 'force' as const,
        words: wordsOn(corridor),
        dataAt: corridor.dataAt,
        level: 1,
        enters: isAvoided || (isShut && (isForced(world, corridor) || hasLasted(corridor))),
        stays: isShut || isAvoided || (corridor.rises.at(-1) ?? 0) < -avoided / 2,
      },
    ];
  });
}

/** Reports of a blockade from two outlets on its shores, or warnings of attack in force. */
function isForced(world: World, { id, littoral }: KnownCorridor): boolean {
  const isBlockaded = littoral.some((iso2) => {
    const blockade = world.countries.get(iso2)?.counts.blockade;
    return blockade !== undefined && blockade.now > 0 && blockade.lineages.length >= LINEAGES_NEEDED;
  });
  return isBlockaded || world.signals.at(PASSAGE_WARNINGS, id)?.evidence !== undefined;
}

/** Weather and wrecks clear within two weeks. */
const hasLasted = ({ notOpenSince, dataAt }: KnownCorridor): boolean =>
  notOpenSince !== undefined && dataAt - notOpenSince >= lastsDays * DAY_MS;

/** Fewer ships here and more round the Cape than in the month before. */
function isAvoidedNow(world: World, { rises }: KnownCorridor): boolean {
  const round = world.corridors.get(DETOUR)?.rises.at(-1) ?? 0;
  return (rises.at(-1) ?? 0) <= -avoided && round >= detour;
}

function wordsOn({ id, state, disruption, rises }: KnownCorridor): string {
  const name = chokepointById(id)?.name ?? id;
  if (state !== 'open') return `${name} ${state}, transits ${percent(Math.max(0, disruption))} below the seasonal norm`;
  return `ships avoid ${name}, transits ${percent(Math.max(0, -(rises.at(-1) ?? 0)))} below the month before`;
}
