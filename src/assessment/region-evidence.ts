import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { countriesOfRegion, type RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';
import type { Signal } from './country-signals.ts';
import { energyExposure } from './energy-exposure.ts';
import { floatingCurrency } from './indicators/currency-depreciation.ts';
import { CORRIDOR_EXPOSURE } from './parameters/corridor-exposure.ts';

/** Items of each type that are shown even when nothing cites them, so that no type is crowded out (METHOD.md §2). */
const MIN_OF_TYPE = 2;

/** Everything that speaks about a region: its countries, the corridors it is exposed to, the markets, how people move. */
export function regionEvidence(world: World, regionId: RegionId): ReadonlyMap<string, EvidenceItem> {
  const items = new Map<string, EvidenceItem>();
  const add = (item: EvidenceItem | undefined): void => {
    if (item !== undefined) items.set(item.id, item);
  };
  for (const { iso2 } of countriesOfRegion(regionId)) {
    const signals = world.countries.get(iso2);
    if (signals === undefined) continue;
    add(signals.deaths.evidence);
    for (const signal of Object.values(signals.reports)) add(signal.evidence);
    for (const signal of Object.values<Signal>({ ...signals.conditions })) add(signal.evidence);
    add(toldOf(world, iso2));
    for (const item of world.happenings.get(iso2)) add(item);
    for (const corridor of world.corridors.values()) if (corridor.littoral.includes(iso2)) add(corridor.evidence);
  }
  for (const id of exposedCorridors(regionId)) {
    add(world.corridors.get(id)?.evidence);
    add(world.senses.maritimeByChokepoint.get(id).passage.evidence);
  }
  for (const item of world.mobility.get(regionId).evidence) add(item);
  add(world.crude?.evidence);
  add(world.senses.volatility.evidence ?? world.senses.volatility.told);
  add(world.energy.get(regionId).evidence);
  const { credit, gasPrice, gasImportShortfall } = world.markets;
  for (const iso2 of world.gas.get(regionId).importShares.keys()) add(gasImportShortfall.get(iso2)?.evidence);
  add(credit.evidence);
  add(gasPrice.evidence);
  return items;
}

/** What a country's currency does that is unusual, though it press on nobody. */
function toldOf(world: World, iso2: string): EvidenceItem | undefined {
  const code = floatingCurrency(iso2);
  return code === undefined ? undefined : world.senses.currencies.get(code).told;
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
  const rest = [...items.values()].filter((item) => !cited.has(item.id)).sort(byConfidence);
  for (const item of rest) {
    if (chosen.filter(({ type }) => type === item.type).length < MIN_OF_TYPE) chosen.push(item);
  }
  return chosen.sort((a, b) => b.observedAt - a.observedAt || (a.id < b.id ? -1 : 1));
}

function byConfidence(a: EvidenceItem, b: EvidenceItem): number {
  return b.confidence - a.confidence || (a.id < b.id ? -1 : 1);
}
