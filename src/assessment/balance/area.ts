import type { Country } from '../../reference/countries.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import type { KnownExposure } from '../energy-figures.ts';
import type { GasExposure } from '../gas-exposure.ts';
import { CORRIDOR_EXPOSURE } from '../parameters/corridor-exposure.ts';

/** What the seven axes are read for: a region, or one country of it. */
export interface Area {
  /** Of a country, the region it lies in. */
  readonly regionId: RegionId;
  readonly countries: readonly Country[];
  readonly oil: KnownExposure;
  readonly gas: GasExposure;
  /** Share of its strait-dependent trade that passes each corridor; they sum to 1, or there are none. */
  readonly corridors: Readonly<Record<string, number>>;
}

export const regionArea = (world: World, regionId: RegionId): Area => ({
  regionId,
  countries: countriesOfRegion(regionId),
  oil: world.energy.get(regionId),
  gas: world.gas.get(regionId),
  corridors: CORRIDOR_EXPOSURE[regionId],
});

/** Its corridors are those that its own oil trade passes: no other trade of single countries is published by strait. */
export function countryArea(world: World, country: Country): Area {
  const oil = world.countryEnergy.get(country.iso2);
  const passing = new Map<string, number>();
  for (const shares of [oil.importsThrough, oil.exportsThrough])
    for (const [id, share] of Object.entries(shares)) passing.set(id, (passing.get(id) ?? 0) + share);
  const total = [...passing.values()].reduce((sum, share) => sum + share, 0);
  const parts = [...passing].filter(([, share]) => share > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    regionId: country.regionId,
    countries: [country],
    oil,
    gas: world.countryGas.get(country.iso2),
    corridors: Object.fromEntries(parts.map(([id, share]) => [id, share / total])),
  };
}
