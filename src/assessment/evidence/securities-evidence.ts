import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { type EvidenceCluster, evidenceItem } from '../evidence.ts';
import { RECORD_CONFIDENCE, type SourceLabel } from '../evidence-clusters.ts';
import type { CreditStress } from '../indicators/credit-stress.ts';
import type { SharePrices } from '../indicators/equity-drawdown.ts';
import type { FoodPrices } from '../indicators/food-prices.ts';
import type { GasSupply } from '../indicators/gas-import-shortfall.ts';
import type { GasPrice } from '../indicators/gas-price.ts';
import type { GovernmentSpread } from '../indicators/sovereign-spread.ts';
import { isoDate } from '../time.ts';
import { sourceName } from './source-name.ts';

type Told = Pick<EvidenceCluster, 'subject' | 'values' | 'summary' | 'observedAt'> & {
  readonly lineage: string;
  readonly source?: string;
  readonly country?: Country;
};

/** What a publisher of record says of a market, of one day, week or month. */
function published(label: SourceLabel, { lineage, source, country, ...told }: Told): EvidenceItem {
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${source ?? sourceName(lineage)}`,
    event: isoDate(told.observedAt),
    lineages: [lineage],
    confidence: RECORD_CONFIDENCE.fresh,
    theater: country === undefined ? '' : (theaterOfCountry(country.iso2)?.id ?? ''),
    corridor: '',
    ...told,
  });
}

const percent = (log: number): string => `${(Math.abs(Math.expm1(log)) * 100).toFixed(1)} %`;
const monthOf = (instant: number): string => isoDate(instant).slice(0, 7);

export function creditEvidence(label: SourceLabel, { level, before, newestAt }: CreditStress): EvidenceItem {
  return published(label, {
    lineage: 'st-louis-fed',
    subject: 'series:stlfsi',
    values: [level, before],
    summary: `Stress of credit markets: ${level.toFixed(2)} in the week to ${isoDate(newestAt)}, where 0 is ordinary; ${before.toFixed(2)} was usual in the two years before.`,
    observedAt: newestAt,
  });
}

export function shareEvidence(label: SourceLabel, country: Country, found: SharePrices): EvidenceItem {
  const { drawdown, fall, newestAt } = found;
  return published(label, {
    lineage: 'oecd',
    subject: `country:${country.iso2}/shares`,
    values: [drawdown, fall],
    summary: `${country.name}: shares stood ${percent(-drawdown)} below the highest month of a year in ${monthOf(newestAt)}, ${fall > 0 ? 'down' : 'up'} ${percent(-fall)} in the month.`,
    observedAt: newestAt,
    country,
  });
}

export function spreadEvidence(label: SourceLabel, country: Country, found: GovernmentSpread): EvidenceItem {
  const { benchmark, spread, before, newestAt } = found;
  const against = countryByIso2(benchmark)?.name ?? benchmark;
  return published(label, {
    lineage: 'oecd',
    subject: `country:${country.iso2}/spread`,
    values: [spread, before],
    summary: `${country.name}: its government paid ${spread.toFixed(2)} percentage points more for ten years than ${against} in ${monthOf(newestAt)}; ${before.toFixed(2)} was usual.`,
    observedAt: newestAt,
    country,
  });
}

export function foodPriceEvidence(label: SourceLabel, { level, rise, newestAt }: FoodPrices): EvidenceItem {
  return published(label, {
    lineage: 'fao',
    subject: 'series:ffpi',
    values: [level, rise],
    summary: `World prices of food: ${level.toFixed(1)} in ${monthOf(newestAt)} (100 in 2014 to 2016), ${percent(rise)} ${rise > 0 ? 'above' : 'below'} the month a year before.`,
    observedAt: newestAt,
  });
}

export function gasPriceEvidence(label: SourceLabel, { price, reference, newestAt, series }: GasPrice): EvidenceItem {
  const change = Math.log(price / reference);
  return published(label, {
    lineage: 'eia',
    source: series.source,
    subject: `series:${series.id}`,
    values: [price, reference],
    summary: `${series.name}: ${price.toFixed(2)} usd_mmbtu on ${isoDate(newestAt)}, ${percent(change)} ${change >= 0 ? 'above' : 'below'} its recent median of ${reference.toFixed(2)}.`,
    observedAt: newestAt,
  });
}

export function gasSupplyEvidence(label: SourceLabel, country: Country, found: GasSupply): EvidenceItem {
  const { imported, reference, newestAt } = found;
  return published(label, {
    lineage: 'eurostat',
    subject: `country:${country.iso2}/gas`,
    values: [imported, reference],
    summary: `${country.name}: net gas imports of ${Math.round(imported)} TJ in ${monthOf(newestAt)}, against ${Math.round(reference)} TJ in the same month of earlier years.`,
    observedAt: newestAt,
    country,
  });
}
