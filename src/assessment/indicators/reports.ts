import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { counted, expectedCount, grouped, reportsFound } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { PARAMETERS } from '../parameters.ts';
import type { Signal, SignalInputs } from '../signal.ts';
import type { Indicator } from './indicator.ts';
import { placeName } from './places.ts';
import { byReportKind, lineagesOf, REPORT_KIND_IDS, REPORT_KINDS, type ReportKind } from './report-activity.ts';
import { expectedReports, missingReportSeverity } from './report-severity.ts';

/** Reports of each kind in the news of a country: one indicator a kind, by the table `REPORT_KINDS`. */
export const REPORTS = byReportKind(reportIndicator);

/** In the order in which their terms are added. */
export const REPORT_INDICATORS: readonly Indicator[] = REPORT_KIND_IDS.map((kind) => REPORTS[kind]);

function reportIndicator(kind: ReportKind): Indicator {
  const { metric, input, axes } = REPORT_KINDS[kind];
  return {
    id: kind,
    input,
    metric,
    place: 'country',
    axes,
    rest: 0,
    signal: (iso2, inputs) => reportSignal(kind, iso2, inputs),
  };
}

function reportSignal(kind: ReportKind, iso2: string, { index, reports, volume, inputs, label }: SignalInputs): Signal {
  const { activities, values } = reports.get(iso2);
  const [activity, value] = [activities.get(kind), values[kind]];
  const name = placeName('country', iso2);
  const isReporting = inputs.get('news_events')?.status === 'reporting';
  const isMeasured = isReporting && volume !== undefined;
  const signal = { value, isMeasured, label: `${name}: reports of ${REPORT_KINDS[kind].noun}` };
  if (activity === undefined || volume === undefined || activity.current.size === 0) return signal;
  const { baselineCount, newestAt } = activity;
  if (!isReporting && value <= missingReportSeverity(kind, baselineCount, volume)) return signal;
  const expected = expectedReports(kind, baselineCount, volume);
  const found = {
    count: activity.current.size,
    weighted: activity.currentCount,
    lineages: lineagesOf(activity),
    endAt: volume.endAt,
    newestAt,
    instant: index.instant,
  };
  const evidence = reportEvidence(kind, { iso2, name, label }, { ...found, expected });
  return { ...signal, evidence, usual: missingReportSeverity(kind, baselineCount, volume) };
}

interface Found {
  readonly count: number;
  /** The same by the weight of their actors. */
  readonly weighted: number;
  /** Absent while the country's own past is too short. */
  readonly expected: number | undefined;
  readonly lineages: readonly string[];
  /** Where the news ends, and when it last brought something new of this; epoch ms. */
  readonly endAt: number;
  readonly newestAt: number;
  /** Of the assessment, epoch ms. */
  readonly instant: number;
}

function reportEvidence(
  kind: ReportKind,
  { iso2, name, label }: { readonly iso2: string; readonly name: string; readonly label: string },
  { count, weighted, expected, lineages, endAt, newestAt, instant }: Found,
): EvidenceItem {
  const { currentDays } = PARAMETERS.reports;
  const byActors = weighted === count ? '' : `, ${grouped(weighted, 1)} when weighted by actors`;
  const against = expected === undefined ? '' : `; ${expectedCount(expected)} expected`;
  return countryEvidence(iso2, {
    about: kind,
    source: `${label}GDELT`,
    event: `${currentDays}d to ${endAt}`,
    lineages,
    values: expected === undefined ? [weighted] : [weighted, expected],
    summary: `${name}: ${reportsFound(count)} of ${REPORT_KINDS[kind].noun} in ${currentDays} days from ${counted(lineages.length, 'outlet')}${byActors}${against}.`,
    metric: REPORT_KINDS[kind].metric,
    instant,
    observedAt: newestAt,
  });
}
