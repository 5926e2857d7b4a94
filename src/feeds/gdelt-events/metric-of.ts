import type { MetricId } from '../../assessment/metrics.ts';

/** What a report counts as, by CAMEO code and GDELT quad class (1, 2 cooperation; 3, 4 conflict). */
export interface CameoEvent {
  /** Two to four digits. */
  readonly code: string;
  /** Two digits. */
  readonly root: string;
  readonly quadClass: string;
}

/** CAMEO 191: impose blockade, restrict movement. It is counted as itself, not as force. */
const BLOCKADE = '191';

const CONFLICT_METRICS: Readonly<Record<string, MetricId>> = {
  '15': 'posture_reports',
  '17': 'coercion_reports',
  '18': 'force_reports',
  '19': 'force_reports',
  '20': 'force_reports',
};

/**
 * The metric of an event by the keep rules of FEEDS.md §3.1.
 * @returns undefined for every event that is not collected
 */
export function metricOf({ code, root, quadClass }: CameoEvent): MetricId | undefined {
  if (root === '14') return 'protest_reports';
  if (quadClass === '4') {
    if (code === BLOCKADE) return 'blockade_reports';
    return Object.hasOwn(CONFLICT_METRICS, root) ? CONFLICT_METRICS[root] : undefined;
  }
  const isCooperation = (quadClass === '1' || quadClass === '2') && root >= '03' && root <= '06' && root.length === 2;
  return isCooperation ? 'cooperation_reports' : undefined;
}
