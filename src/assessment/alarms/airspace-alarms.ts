import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { closedByNotice } from '../mobility/airspaces.ts';
import type { Alarm } from './alarm.ts';

/** States whose whole airspace a notice closes. The world as a whole is not set off by one state's notice. */
export function airspaceAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  if (regionId === 'global') return [];
  const closed = closedByNotice(world.index);
  return countriesOfRegion(regionId).flatMap(({ iso2, name }) => {
    const notices = closed.filter(({ countries }) => countries.includes(iso2)).flatMap((airspace) => airspace.notices);
    if (notices.length === 0) return [];
    return [
      {
        id: `airspace:${iso2}` as const,
        kind: 'force' as const,
        words: `${name}, airspace closed by notice`,
        dataAt: Math.max(...notices.map(({ row }) => row.observedAt)),
        level: 1,
        enters: true,
        stays: true,
      },
    ];
  });
}
