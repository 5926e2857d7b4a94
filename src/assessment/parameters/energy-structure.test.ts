import { describe, expect, it } from 'vitest';
import { chokepointById } from '../../reference/chokepoints.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { countriesOfRegion, REGION_IDS } from '../../reference/regions.ts';
import { ENERGY_STRUCTURE, ENERGY_STRUCTURE_SOURCE, type OilChokepoint } from './energy-structure.ts';

const countries = Object.entries(ENERGY_STRUCTURE);
const total = (of: (figures: (typeof ENERGY_STRUCTURE)[string]) => number) =>
  countries.reduce((sum, [, figures]) => sum + of(figures), 0);

describe('energy structure', () => {
  it('names known countries and known straits only', () => {
    for (const [iso2, { importsThrough, exportsThrough }] of countries) {
      expect(countryByIso2(iso2), iso2).toBeDefined();
      for (const id of Object.keys({ ...importsThrough, ...exportsThrough }))
        expect(chokepointById(id), id).toBeDefined();
    }
  });

  it('keeps every share in [0,1] and every volume non-negative', () => {
    for (const [iso2, figures] of countries) {
      const { gasImportDependence = 0, gasExportShare = 0, importsThrough, exportsThrough } = figures;
      const shares = [
        gasImportDependence,
        gasExportShare,
        ...Object.values(importsThrough),
        ...Object.values(exportsThrough),
      ];
      expect(
        shares.every((share) => share >= 0 && share <= 1),
        iso2,
      ).toBe(true);
      expect(Math.min(figures.consumption, figures.production), iso2).toBeGreaterThanOrEqual(0);
    }
  });

  it('calls no country a net gas importer and a net gas exporter at the same time', () => {
    for (const [iso2, { gasImportDependence, gasExportShare }] of countries)
      expect(gasImportDependence === undefined || gasExportShare === undefined, iso2).toBe(true);
  });

  it('gives an export route only to producers of oil', () => {
    for (const [iso2, { production, exportsThrough }] of countries)
      expect(production > 0 || Object.keys(exportsThrough).length === 0, iso2).toBe(true);
  });

  it('covers at least nine tenths of the world supply and never exceeds it by more than a tenth', () => {
    for (const covered of [total(({ consumption }) => consumption), total(({ production }) => production)]) {
      expect(covered / ENERGY_STRUCTURE_SOURCE.worldOilMbd).toBeGreaterThan(0.9);
      expect(covered / ENERGY_STRUCTURE_SOURCE.worldOilMbd).toBeLessThan(1.1);
    }
  });

  it('has at least three countries in every region', () => {
    for (const id of REGION_IDS)
      expect(
        countriesOfRegion(id).filter(({ iso2 }) => ENERGY_STRUCTURE[iso2] !== undefined).length,
        id,
      ).toBeGreaterThan(2);
  });

  it('sends through Hormuz, in net exports, what EIA counts there, within 15 %', () => {
    expect(share('hormuz_strait')).toBeGreaterThan(0.85);
    expect(share('hormuz_strait')).toBeLessThan(1.15);
  });

  // Transit and re-exports, which net exports leave out, are a larger part of these flows.
  it.each(['malacca_strait', 'bab_el_mandeb', 'suez', 'bosphorus', 'oresund'] as const)(
    'sends through %s between half and all of what EIA counts',
    (id) => {
      expect(share(id)).toBeGreaterThan(0.5);
      expect(share(id)).toBeLessThan(1.05);
    },
  );

  it('keeps Latin America off the Red Sea', () => {
    for (const { iso2 } of countriesOfRegion('latam')) {
      const routes = { ...ENERGY_STRUCTURE[iso2]?.importsThrough, ...ENERGY_STRUCTURE[iso2]?.exportsThrough };
      expect(routes.bab_el_mandeb ?? routes.suez, iso2).toBeUndefined();
    }
  });
});

/** Flow that the net exporters send through a strait over EIA's count of 2023. */
function share(id: OilChokepoint): number {
  const flow = total(
    (figures) => Math.max(0, figures.production - figures.consumption) * (figures.exportsThrough[id] ?? 0),
  );
  return flow / (chokepointById(id)?.oilFlowMbd ?? 0);
}
