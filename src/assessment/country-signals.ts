import type { Country } from '../reference/countries.ts';
import { type IndicatorSignals, signalInCountry } from './indicator-signals.ts';
import { conflictDeaths } from './indicators/conflict-deaths.ts';
import type { CountryReports } from './indicators/country-reports.ts';
import type { Indicator } from './indicators/indicator.ts';
import {
  activityIn,
  byReportKind,
  lineagesOf,
  type ReportActivity,
  type ReportKind,
} from './indicators/report-activity.ts';
import { countrySubject } from './observation.ts';
import { reportsOf } from './rollup/report-series.ts';
import type { Signal, SignalInputs } from './signal.ts';

/** Everything known of one country that its axes are made of. */
export interface CountrySignals {
  readonly country: Country;
  /** Plain counts for thresholds. */
  readonly counts: Readonly<Record<CountKind, SignalCount>>;
  /** An indicator in this country; undefined where it does not apply. */
  of(indicator: Indicator): Signal | undefined;
  /** Report values without any one outlet, or without any two: the influence of one lineage is limited. */
  readonly leaveOneOutReports: CountryReports['leaveOneOut'];
}

export interface SignalCount {
  /** Distinct reports, those of force by their weight, or deaths, in the current window. */
  readonly now: number;
  /** Distinct reports in the 30 days of baseline next to now, or deaths in the 30 days before. */
  readonly before: number;
  /** Distinct reports on each day of the current window, oldest first; empty for deaths. */
  readonly days: readonly number[];
  /** Deaths in the year before; absent for reports, and while less than half a year is known. */
  readonly beforeYear?: number;
  /** Sources of the current ones. */
  readonly lineages: readonly string[];
}

export type CountKind = ReportKind | 'cooperation' | 'deaths';

export function countrySignals(
  country: Country,
  context: { readonly signals: IndicatorSignals; readonly inputs: SignalInputs },
): CountrySignals {
  const { index, volume, reports } = context.inputs;
  const { iso2 } = country;
  const known = new Map<Indicator, Signal | undefined>();
  const { activities, leaveOneOut } = reports.get(iso2);
  const deaths = conflictDeaths(index, iso2);
  const cooperation = volume && activityIn(reportsOf(index, 'cooperation_reports', countrySubject(iso2)), volume.endAt);
  return {
    country,
    counts: {
      ...byReportKind((kind) => countOf(activities.get(kind))),
      cooperation: countOf(cooperation),
      deaths: {
        now: deaths?.count ?? 0,
        before: deaths?.before30 ?? 0,
        days: [],
        lineages: ['ucdp'],
        ...(deaths?.beforeYear === undefined ? {} : { beforeYear: deaths.beforeYear }),
      },
    },
    of(indicator) {
      if (!known.has(indicator)) known.set(indicator, signalInCountry(indicator, country, context));
      return known.get(indicator);
    },
    leaveOneOutReports: leaveOneOut,
  };
}

function countOf(activity: ReportActivity | undefined): SignalCount {
  return {
    now: activity?.currentCount ?? 0,
    before: activity?.trailing30Count ?? 0,
    days: activity?.days ?? [],
    lineages: lineagesOf(activity),
  };
}
