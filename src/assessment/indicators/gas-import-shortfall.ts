import { grouped, shortMonth } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { median } from '../median.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.gasImportShortfall;

/** Natural gas that a country does not get, against the same month of earlier years. */
export interface GasImportShortfall extends IndicatorReading {
  /** Net imports of the newest month and of the same month as a rule, terajoules. */
  readonly imported: number;
  readonly reference: number;
  readonly newestAt: number;
}

/** Undefined without two earlier years of the same month, and for a country that imports next to nothing. More than usual is no cut. */
export function gasImportShortfall(index: ObservationIndex, iso2: string): GasImportShortfall | undefined {
  const months = index.series('gas_net_imports', countrySubject(iso2));
  const latest = months.at(-1);
  if (latest === undefined) return undefined;
  const { value: imported, observedAt: newestAt } = latest;
  const season = monthOf(newestAt);
  const earlier = months
    .slice(0, -1)
    .filter(({ observedAt }) => monthOf(observedAt) === season)
    .map(({ value }) => value);
  const reference = earlier.length < rules.yearsNeeded ? 0 : median(earlier);
  if (reference < rules.minTerajoules) return undefined;
  const shortfall = 1 - Math.max(0, imported) / reference;
  const value = Math.max(0, (shortfall - rules.usualShortfall) / (1 - rules.usualShortfall));
  return { imported, reference, newestAt, value, usual: 0 };
}

const monthOf = (instant: number): number => new Date(instant).getUTCMonth();

export const GAS_IMPORT_SHORTFALL = indicator({
  id: 'gasImportShortfall',
  input: 'gas_supply',
  metric: 'gas_net_imports',
  place: 'country',
  axes: { energyVulnerability: 0.6 },
  // Gas that single countries do not get weighs by their share of what the region uses.
  reach: ({ gas }) => gas.importShares,
  ages: 'place',
  publishedFor: (iso2) => rules.countries.some((reporter) => reporter === iso2),
  label: (name) => `${name}: gas import shortfall`,
  read: (iso2, { index }) => gasImportShortfall(index, iso2),
  evidence: ({ imported, reference, newestAt }, { place, name, label, instant }) =>
    marketEvidence(label, {
      metric: 'gas_net_imports',
      instant,
      lineage: 'eurostat',
      subject: `country:${place}/gas`,
      values: [imported, reference],
      summary: `${name}: net gas imports of ${grouped(imported)} TJ in ${shortMonth(newestAt)}; typical for the month: ${grouped(reference)} TJ.`,
      observedAt: newestAt,
      iso2: place,
    }),
});
