import { corroboration } from '../corroboration.ts';
import { countSurprise } from '../count-surprise.ts';
import { REPORT_SHARE_PANEL } from '../parameters/country-priors.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import type { NewsVolume, ReportKind } from './report-activity.ts';

const { baselineRowsNeeded, poolStrength, dispersion, levelWeight } = PARAMETERS.reports;

/** Reports of a kind in a country now, and those its past would lead one to expect. */
export interface ReportCount {
  /** Distinct events in the current window. */
  readonly count: number;
  /** Lineages that report any of them. */
  readonly lineageCount: number;
  /** Distinct events in the baseline. */
  readonly baselineCount: number;
}

/** Severity of a country's reports: level in the reference panel and surprise against its own baseline, times confidence. 0 to 1. */
export function reportSeverity(kind: ReportKind, reports: ReportCount, volume: NewsVolume): number {
  return uncorroborated(kind, reports, volume) * corroboration(reports.lineageCount);
}

/** Reports that the country's own past would lead one to expect now; undefined while that past is too short. */
export function expectedReports(kind: ReportKind, baselineCount: number, volume: NewsVolume): number | undefined {
  if (volume.baseline < baselineRowsNeeded) return undefined;
  const pool = poolStrength * REPORT_SHARE_PANEL.kinds[kind].mean;
  return ((baselineCount + pool) / (volume.baseline + poolStrength)) * volume.current;
}

/**
 * Severity of a kind of report while the news is missing: the reference panel's middle, or the country's own baseline
 * reported by all outlets if that is worse, so that a missing input is never better than that baseline (METHOD.md A5).
 */
export function missingReportSeverity(kind: ReportKind, baselineCount: number, volume: NewsVolume | undefined): number {
  const pool = severity(levelWeight * PARAMETERS.missingLevel, 0) * corroboration(1);
  if (volume === undefined || volume.baseline === 0) return pool;
  const usual = Math.ceil((baselineCount / volume.baseline) * volume.current);
  return Math.max(pool, uncorroborated(kind, { count: usual, baselineCount }, volume));
}

function uncorroborated(
  kind: ReportKind,
  { count, baselineCount }: Omit<ReportCount, 'lineageCount'>,
  volume: NewsVolume,
): number {
  if (count === 0) return 0;
  const expected = expectedReports(kind, baselineCount, volume);
  const z = expected === undefined ? 0 : countSurprise(count, expected, dispersion);
  const position = panelPosition(REPORT_SHARE_PANEL.kinds[kind].quantiles, count / volume.current);
  return severity(levelWeight * position, z);
}
