import { decayedCarryForward } from '../decayed-carry-forward.ts';
import type { InputStatus } from '../input-status.ts';
import { type LazyMap, lazyMap } from '../lazy-map.ts';
import { METRICS } from '../metrics.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { countsWithout, leaveOneOut, type ReportCounts } from './leave-one-out.ts';
import {
  byReportKind,
  type NewsVolume,
  REPORT_KIND_IDS,
  REPORT_KINDS,
  type ReportActivity,
  type ReportKind,
  reportActivity,
} from './report-activity.ts';
import { missingReportSeverity, reportSeverity } from './report-severity.ts';

/** Reports of every kind in one country, counted once for all that read them. */
export interface CountryReports {
  /** Undefined where no report of the kind is known. */
  readonly activities: ReadonlyMap<ReportKind, ReportActivity | undefined>;
  readonly values: ReportValues;
  /** The values without any one outlet, or without any two: the influence of one lineage is limited. */
  leaveOneOut(leftOut: 1 | 2): readonly ReportValues[];
}

/** Severity by kind, 0 to 1 each. */
export type ReportValues = Readonly<Record<ReportKind, number>>;

interface NewsInputs {
  readonly index: ObservationIndex;
  readonly volume: NewsVolume | undefined;
  readonly news: InputStatus;
}

const NOTHING = { count: 0, lineageCount: 0 } as const;

/** Reports of every country, by ISO 3166 alpha-2. */
export function countryReports(inputs: NewsInputs): LazyMap<CountryReports> {
  const { index, volume } = inputs;
  return lazyMap((iso2) => {
    const span = { iso2, endAt: volume?.endAt ?? index.instant };
    const activities = new Map(
      REPORT_KIND_IDS.map((kind) => [kind, volume === undefined ? undefined : reportActivity(index, kind, span)]),
    );
    const valuesOf = (counts: ReportCounts): ReportValues => reportValues(counts, { ...inputs, activities });
    return {
      activities,
      values: valuesOf(countsWithout(activities)),
      leaveOneOut: (leftOut) => leaveOneOut(activities, leftOut).map(valuesOf),
    };
  });
}

/** Severity of every kind from its counts, carried forward while no news is received. */
function reportValues(
  counts: ReportCounts,
  { activities, volume, news, index }: NewsInputs & Pick<CountryReports, 'activities'>,
): ReportValues {
  return byReportKind((kind) => {
    const status = { ...news, instant: index.instant, halfLifeMs: METRICS[REPORT_KINDS[kind].metric].halfLifeMs };
    const baselineCount = activities.get(kind)?.baselineCount ?? 0;
    const { count, lineageCount } = counts.get(kind) ?? NOTHING;
    const last =
      volume === undefined ? undefined : reportSeverity(kind, { count, lineageCount, baselineCount }, volume);
    if (status.status === 'reporting' && last !== undefined) return last;
    return decayedCarryForward(last, missingReportSeverity(kind, baselineCount, volume), status);
  });
}
