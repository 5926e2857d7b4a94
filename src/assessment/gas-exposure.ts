import type { Country } from '../reference/countries.ts';
import { countriesOfRegion, regionById } from '../reference/regions.ts';
import { yearlyFigure } from './indicators/yearly-figure.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import type { ObservationIndex } from './observation-index.ts';
import { ENERGY_STRUCTURE } from './parameters/energy-structure.ts';
import { PARAMETERS } from './parameters.ts';
import { clampUnit } from './severity.ts';

const { twhPerMbd, gasPerOil } = PARAMETERS.energy;

/** What imported natural gas means to a region. */
export interface GasExposure {
  /** Net imports of its importers over the gas it uses, 0 to 1. */
  readonly importDependence: number;
  /** Net imports of each importer over the gas the region uses, by ISO 3166 alpha-2; they sum to the dependence. */
  readonly importShares: ReadonlyMap<string, number>;
}

export interface GasExposures {
  readonly regions: LazyMap<GasExposure>;
  readonly countries: LazyMap<GasExposure>;
}

interface GasBalance {
  /** Terawatt hours a year. */
  readonly used: number;
  readonly imported: number;
}

/**
 * Exposure of regions, by region id, and of countries, by ISO 3166 alpha-2: by the yearly figures where a country has them, by the published dependence and
 * the oil it uses elsewhere, because no table of gas by volume is held.
 */
export function gasExposures(index: ObservationIndex): GasExposures {
  const balances = lazyMap((iso2) => balanceOf(index, iso2));
  const exposureOf = (countries: readonly Pick<Country, 'iso2'>[]): GasExposure => {
    const used = countries.reduce((sum, { iso2 }) => sum + (balances.get(iso2)?.used ?? 0), 0);
    const importShares = new Map(
      countries.flatMap(({ iso2 }) => {
        const imported = balances.get(iso2)?.imported ?? 0;
        return imported > 0 && used > 0 ? [[iso2, imported / used] as const] : [];
      }),
    );
    const importDependence = clampUnit([...importShares.values()].reduce((sum, share) => sum + share, 0));
    return { importDependence, importShares };
  };
  return {
    regions: lazyMap((id) => exposureOf(ownCountries(id))),
    countries: lazyMap((iso2) => exposureOf([{ iso2 }])),
  };
}

function ownCountries(id: string) {
  const region = regionById(id);
  if (region === undefined) throw new Error(`unknown region: ${id}`);
  return countriesOfRegion(region.id);
}

function balanceOf(index: ObservationIndex, iso2: string): GasBalance | undefined {
  const consumption = yearlyFigure(index, 'gas_consumption', iso2)?.value;
  if (consumption !== undefined) {
    const production = yearlyFigure(index, 'gas_production', iso2)?.value ?? 0;
    return { used: consumption, imported: Math.max(0, consumption - production) };
  }
  const structure = ENERGY_STRUCTURE[iso2];
  if (structure === undefined) return undefined;
  const used = structure.consumption * twhPerMbd * gasPerOil;
  return { used, imported: used * (structure.gasImportDependence ?? 0) };
}
