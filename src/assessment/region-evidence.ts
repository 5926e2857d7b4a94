import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';
import { countriesOfRegion, type RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';
import { regionEnergy } from './balance/region-energy.ts';
import type { CountrySignals } from './country-signals.ts';
import { energyExposure } from './energy-exposure.ts';
import type { Indicator } from './indicators/indicator.ts';
import { INDICATORS } from './indicators/registry.ts';
import { CORRIDOR_EXPOSURE } from './parameters/corridor-exposure.ts';
import type { Signal } from './signal.ts';

/** Items of each type that are shown even when nothing cites them, so that no type is crowded out (METHOD.md §2). */
const MIN_OF_TYPE = 2;

/** Everything known of a region: its countries, the corridors it is exposed to, the markets, how people move. */
export function regionEvidence(world: World, regionId: RegionId): ReadonlyMap<string, EvidenceItem> {
  const items = new Map<string, EvidenceItem>();
  const add = (item: EvidenceItem | undefined): void => {
    if (item !== undefined) items.set(item.id, item);
  };
  const countries = countriesOfRegion(regionId).flatMap(({ iso2 }) => world.countries.get(iso2) ?? []);
  for (const indicator of INDICATORS) {
    for (const signal of signalsIn(indicator, { world, regionId, countries })) {
      add(signal.evidence);
      add(signal.notable);
    }
  }
  for (const { country } of countries) {
    for (const item of world.events.get(country.iso2)) add(item);
    for (const corridor of world.corridors.values())
      if (corridor.littoral.includes(country.iso2)) add(corridor.evidence);
  }
  for (const id of exposedCorridors(regionId)) add(world.corridors.get(id)?.evidence);
  for (const item of world.mobility.get(regionId).evidence) add(item);
  add(world.energy.get(regionId).evidence);
  return items;
}

/** Signals of one indicator that concern a region: at its straits, in its energy, or in its countries. */
function signalsIn(
  indicator: Indicator,
  { world, regionId, countries }: { world: World; regionId: RegionId; countries: readonly CountrySignals[] },
): readonly Signal[] {
  const at = (place: string): readonly Signal[] => [world.signals.at(indicator, place) ?? []].flat();
  if (indicator.axes.maritimeAccess !== undefined) return exposedCorridors(regionId).flatMap(at);
  if (indicator.reach !== undefined) return [...indicator.reach(regionEnergy(world, regionId)).keys()].flatMap(at);
  return countries.flatMap((signals) => signals.of(indicator) ?? []);
}

/** Corridors whose loss any number of the region follows. */
export function exposedCorridors(regionId: RegionId): readonly string[] {
  const { importsThrough, exportsThrough } = energyExposure(regionId);
  return [
    ...new Set([CORRIDOR_EXPOSURE[regionId], importsThrough, exportsThrough].flatMap((shares) => Object.keys(shares))),
  ].sort();
}

/** The cited items and, where a type has fewer than two of them, the most certain others of that type; newest first. */
export function selectEvidence(items: ReadonlyMap<string, EvidenceItem>, cited: ReadonlySet<string>): EvidenceItem[] {
  const chosen = [...items.values()].filter((item) => cited.has(item.id));
  const ofType = new Map<EvidenceType, number>();
  for (const { type } of chosen) ofType.set(type, (ofType.get(type) ?? 0) + 1);
  const rest = [...items.values()].filter(({ id, type }) => !cited.has(id) && (ofType.get(type) ?? 0) < MIN_OF_TYPE);
  for (const item of rest.sort(byConfidence)) {
    const count = ofType.get(item.type) ?? 0;
    if (count >= MIN_OF_TYPE) continue;
    chosen.push(item);
    ofType.set(item.type, count + 1);
  }
  return chosen.sort((a, b) => b.observedAt - a.observedAt || (a.id < b.id ? -1 : 1));
}

function byConfidence(a: EvidenceItem, b: EvidenceItem): number {
  return b.confidence - a.confidence || (a.id < b.id ? -1 : 1);
}
