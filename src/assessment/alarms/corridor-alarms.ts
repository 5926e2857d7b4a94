import { chokepointById } from '../../reference/chokepoints.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { isFresh } from '../corridors/corridor-loss.ts';
import { newestLoss } from '../corridors/corridor-state.ts';
import { isAvoided, isForced, outlastsAccidents } from '../corridors/forced-closure.ts';
import { counted, percent, shortDate } from '../english.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { PARAMETERS } from '../parameters.ts';
import { isStoppedByForce } from '../transmission/lost-traffic.ts';
import type { Alarm } from './alarm.ts';

const { avoided } = PARAMETERS.alarms.corridor;

/** Straits on a region's shores that are shut otherwise than by weather or accident, from the first day of data that shows it. */
export function corridorAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  const countries = countriesOfRegion(regionId).map(({ iso2 }) => iso2);
  return [...world.corridors.values()].flatMap((corridor) => {
    const isOwn = corridor.littoral.some((iso2) => countries.includes(iso2));
    const exposure = CORRIDOR_EXPOSURE[regionId][corridor.id] ?? 0;
    if (!isOwn || exposure < EXPOSURE_FLOOR || !isFresh(corridor, world)) return [];
    const isShut = corridor.state !== 'open';
    const isStopped = isStoppedByForce(world, corridor);
    const isShunned = isAvoided(world, corridor);
    const beganAt = isShut ? corridor.since : isStopped ? corridor.stoppedSince : undefined;
    return [
      {
        id: `corridor:${corridor.id}` as const,
        kind: 'force' as const,
        words: isStopped && !isShut ? wordsOnStop(corridor) : wordsOn(corridor),
        dataAt: corridor.dataAt,
        ...(beganAt === undefined ? {} : { beganAt }),
        level: 1,
        enters: isShunned || isStopped || (isShut && (isForced(world, corridor) || outlastsAccidents(corridor))),
        stays:
          isShut || isShunned || corridor.stoppedSince !== undefined || (corridor.rises.at(-1) ?? 0) < -avoided / 2,
      },
    ];
  });
}

/** Of the newest day alone: the mean of the week still holds days before the stop. */
function wordsOnStop(corridor: KnownCorridor): string {
  const name = chokepointById(corridor.id)?.name ?? corridor.id;
  const ships = counted(corridor.newestCount, 'transit');
  return `${name} stopped by force, ${ships} on ${shortDate(corridor.dataAt)}, ${percent(newestLoss(corridor))} below the seasonal norm`;
}

function wordsOn({ id, state, disruption, rises }: KnownCorridor): string {
  const name = chokepointById(id)?.name ?? id;
  if (state !== 'open') return `${name} ${state}, transits ${percent(Math.max(0, disruption))} below the seasonal norm`;
  return `ships avoid ${name}, transits ${percent(Math.max(0, -(rises.at(-1) ?? 0)))} below the month before`;
}
