import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { grouped, shortDate } from '../english.ts';
import { deathRows, monthOf } from '../indicators/death-rows.ts';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../observation.ts';
import { onceFor } from '../once-for.ts';
import { DEATH_HIGHS, DEATH_HIGHS_FROM } from '../parameters/death-highs.ts';
import { PARAMETERS } from '../parameters.ts';
import type { Alarm } from './alarm.ts';

const { minDeaths, minDeathsOfWorld, overHigh, staysAt } = PARAMETERS.alarms.deaths;
const MONTHS_IN_YEAR = 12;
const YEARS = 10;

/** Countries whose newest thirty days of deaths are far above every month of the ten years before the last twelve months. */
export function deathAlarms(world: World, regionId: RegionId): readonly Alarm[] {
  const endAt = world.index.series('conflict_events_total', WORLD_SUBJECT).at(-1)?.observedAt;
  if (endAt === undefined) return [];
  const least = regionId === 'global' ? minDeathsOfWorld : minDeaths;
  return countriesOfRegion(regionId).flatMap(({ iso2, name }) => {
    const count = world.countries.get(iso2)?.counts.deaths.now ?? 0;
    if (count < least * staysAt) return [];
    const high = highBefore(world, iso2, monthOf(endAt));
    return [
      {
        id: `deaths:${iso2}` as const,
        kind: 'force' as const,
        words: `${name}, ${grouped(count)} conflict deaths in the month to ${shortDate(endAt)}; the worst month of the ten years before had ${grouped(high)}`,
        dataAt: endAt,
        level: count,
        enters: count >= least && count > overHigh * high,
        stays: count >= least * staysAt && count > overHigh * staysAt * high,
      },
    ];
  });
}

/** The worst month of the ten years before the last twelve months, as the store and the published table know it. */
function highBefore(world: World, iso2: string, newest: number): number {
  const sums = [...sumsByMonth(deathRows(world.index, countrySubject(iso2)))]
    .filter(([month]) => month < newest - MONTHS_IN_YEAR && month >= newest - YEARS * MONTHS_IN_YEAR)
    .map(([, sum]) => sum);
  return Math.max(0, ...sums, ...publishedHighs(iso2, Math.floor(newest / MONTHS_IN_YEAR)));
}

const sumsByMonth = onceFor((rows: readonly Observation[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { observedAt, value } of rows) {
    const month = monthOf(observedAt);
    sums.set(month, (sums.get(month) ?? 0) + value);
  }
  return sums;
});

/** Of the ten years before; the last of them is not published yet for half of a year. */
function publishedHighs(iso2: string, year: number): readonly number[] {
  const row = DEATH_HIGHS[iso2]?.split(' ').map(Number) ?? [];
  return row.filter((_, i) => i + DEATH_HIGHS_FROM >= year - YEARS && i + DEATH_HIGHS_FROM <= year - 2);
}
