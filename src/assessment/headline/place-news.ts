import { PRESSURE_AXES } from '../../contract/intelligence/vocabulary.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { regionEnergy } from '../balance/region-energy.ts';
import type { Indicator } from '../indicators/indicator.ts';
import { INDICATORS } from '../indicators/registry.ts';
import { onceFor } from '../once-for.ts';
import { tailReach } from '../parameters/people-of.ts';
import { clampUnit } from '../severity.ts';
import type { Signal } from '../signal.ts';
import type { News } from './news.ts';
import { clausesOf } from './sentence.ts';

/** Change of what has stood as it is for long, and of what nothing is known to compare with (start). */
export const PLACE_NEWS = { standing: 0.4, uncompared: 0.3 } as const;

/** What an axis counts for: force and breakdown before prices (start). */
export const AXIS_STAKES = {
  coercivePressure: 1,
  domesticFragility: 0.8,
  capitalStress: 0.5,
  energyVulnerability: 0.5,
} as const;

/** Everything that presses on a country of the region, by its heaviest axis; a shared series once. */
export function placeNews(world: World, regionId: RegionId): readonly News[] {
  const found = new Map<string, News>();
  const add = (news: News | undefined): void => {
    if (news !== undefined && (found.get(news.evidence.id)?.severity ?? -1) < news.severity)
      found.set(news.evidence.id, news);
  };
  for (const { iso2 } of countriesOfRegion(regionId)) {
    const signals = world.countries.get(iso2);
    if (signals === undefined) continue;
    for (const indicator of INDICATORS) {
      // What reaches a region's energy as a whole presses on no one country.
      if (indicator.reach === undefined) add(newsOf(indicator, signals.of(indicator), tailReach(iso2)));
    }
  }
  const energy = regionEnergy(world, regionId);
  for (const indicator of INDICATORS)
    for (const [place, reach] of indicator.reach?.(energy) ?? [])
      add(newsOf(indicator, world.signals.at(indicator, place), reach));
  return [...found.values()];
}

function newsOf(indicator: Indicator, signal: Signal | undefined, reach: number): News | undefined {
  const item = signal?.evidence;
  if (signal === undefined || item === undefined) return undefined;
  const weight = weightOf(indicator);
  if (weight === 0) return undefined;
  return {
    clauses: () => clausesOf(item.summary),
    evidence: item,
    severity: weight * signal.value * reach,
    change: changeOf(signal),
    certainty: item.confidence,
  };
}

/** In the pressure that it moves most. */
const weightOf = onceFor(({ axes }: Indicator): number =>
  Math.max(
    0,
    ...PRESSURE_AXES.map((axis) => {
      const weight = axes[axis] ?? 0;
      return AXIS_STAKES[axis] * (typeof weight === 'number' ? weight : weight.weight * weight.minExposure);
    }),
  ),
);

/** The part of a value that is above what is usual at its place. */
function changeOf({ value, usual }: Signal): number {
  if (usual === undefined) return PLACE_NEWS.uncompared;
  const above = value <= 0 ? 0 : clampUnit((value - usual) / value);
  return PLACE_NEWS.standing + (1 - PLACE_NEWS.standing) * above;
}
