import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { COUNTRIES, type Country, countryByIso2 } from '../reference/countries.ts';
import { countriesOfRegion, regionById } from '../reference/regions.ts';
import { type EnergyExposure, energyExposure, exposureFrom, type OilBalance } from './energy-exposure.ts';
import { counted, percent } from './english.ts';
import { marketEvidence } from './evidence/market-evidence.ts';
import { yearlyFigure } from './indicators/yearly-figure.ts';
import { type LazyMap, lazyMap } from './lazy-map.ts';
import { ENERGY_STRUCTURE } from './parameters/energy-structure.ts';
import { PARAMETERS } from './parameters.ts';
import type { SourceInputs } from './signal.ts';

/** What oil means to a region by the newest figures, and what they rest on; absent while the published table is the fallback. */
export interface KnownExposure extends EnergyExposure {
  readonly evidence?: EvidenceItem;
}

interface OilFigure extends OilBalance {
  readonly newestAt: number;
}

/** Oil exposure of regions, by region id, and of countries, by ISO 3166 alpha-2. */
export interface EnergyFigures {
  readonly regions: LazyMap<KnownExposure>;
  readonly countries: LazyMap<KnownExposure>;
}

/**
 * Exposure by the figures that feeds bring where a country has both, by the published table of 2023 elsewhere. Routes are
 * the table's everywhere.
 */
export function energyFigures({ index, label }: Pick<SourceInputs, 'index' | 'label'>): EnergyFigures {
  const fed = new Map(
    COUNTRIES.flatMap(({ iso2 }): readonly (readonly [string, OilFigure])[] => {
      const consumption = yearlyFigure(index, 'oil_consumption', iso2);
      const production = yearlyFigure(index, 'oil_production', iso2);
      // Who consumes and is listed without production produces none: the table of figures leaves such cells empty.
      if (consumption === undefined) return [];
      const newestAt = Math.max(consumption.observedAt, production?.observedAt ?? 0);
      return [[iso2, { consumption: inMbd(consumption.value), production: inMbd(production?.value ?? 0), newestAt }]];
    }),
  );
  const merged: Readonly<Record<string, OilBalance>> = { ...ENERGY_STRUCTURE, ...Object.fromEntries(fed) };
  const exposureOf = (countries: readonly Country[], shown: Shown): KnownExposure => {
    const exposure = exposureFrom(merged, countries);
    const own = countries.flatMap(({ iso2 }) => fed.get(iso2) ?? []);
    if (own.length === 0) return exposure;
    const observedAt = own.reduce((newest, figure) => Math.max(newest, figure.newestAt), 0);
    const { importDependence, exportShare } = exposure;
    const evidence = marketEvidence(label, {
      metric: 'oil_consumption',
      instant: index.instant,
      lineage: 'energy-institute',
      subject: shown.subject,
      values: [importDependence, exportShare],
      summary: shown.summary({ ...exposure, count: own.length, year: new Date(observedAt).getUTCFullYear() }),
      observedAt,
    });
    return { ...exposure, evidence };
  };
  return {
    regions: lazyMap((id) => {
      const region = regionById(id);
      if (region === undefined) throw new Error(`unknown region: ${id}`);
      if (fed.size === 0) return energyExposure(region.id);
      return exposureOf(countriesOfRegion(region.id), {
        subject: `region:${id}/oil`,
        summary: ({ importDependence, exportShare, count, year }) =>
          `${region.name}: net oil importers import ${percent(importDependence)} of their consumption; net exporters supply ${percent(exportShare)} of the world's net exports (${counted(count, 'country', 'countries')}, figures to ${year}).`,
      });
    }),
    countries: lazyMap((iso2) => {
      const country = countryByIso2(iso2);
      if (country === undefined) throw new Error(`unknown country: ${iso2}`);
      return exposureOf([country], {
        subject: `country:${iso2}/oil-exposure`,
        summary: ({ importDependence, exportShare, year }) =>
          `${country.name}: net oil imports ${percent(importDependence)} of consumption; net exports ${percent(exportShare, 1)} of the world's (figures to ${year}).`,
      });
    }),
  };
}

interface Shown {
  readonly subject: string;
  readonly summary: (found: EnergyExposure & { readonly count: number; readonly year: number }) => string;
}

/** Million barrels a day, of a year’s terawatt hours. */
export const inMbd = (terawattHours: number): number => terawattHours / PARAMETERS.energy.twhPerMbd;
