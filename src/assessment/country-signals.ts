import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { Country } from '../reference/countries.ts';
import { deathsEvidence, reportEvidence, type SourceLabel } from './evidence-clusters.ts';
import { heldValue } from './held-value.ts';
import { type ConflictDeaths, conflictDeaths, silentDeathsSeverity } from './indicators/conflict-deaths.ts';
import { type NewsVolume, type ReportActivity, type ReportKind, reportActivity } from './indicators/report-activity.ts';
import { reportSeverity, silentReportSeverity } from './indicators/report-severity.ts';
import type { InputStatus } from './inputs.ts';
import type { ObservationIndex } from './observation-index.ts';
import { PARAMETERS } from './parameters.ts';
import { DAY_MS } from './time.ts';

/** One indicator of a country: its value, and the evidence it rests on unless it stands at its prior. */
export interface Signal {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly evidence?: EvidenceItem;
}

export interface CountrySignals {
  readonly country: Country;
  readonly deaths: Signal;
  readonly reports: Readonly<Record<ReportKind, Signal>>;
  /** Plain counts for thresholds: distinct reports now and in the 30 days of baseline, deaths now and in the 30 days before. */
  readonly counts: Readonly<Record<CountKind, { readonly now: number; readonly before: number }>>;
  /** The same reports without one of the loudest outlets, for the limit on what one lineage may move. */
  readonly withoutOutlet: readonly Readonly<Record<ReportKind, number>>[];
}

export type CountKind = ReportKind | 'deaths';

export interface SignalContext {
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly volume: NewsVolume | undefined;
  readonly news: InputStatus;
  readonly deathData: InputStatus;
}

const KINDS: readonly ReportKind[] = ['force', 'posture', 'coercion', 'blockade', 'protest'];
/** Outlets whose absence is tried: the ones with the most distinct reports. */
const OUTLETS_TRIED = 3;

/** Everything known of one country that its pressures are made of. */
export function countrySignals(country: Country, context: SignalContext): CountrySignals {
  const activity = new Map(KINDS.map((kind) => [kind, reportActivity(context.index, kind, country.iso2)]));
  const deaths = conflictDeaths(context.index, country.iso2);
  return {
    country,
    deaths: deathsSignal(country, { ...context, deaths }),
    reports: recordOf((kind) => reportSignal(kind, country, { ...context, activity: activity.get(kind) })),
    counts: {
      ...recordOf((kind) => ({
        now: activity.get(kind)?.current.size ?? 0,
        before: activity.get(kind)?.trailing30Count ?? 0,
      })),
      deaths: { now: deaths?.count ?? 0, before: deaths?.before30 ?? 0 },
    },
    withoutOutlet: loudestOutlets([...activity.values()]).map((outlet) =>
      recordOf((kind) => heldReport(kind, { ...context, activity: activity.get(kind) }, outlet)),
    ),
  };
}

function deathsSignal(
  country: Country,
  context: SignalContext & { readonly deaths: ConflictDeaths | undefined },
): Signal {
  const { index, label, deathData, deaths } = context;
  const prior = silentDeathsSeverity(country.iso2);
  const status = { ...deathData, instant: index.instant, halfLifeMs: PARAMETERS.deaths.halfLifeDays * DAY_MS };
  const value = heldValue(deaths?.value, prior, status);
  const name = `${country.name}: deaths by organised violence`;
  if (deaths === undefined || (deathData.status !== 'reporting' && value <= prior) || value === 0)
    return { value, label: name };
  return { value, label: name, evidence: deathsEvidence(label, country, deaths) };
}

type WithActivity = SignalContext & { readonly activity: ReportActivity | undefined };

function reportSignal(kind: ReportKind, country: Country, context: WithActivity): Signal {
  const { activity, volume, news, label } = context;
  const value = heldReport(kind, context);
  const name = `${country.name}: reports of ${kind === 'force' ? 'armed force' : kind === 'posture' ? 'military posture' : kind}`;
  const silent = news.status !== 'reporting' && value <= silentReportSeverity(kind, activity, volume);
  if (activity === undefined || volume === undefined || silent || activity.current.size === 0)
    return { value, label: name };
  const report = { ...reportSeverity(kind, activity, volume), kind, endAt: volume.endAt, newestAt: activity.newestAt };
  return { value, label: name, evidence: reportEvidence(label, country, report) };
}

function heldReport(kind: ReportKind, context: WithActivity, without?: string): number {
  const { activity, volume, news, index } = context;
  const last = volume === undefined ? undefined : reportSeverity(kind, activity, volume, without).value;
  const prior = silentReportSeverity(kind, activity, volume);
  return heldValue(last, prior, {
    ...news,
    instant: index.instant,
    halfLifeMs: PARAMETERS.reports.halfLifeDays * DAY_MS,
  });
}

function loudestOutlets(activities: readonly (ReportActivity | undefined)[]): readonly string[] {
  const events = new Map<string, number>();
  for (const activity of activities) {
    for (const lineages of activity?.current.values() ?? []) {
      for (const lineage of lineages) events.set(lineage, (events.get(lineage) ?? 0) + 1);
    }
  }
  const ranked = [...events].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return ranked.slice(0, OUTLETS_TRIED).map(([outlet]) => outlet);
}

function recordOf<T>(of: (kind: ReportKind) => T): Readonly<Record<ReportKind, T>> {
  return {
    force: of('force'),
    posture: of('posture'),
    coercion: of('coercion'),
    blockade: of('blockade'),
    protest: of('protest'),
  };
}
