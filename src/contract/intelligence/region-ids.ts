/** Display regions of SPEC.md's snapshot read, in the order every listing uses. */
export const REGION_IDS = [
  'mena',
  'east-asia',
  'europe',
  'north-america',
  'south-asia',
  'latam',
  'sub-saharan-africa',
  'global',
] as const;

export type RegionId = (typeof REGION_IDS)[number];

/** A region that a country belongs to: every one but `global`. */
export type HomeRegionId = Exclude<RegionId, 'global'>;

export const HOME_REGION_IDS: readonly HomeRegionId[] = REGION_IDS.filter((id) => id !== 'global');
