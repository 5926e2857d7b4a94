import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { countriesOfRegion, type RegionId, regionById } from '../reference/regions.ts';
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

/**
 * Exposure of every region, by region id: the figures that feeds bring where a country has both, the published table of
 * 2023 elsewhere. Routes are the table's everywhere.
 */
export function energyFigures({ index, label }: Pick<SourceInputs, 'index' | 'label'>): LazyMap<KnownExposure> {
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
  if (fed.size === 0) return { get: (id) => tableExposure(id) };
  const merged: Readonly<Record<string, OilBalance>> = { ...ENERGY_STRUCTURE, ...Object.fromEntries(fed) };
  return lazyMap((id) => {
    const region = regionById(id);
    if (region === undefined) return tableExposure(id);
    const exposure = exposureFrom(merged, region.id);
    const own = countriesOfRegion(region.id).flatMap(({ iso2 }) => fed.get(iso2) ?? []);
    if (own.length === 0) return exposure;
    const newestAt = own.reduce((newest, figure) => Math.max(newest, figure.newestAt), 0);
    const { importDependence, exportShare } = exposure;
    const evidence = marketEvidence(label, {
      metric: 'oil_consumption',
      instant: index.instant,
      lineage: 'energy-institute',
      subject: `region:${id}/oil`,
      values: [importDependence, exportShare],
      summary: `${region.name}: net oil importers import ${percent(importDependence)} of their consumption; net exporters supply ${percent(exportShare)} of the world's net exports (${counted(own.length, 'country', 'countries')}, figures to ${new Date(newestAt).getUTCFullYear()}).`,
      observedAt: newestAt,
    });
    return { ...exposure, evidence };
  });
}

function tableExposure(id: string): EnergyExposure {
  const region = regionById(id);
  if (region === undefined) throw new Error(`unknown region: ${id}`);
  return energyExposure(region.id satisfies RegionId);
}

/** Million barrels a day, of a year’s terawatt hours. */
export const inMbd = (terawattHours: number): number => terawattHours / PARAMETERS.energy.twhPerMbd;
