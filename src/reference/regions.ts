import { REGION_IDS, type RegionId } from '../contract/intelligence/region-ids.ts';
import { COUNTRIES, type Country } from './countries.ts';

export { REGION_IDS, type RegionId };

export interface Region {
  readonly id: RegionId;
  readonly name: string;
  readonly description: string;
}

/** Every region, in the order of `REGION_IDS`. Borders follow the World Bank's regions with five exceptions (METHOD.md §1). */
export const REGIONS: readonly Region[] = [
  { id: 'mena', name: 'Middle East and North Africa', description: 'Morocco to Iran, with Türkiye and Malta' },
  { id: 'east-asia', name: 'East Asia and Pacific', description: 'China, Japan, Korea, South-east Asia, Oceania' },
  { id: 'europe', name: 'Europe and Central Asia', description: 'Iceland to Russia, the Caucasus and Central Asia' },
  { id: 'north-america', name: 'North America', description: 'Canada, the United States, Mexico and Bermuda' },
  { id: 'south-asia', name: 'South Asia', description: 'Afghanistan and Pakistan to Bangladesh and Sri Lanka' },
  { id: 'latam', name: 'Latin America and Caribbean', description: 'Guatemala and the Caribbean to Cape Horn' },
  { id: 'sub-saharan-africa', name: 'Sub-Saharan Africa', description: 'Mauritania and Sudan to South Africa' },
  { id: 'global', name: 'Global', description: 'The whole world' },
];

const BY_ID = new Map<string, Region>(REGIONS.map((region) => [region.id, region]));

/** The region with this id, exactly as written in `REGION_IDS`. */
export function regionById(id: string): Region | undefined {
  return BY_ID.get(id);
}

export function isRegionId(id: string): id is RegionId {
  return BY_ID.has(id);
}

const MEMBERS = new Map<RegionId, readonly Country[]>(
  REGION_IDS.map((id) => [id, COUNTRIES.filter(({ regionId }) => id === 'global' || regionId === id)]),
);

/** Countries and territories of a region in table order; of `global` all of them. */
export function countriesOfRegion(id: RegionId): readonly Country[] {
  return MEMBERS.get(id) ?? [];
}
