import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Country } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { type EvidenceCluster, evidenceItem } from '../evidence.ts';
import { RECORD_CONFIDENCE, type SourceLabel } from '../evidence-clusters.ts';
import type { CurrencyFall } from '../indicators/currency-depreciation.ts';
import type { ExternalPosition } from '../indicators/external-position.ts';
import type { Volatility } from '../indicators/volatility.ts';
import { isoDate } from '../time.ts';
import { sourceName } from './source-name.ts';

type Told = Omit<EvidenceCluster, 'type' | 'event' | 'confidence' | 'corridor' | 'theater' | 'source' | 'lineages'> & {
  readonly lineage: string;
  readonly theater?: string;
};

function market(label: SourceLabel, { lineage, theater = '', ...told }: Told): EvidenceItem {
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${sourceName(lineage)}`,
    event: isoDate(told.observedAt),
    lineages: [lineage],
    confidence: RECORD_CONFIDENCE.fresh,
    theater,
    corridor: '',
    ...told,
  });
}

/** One item for a currency, whoever pays with it. */
export function currencyEvidence(label: SourceLabel, found: CurrencyFall): EvidenceItem {
  const { code, move, fall, z, newestAt } = found;
  const percent = (log: number): string => `${(Math.abs(Math.expm1(-log)) * 100).toFixed(1)} %`;
  return market(label, {
    lineage: 'ecb',
    subject: `series:fx-${code.toLowerCase()}`,
    values: [move, fall],
    summary: `${code}: ${move > 0 ? 'down' : 'up'} ${percent(move)} in five quotes to ${isoDate(newestAt)} against euro and dollar (${z > 0 ? '+' : ''}${z.toFixed(1)} standard deviations), ${fall > 0 ? 'down' : 'up'} ${percent(fall)} in sixty.`,
    observedAt: newestAt,
  });
}

export function volatilityEvidence(label: SourceLabel, found: Volatility): EvidenceItem {
  const { close, rank, newestAt } = found;
  return market(label, {
    lineage: 'cboe',
    subject: 'series:vix',
    values: [close],
    summary: `Implied volatility of equities: ${close.toFixed(1)} on ${isoDate(newestAt)}, above ${Math.round(rank * 100)} % of the closes of the year before.`,
    observedAt: newestAt,
  });
}

export function externalPositionEvidence(label: SourceLabel, country: Country, found: ExternalPosition): EvidenceItem {
  return market(label, {
    lineage: 'world-bank',
    subject: `country:${country.iso2}/external-position`,
    values: found.values,
    summary: `${country.name}: ${found.figures.join('; ')}.`,
    observedAt: found.newestAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
  });
}

/** What figures of oil say of a region. */
export interface OilFigures {
  /** Region id. */
  readonly about: string;
  readonly name: string;
  readonly countryCount: number;
  /** 0 to 1. */
  readonly importDependence: number;
  readonly exportShare: number;
  readonly newestAt: number;
}

export function oilFiguresEvidence(label: SourceLabel, figures: OilFigures): EvidenceItem {
  const { about, name, countryCount, importDependence, exportShare, newestAt } = figures;
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return market(label, {
    lineage: 'energy-institute',
    subject: `region:${about}/oil`,
    values: [importDependence, exportShare],
    summary: `${name}: importers bring in ${percent(importDependence)} of the oil used, exporters sell ${percent(exportShare)} of the world's net exports, by figures of ${countryCount} countries to ${isoDate(newestAt).slice(0, 4)}.`,
    observedAt: newestAt,
  });
}
