import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { statusOf } from '../input-status.ts';
import { onceFor } from '../once-for.ts';
import { airspaceAlarms } from './airspace-alarms.ts';
import { ALARM_SOURCES, type KnownAlarms } from './alarm.ts';
import { corridorAlarms } from './corridor-alarms.ts';
import { deathAlarms } from './death-alarms.ts';
import { newsAlarms } from './news-alarms.ts';
import { pressAlarms } from './press-alarms.ts';
import { sirenAlarms } from './siren-alarms.ts';

const INPUT_OF = {
  deaths: 'conflict_deaths',
  sirens: 'air_raid_alerts',
  corridor: 'corridor_transits',
  airspace: 'mobility',
  news: 'news_events',
  press: 'geopolitical_risk',
} as const;

/** Every alarm of a region, on or near it. */
export const regionAlarms = (world: World, regionId: RegionId): KnownAlarms => alarmsIn(world)(regionId);

const alarmsIn = onceFor((world: World) => {
  const known = new Map<RegionId, KnownAlarms>();
  return (regionId: RegionId): KnownAlarms => {
    const found = known.get(regionId) ?? alarmsOf(world, regionId);
    known.set(regionId, found);
    return found;
  };
});

function alarmsOf(world: World, regionId: RegionId): KnownAlarms {
  const silent = ALARM_SOURCES.filter((source) => statusOf(world.inputs, INPUT_OF[source]).status !== 'reporting');
  const read = {
    ...{ deaths: deathAlarms, sirens: sirenAlarms, corridor: corridorAlarms },
    ...{ airspace: airspaceAlarms, news: newsAlarms, press: pressAlarms },
  };
  return {
    found: ALARM_SOURCES.filter((source) => !silent.includes(source)).flatMap((source) =>
      read[source](world, regionId),
    ),
    silent,
  };
}
