import { pow } from '../../arithmetic/pow.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { corridorById, corridorInProse } from '../../reference/corridors.ts';
import { countriesOfRegion, REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { corridorLoss, isFresh } from '../corridors/corridor-loss.ts';
import { isWatched, newestLoss } from '../corridors/corridor-state.ts';
import { counted, grouped, percent, shortDate } from '../english.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { DAY_MS } from '../time.ts';
import { isStoppedByForce } from '../transmission/lost-traffic.ts';
import type { News } from './news.ts';

/** Time after which a standing closure is half the news that it was, and what is left of it in the end (start). */
export const CORRIDOR_NEWS = { halfLifeDays: 60, least: 0.4, restricted: 0.8 } as const;

/** Every strait a region depends on that is not open, loses traffic, or was stopped by force on the newest day. */
export function corridorNews(world: World, regionId: RegionId): readonly News[] {
  return [...world.corridors.values()].flatMap((corridor) => {
    const reach = reachOf(corridor, regionId);
    if (reach === 0 || !isFresh(corridor, world)) return [];
    const isStopped = isStoppedByForce(world, corridor);
    if (corridor.state === 'open' && !isWatched(corridor) && !isStopped) return [];
    const since = corridor.notOpenSince ?? corridor.dataAt;
    const days = Math.max(0, world.instant - since) / DAY_MS;
    const { least, halfLifeDays, restricted } = CORRIDOR_NEWS;
    const lost = isStopped ? Math.max(corridor.disruption, newestLoss(corridor)) : corridor.disruption;
    const { loss } = corridorLoss(world, corridor.id, lost);
    return [
      {
        clauses: () => (isStopped && corridor.state !== 'closed' ? clausesOnStop(corridor) : clausesOn(corridor)),
        evidence: corridor.evidence,
        severity: loss * reach * (corridor.state === 'closed' || isStopped ? 1 : restricted),
        change: least + (1 - least) * pow(0.5, days / halfLifeDays),
        certainty: corridor.evidence.confidence,
      },
    ];
  });
}

/** Whole for the region on its shores and for the world, else as the region's share of the most that any depends on it. */
function reachOf({ id, littoral }: KnownCorridor, regionId: RegionId): number {
  const exposure = CORRIDOR_EXPOSURE[regionId][id] ?? 0;
  if (exposure < EXPOSURE_FLOOR) return 0;
  if (regionId === 'global' || countriesOfRegion(regionId).some(({ iso2 }) => littoral.includes(iso2))) return 1;
  const most = Math.max(...REGION_IDS.map((other) => CORRIDOR_EXPOSURE[other][id] ?? 0));
  return Math.sqrt(exposure / most);
}

function clausesOn({ id, state, since, mean7, reference, disruption }: KnownCorridor): readonly string[] {
  const name = chokepointById(id)?.name ?? id;
  const traffic = `${grouped(mean7, 1)} transits per day, ${percent(disruption)} below the seasonal norm of ${grouped(reference, 1)}`;
  return [
    state === 'open' ? `${name} loses traffic, ${traffic}` : `${name} ${state} since ${shortDate(since)}, ${traffic}`,
  ];
}

/** Of the newest day alone: the mean of the week still holds days before the stop. */
function clausesOnStop({ id, newestCount, dataAt, reference }: KnownCorridor): readonly string[] {
  const found = corridorById(id);
  const name = found === undefined ? id : corridorInProse(found);
  const loss = percent(newestLoss({ newestCount, reference }));
  return [
    `${counted(newestCount, 'transit')} through ${name} on ${shortDate(dataAt)}, ${loss} below the seasonal norm of ${grouped(reference, 1)}`,
  ];
}
