import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Country } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { corroboration } from '../corroboration.ts';
import { evidenceItem } from '../evidence.ts';
import { RECORD_CONFIDENCE, type SourceLabel } from '../evidence-clusters.ts';
import type { Cooperation } from '../indicators/cooperation.ts';
import type { Displacement } from '../indicators/displacement.ts';
import type { InternetOutage } from '../indicators/internet-outage.ts';
import type { PriceInflation } from '../indicators/price-inflation.ts';
import type { SirenAlerts } from '../indicators/siren-alerts.ts';
import type { TreatyActs } from '../indicators/treaty-acts.ts';
import type { YearlyFigure } from '../indicators/yearly-figure.ts';
import { PARAMETERS } from '../parameters.ts';
import { isoDate, isoMinute } from '../time.ts';
import { sourceName } from './source-name.ts';

type Told = Pick<EvidenceItem, 'source' | 'summary' | 'confidence' | 'observedAt'> & {
  readonly about: string;
  readonly event: string;
  readonly lineages: readonly string[];
  readonly values: readonly number[];
};

/** What makes up a country's own condition is evidence of one type, `cii_spike`. */
function condition(country: Country, { about, ...told }: Told): EvidenceItem {
  return evidenceItem({
    type: 'cii_spike',
    subject: `country:${country.iso2}/${about}`,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
    ...told,
  });
}

export function sirenEvidence(label: SourceLabel, country: Country, alerts: SirenAlerts): EvidenceItem {
  const { places, waves, expected, newestAt } = alerts;
  return condition(country, {
    about: 'sirens',
    source: `${label}${sourceName('oref')}`,
    event: String(newestAt),
    lineages: ['oref'],
    values: [places, expected],
    summary: `${country.name}: air-raid alerts in ${places} places in ${waves} ${waves === 1 ? 'wave' : 'waves'} in the ${PARAMETERS.sirens.currentHours} hours to ${isoMinute(newestAt)}, ${expected.toFixed(1)} a day in the month before.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
  });
}

export function displacementEvidence(label: SourceLabel, country: Country, found: Displacement): EvidenceItem {
  const { people, before, newestAt } = found;
  const against = before === undefined ? '' : `, ${before} a year before`;
  return condition(country, {
    about: 'displacement',
    source: `${label}${sourceName('unhcr')}`,
    event: isoDate(newestAt),
    lineages: ['unhcr'],
    values: before === undefined ? [people] : [people, before],
    summary: `${country.name}: ${people} people driven out, at home and abroad, on ${isoDate(newestAt)}${against}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
  });
}

export function outageEvidence(label: SourceLabel, country: Country, outage: InternetOutage): EvidenceItem {
  const { score, signals, newestAt } = outage;
  const names = signals.map((signal) => signal.split(':')[1] ?? signal);
  return condition(country, {
    about: 'internet',
    source: `${label}${sourceName('ioda')}`,
    event: isoDate(newestAt),
    lineages: signals,
    values: [score],
    summary: `${country.name}: internet outage of score ${score}, last seen at ${isoMinute(newestAt)} by ${signals.length} independent ${signals.length === 1 ? 'signal' : 'signals'} (${names.join(', ')}).`,
    confidence: corroboration(signals.length),
    observedAt: newestAt,
  });
}

export function inflationEvidence(label: SourceLabel, country: Country, found: PriceInflation): EvidenceItem {
  const { rate, newestAt } = found;
  return condition(country, {
    about: 'inflation',
    source: `${label}${sourceName('world-bank')}`,
    event: isoDate(newestAt),
    lineages: ['world-bank'],
    values: [rate],
    summary: `${country.name}: consumer prices rose by ${rate.toFixed(1)} % in ${isoDate(newestAt).slice(0, 4)}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
  });
}

export function stabilityEvidence(label: SourceLabel, country: Country, figure: YearlyFigure): EvidenceItem {
  const { value, observedAt } = figure;
  return condition(country, {
    about: 'stability',
    source: `${label}${sourceName('world-bank')}`,
    event: isoDate(observedAt),
    lineages: ['world-bank'],
    values: [value],
    summary: `${country.name}: political stability estimated at ${value.toFixed(2)} on a scale of -2.5 to 2.5 for ${isoDate(observedAt).slice(0, 4)}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt,
  });
}

export function cooperationEvidence(label: SourceLabel, country: Country, found: Cooperation): EvidenceItem {
  const { count, expected, lineages, newestAt, endAt } = found;
  const { currentDays } = PARAMETERS.reports;
  return condition(country, {
    about: 'cooperation',
    source: `${label}GDELT`,
    event: `${currentDays}d to ${endAt}`,
    lineages,
    values: [count, expected],
    summary: `${country.name}: ${count} distinct ${count === 1 ? 'report' : 'reports'} of cooperation within its blocs in ${currentDays} days from ${lineages.length} ${lineages.length === 1 ? 'outlet' : 'outlets'}, ${expected.toFixed(1)} expected.`,
    confidence: corroboration(Math.max(1, lineages.length)),
    observedAt: newestAt,
  });
}

export function treatyEvidence(label: SourceLabel, country: Country, found: TreatyActs): EvidenceItem {
  const { bound, parted, lineages, newestAt, endAt } = found;
  const { currentDays } = PARAMETERS.reports;
  return condition(country, {
    about: 'treaties',
    source: `${label}GDELT`,
    // Values are hashed without their order: which count is which must not be lost.
    event: `${currentDays}d to ${endAt}: ${bound.count} bound, ${parted.count} parted`,
    lineages,
    values: [bound.count, bound.expected, parted.count, parted.expected],
    summary: `${country.name}: ${bound.count} distinct ${bound.count === 1 ? 'report' : 'reports'} of agreements and protection within its blocs and ${parted.count} of relations reduced or broken in ${currentDays} days from ${lineages.length} ${lineages.length === 1 ? 'outlet' : 'outlets'}; ${bound.expected.toFixed(1)} and ${parted.expected.toFixed(1)} expected.`,
    confidence: corroboration(Math.max(1, lineages.length)),
    observedAt: newestAt,
  });
}
