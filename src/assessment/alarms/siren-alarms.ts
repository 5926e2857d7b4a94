import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { statusOf } from '../input-status.ts';
import { countrySubject } from '../observation.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';
import type { Alarm } from './alarm.ts';

const { days, daysNeeded, minPlaces } = PARAMETERS.alarms.sirens;

/** Countries under air-raid alert nearly every day of a week. The world as a whole is not set off by one country's alerts. */
export function sirenAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  const endAt = statusOf(world.inputs, 'air_raid_alerts').newestAt;
  if (endAt === undefined || regionId === 'global') return [];
  return countriesOfRegion(regionId).flatMap(({ iso2, name }) => {
    if (!PARAMETERS.sirens.countries.some((covered) => covered === iso2)) return [];
    const places = Array.from({ length: days }, () => 0);
    for (const { observedAt, value } of world.index.series('siren_alerts', countrySubject(iso2))) {
      const day = Math.floor((endAt - observedAt) / DAY_MS);
      if (day >= 0 && day < days) places[day] = (places[day] ?? 0) + value;
    }
    const count = places.filter((one) => one >= minPlaces).length;
    return [
      {
        id: `sirens:${iso2}` as const,
        kind: 'force' as const,
        words: `${name}, air-raid alerts on ${count} of ${days} days`,
        dataAt: endAt,
        level: count,
        enters: count >= daysNeeded,
        stays: count > 0,
      },
    ];
  });
}
