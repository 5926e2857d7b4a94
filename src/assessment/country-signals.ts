import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { Country } from '../reference/countries.ts';
import { type ConditionsContext, type CountryConditions, countryConditions } from './country-conditions.ts';
import { decayedCarryForward } from './decayed-carry-forward.ts';
import { deathsEvidence, reportEvidence } from './evidence-clusters.ts';
import { type ConflictDeaths, conflictDeaths, silentDeathsSeverity } from './indicators/conflict-deaths.ts';
import { countsWithout, leaveOneOut, type ReportCounts } from './indicators/leave-one-out.ts';
import {
  activityIn,
  REPORT_KIND_IDS,
  REPORT_KINDS,
  type ReportActivity,
  type ReportKind,
  reportActivity,
} from './indicators/report-activity.ts';
import { expectedReports, missingReportSeverity, reportSeverity } from './indicators/report-severity.ts';
import type { InputStatus } from './inputs.ts';
import { METRICS } from './metrics.ts';
import { countrySubject } from './observation.ts';
import { tellingsOf } from './rollup/report-series.ts';

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
  readonly conditions: CountryConditions;
  /** Plain counts for thresholds. */
  readonly counts: Readonly<Record<CountKind, SignalCount>>;
  /** The values of the reports without any one outlet, or without any two: what one lineage may move is limited. */
  leaveOneOutReports(leftOut: 1 | 2): readonly ReportValues[];
}

export interface SignalCount {
  /** Distinct reports, or deaths, in the current window. */
  readonly now: number;
  /** Distinct reports in the 30 days of baseline next to now, or deaths in the 30 days before. */
  readonly before: number;
  /** Distinct reports on each day of the current window, oldest first; empty for deaths. */
  readonly days: readonly number[];
  /** Deaths in the year before; absent for reports, and while less than half a year is known. */
  readonly beforeYear?: number;
  /** Who stands behind the ones of now. */
  readonly lineages: readonly string[];
}

export type CountKind = ReportKind | 'cooperation' | 'deaths';

/** 0 to 1 each. */
export type ReportValues = Readonly<Record<ReportKind, number>>;

export interface SignalContext extends ConditionsContext {
  readonly news: InputStatus;
  readonly deathData: InputStatus;
}

const NOTHING = { count: 0, lineageCount: 0 } as const;

/** Everything known of one country that its pressures are made of. */
export function countrySignals(country: Country, context: SignalContext): CountrySignals {
  const { index, volume } = context;
  const span = { iso2: country.iso2, endAt: volume?.endAt ?? index.instant };
  const activities = new Map(
    REPORT_KIND_IDS.map((kind) => [kind, volume === undefined ? undefined : reportActivity(index, kind, span)]),
  );
  const deaths = conflictDeaths(index, country.iso2);
  const heard = countsWithout(activities);
  const values = heldReports(heard, { ...context, activities });
  return {
    country,
    deaths: deathsSignal(country, { ...context, deaths }),
    reports: recordOf((kind) =>
      reportSignal(kind, country, { ...context, activity: activities.get(kind), value: values[kind] }),
    ),
    conditions: countryConditions(country, context),
    counts: {
      ...recordOf((kind) => countOf(activities.get(kind))),
      cooperation: countOf(
        volume && activityIn(tellingsOf(index, 'cooperation_reports', countrySubject(country.iso2)), volume.endAt),
      ),
      deaths: {
        now: deaths?.count ?? 0,
        before: deaths?.before30 ?? 0,
        days: [],
        lineages: ['ucdp'],
        ...(deaths?.beforeYear === undefined ? {} : { beforeYear: deaths.beforeYear }),
      },
    },
    leaveOneOutReports: (leftOut) =>
      leaveOneOut(activities, leftOut).map((rest) => heldReports(rest, { ...context, activities })),
  };
}

function countOf(activity: ReportActivity | undefined): SignalCount {
  return {
    now: activity?.current.size ?? 0,
    before: activity?.trailing30Count ?? 0,
    days: activity?.days ?? [],
    lineages: lineagesOf(activity),
  };
}

function deathsSignal(
  country: Country,
  context: SignalContext & { readonly deaths: ConflictDeaths | undefined },
): Signal {
  const { index, label, deathData, deaths } = context;
  const prior = Math.max(silentDeathsSeverity(country.iso2), deaths?.usual ?? 0);
  const status = { ...deathData, instant: index.instant, halfLifeMs: METRICS.conflict_deaths.halfLifeMs };
  const value = decayedCarryForward(deaths?.value, prior, status);
  const name = `${country.name}: deaths by organised violence`;
  if (deaths === undefined || (deathData.status !== 'reporting' && value <= prior) || value === 0)
    return { value, label: name };
  return { value, label: name, evidence: deathsEvidence(label, country, deaths) };
}

type WithActivities = SignalContext & { readonly activities: ReadonlyMap<ReportKind, ReportActivity | undefined> };

/** Severity of every kind from what is heard of it, held where the news is silent. */
function heldReports(heard: ReportCounts, { activities, volume, news, index }: WithActivities): ReportValues {
  return recordOf((kind) => {
    const status = { ...news, instant: index.instant, halfLifeMs: METRICS[REPORT_KINDS[kind]].halfLifeMs };
    const baselineCount = activities.get(kind)?.baselineCount ?? 0;
    const { count, lineageCount } = heard.get(kind) ?? NOTHING;
    const last =
      volume === undefined ? undefined : reportSeverity(kind, { count, lineageCount, baselineCount }, volume);
    if (status.status === 'reporting' && last !== undefined) return last;
    return decayedCarryForward(last, missingReportSeverity(kind, baselineCount, volume), status);
  });
}

function reportSignal(
  kind: ReportKind,
  country: Country,
  context: SignalContext & { readonly activity: ReportActivity | undefined; readonly value: number },
): Signal {
  const { activity, value, volume, news, label } = context;
  const name = `${country.name}: reports of ${kind === 'force' ? 'armed force' : kind === 'posture' ? 'military posture' : kind}`;
  if (activity === undefined || volume === undefined || activity.current.size === 0) return { value, label: name };
  const { baselineCount, newestAt } = activity;
  const silent = news.status !== 'reporting' && value <= missingReportSeverity(kind, baselineCount, volume);
  if (silent) return { value, label: name };
  const expected = expectedReports(kind, baselineCount, volume);
  const report = { kind, count: activity.current.size, lineages: lineagesOf(activity), endAt: volume.endAt, newestAt };
  const evidence = reportEvidence(label, country, { ...report, ...(expected === undefined ? {} : { expected }) });
  return { value, label: name, evidence };
}

function lineagesOf(activity: ReportActivity | undefined): readonly string[] {
  return [...new Set([...(activity?.current.values() ?? [])].flatMap((behind) => [...behind]))].sort();
}

function recordOf<T>(of: (kind: ReportKind) => T): Readonly<Record<ReportKind, T>> {
  return {
    force: of('force'),
    posture: of('posture'),
    coercion: of('coercion'),
    blockade: of('blockade'),
    protest: of('protest'),
    emergency: of('emergency'),
  };
}
