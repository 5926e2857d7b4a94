import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { Country } from '../reference/countries.ts';
import { theaterOfCountry } from '../reference/theaters.ts';
import { corroboration } from './corroboration.ts';
import { evidenceItem } from './evidence.ts';
import type { ConflictDeaths } from './indicators/conflict-deaths.ts';
import type { CrudePrice } from './indicators/crude-price.ts';
import type { ReportKind } from './indicators/report-activity.ts';
import { PARAMETERS } from './parameters.ts';
import { isoDate } from './time.ts';

/** Confidence in a publisher of record, and what each day of publication lag beyond a week costs it (FEEDS.md §3.1). */
export const RECORD_CONFIDENCE = { fresh: 0.9, lagCost: 0.05 } as const;

const KIND_WORDS: Readonly<Record<ReportKind, string>> = {
  force: 'armed force',
  posture: 'shows of military force',
  coercion: 'coercion short of force',
  blockade: 'a blockade or movement restricted by force',
  protest: 'protest',
  emergency: 'emergency rule or a coup',
};

/** Prefix of every source while the world is an exercise; empty otherwise. */
export type SourceLabel = '' | 'EXERCISE ';

/** Reports of one kind from one country in the current window, as evidence tells of them. */
export interface ReportCluster {
  readonly kind: ReportKind;
  readonly count: number;
  /** Reports that the country's own past would lead one to expect; absent while that past is too short. */
  readonly expected?: number;
  readonly lineages: readonly string[];
  /** Where the news ends, and when it last brought something new of this; epoch ms. */
  readonly endAt: number;
  readonly newestAt: number;
}

export function reportEvidence(label: SourceLabel, country: Country, report: ReportCluster): EvidenceItem {
  const outlets = report.lineages.length;
  const expected = report.expected === undefined ? '' : `, ${report.expected.toFixed(1)} expected`;
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}GDELT`,
    subject: `country:${country.iso2}/${report.kind}`,
    event: `${PARAMETERS.reports.currentDays}d to ${report.endAt}`,
    lineages: report.lineages,
    values: report.expected === undefined ? [report.count] : [report.count, report.expected],
    summary: `${country.name}: ${report.count} distinct ${report.count === 1 ? 'report' : 'reports'} of ${KIND_WORDS[report.kind]} in ${PARAMETERS.reports.currentDays} days from ${outlets} ${outlets === 1 ? 'outlet' : 'outlets'}${expected}.`,
    confidence: corroboration(outlets),
    observedAt: report.newestAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
  });
}

export function deathsEvidence(label: SourceLabel, country: Country, deaths: ConflictDeaths): EvidenceItem {
  const expected = deaths.expected === undefined ? '' : `, ${deaths.expected.toFixed(1)} expected from the year before`;
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}UCDP`,
    subject: `country:${country.iso2}/deaths`,
    event: `${PARAMETERS.deaths.currentDays}d to ${deaths.endAt}`,
    lineages: ['ucdp'],
    values: deaths.expected === undefined ? [deaths.count] : [deaths.count, deaths.expected],
    summary: `${country.name}: ${deaths.count} deaths by organised violence in the ${PARAMETERS.deaths.currentDays} days to ${isoDate(deaths.endAt)}${expected}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: deaths.endAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
  });
}

export function crudeEvidence(label: SourceLabel, crude: CrudePrice): EvidenceItem {
  const change = (crude.price / crude.reference - 1) * 100;
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${crude.series.source}`,
    subject: `series:${crude.series.id}`,
    event: isoDate(crude.observedAt),
    lineages: ['eia'],
    values: [crude.price, crude.reference],
    summary: `${crude.series.name}: ${crude.price.toFixed(2)} usd_bbl on ${isoDate(crude.observedAt)}, ${Math.abs(change).toFixed(1)} % ${change >= 0 ? 'above' : 'below'} its recent median of ${crude.reference.toFixed(2)}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: crude.observedAt,
    theater: '',
    corridor: '',
  });
}
