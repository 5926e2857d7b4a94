import { corroboration } from '../corroboration.ts';
import { countSurprise } from '../count-surprise.ts';
import { REPORT_SHARE_PANEL } from '../parameters/country-priors.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import type { NewsVolume, ReportActivity, ReportKind } from './report-activity.ts';

const { baselineRowsNeeded, poolStrength, dispersion } = PARAMETERS.reports;

/** A kind of report in a country, judged. */
export interface ReportSeverity {
  readonly count: number;
  /** Reports that the country's own past would lead one to expect; absent while that past is too short. */
  readonly expected?: number;
  readonly lineages: readonly string[];
  /** Severity times confidence, 0 to 1. */
  readonly value: number;
}

/**
 * Severity of a country's reports: level in the reference panel, surprise against its own baseline, times confidence.
 * @param without a lineage to leave out, to see what the others say
 */
export function reportSeverity(
  kind: ReportKind,
  activity: ReportActivity | undefined,
  volume: NewsVolume,
  without?: string,
): ReportSeverity {
  const lineages = new Set<string>();
  let count = 0;
  for (const behind of activity?.current.values() ?? []) {
    const heard = [...behind].filter((lineage) => lineage !== without);
    if (heard.length === 0) continue;
    count += 1;
    for (const lineage of heard) lineages.add(lineage);
  }
  const panel = REPORT_SHARE_PANEL.kinds[kind];
  const level = volume.current > 0 ? panelPosition(panel.quantiles, count / volume.current) : 0;
  const baseline = activity?.baselineCount ?? 0;
  const rate = (baseline + poolStrength * panel.mean) / (volume.baseline + poolStrength);
  const known = volume.baseline >= baselineRowsNeeded;
  const expected = rate * volume.current;
  const z = known ? countSurprise(count, expected, dispersion) : 0;
  return {
    count,
    ...(known ? { expected } : {}),
    lineages: [...lineages].sort(),
    value: severity(level, z) * corroboration(lineages.size),
  };
}

/** Where a kind of report stands in a country whose news is silent: the reference panel's middle, or its own baseline if that is worse. */
export function silentReportSeverity(
  kind: ReportKind,
  activity: ReportActivity | undefined,
  volume: NewsVolume | undefined,
): number {
  const pool = severity(PARAMETERS.silentLevel, 0) * corroboration(1);
  if (activity === undefined || volume === undefined || volume.baseline < baselineRowsNeeded) return pool;
  const usual = panelPosition(REPORT_SHARE_PANEL.kinds[kind].quantiles, activity.baselineCount / volume.baseline);
  return Math.max(pool, severity(usual, 0));
}
