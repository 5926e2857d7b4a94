import type { MetricId } from '../../../assessment/metrics.ts';

/** What a report counts as, by CAMEO code and GDELT quad class (1, 2 cooperation; 3, 4 conflict). */
interface CameoEvent {
  /** Two to four digits. */
  readonly code: string;
  /** Two digits. */
  readonly root: string;
  readonly quadClass: string;
  /** The armed forces of a state do it, at home, to that state's own government or parliament. */
  readonly isMutiny: boolean;
}

/** CAMEO 191: impose blockade, restrict movement. It is counted as itself, not as force. */
const BLOCKADE = '191';

/** CAMEO 1722 ban parties or politicians, 1723 curfew, 1724 state of emergency or martial law. */
const EMERGENCY_RULE = new Set(['1722', '1723', '1724']);
/** CAMEO knows no coup: it is force or coercion (17 to 20) by soldiers against their own government. */
const MUTINY_ROOTS = new Set(['17', '18', '19', '20']);

/** CAMEO 057 sign an agreement, 062 cooperate militarily, 074 protect; 0312 and 0334: the intent of the last two. */
const TREATY_ACTS = new Set(['057', '062', '074', '0312', '0334']);
/** CAMEO 16: relations and aid reduced or broken, embargoes, talks halted, envoys expelled, forces withdrawn. */
const RUPTURE_ROOT = '16';

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
export function metricOf({ code, root, quadClass, isMutiny }: CameoEvent): MetricId | undefined {
  if (root === '14') return 'protest_reports';
  if (quadClass === '4') {
    if (EMERGENCY_RULE.has(code) || (isMutiny && MUTINY_ROOTS.has(root))) return 'emergency_reports';
    if (code === BLOCKADE) return 'blockade_reports';
    if (root === RUPTURE_ROOT) return 'rupture_reports';
    return Object.hasOwn(CONFLICT_METRICS, root) ? CONFLICT_METRICS[root] : undefined;
  }
  if ((quadClass === '1' || quadClass === '2') && TREATY_ACTS.has(code)) return 'treaty_reports';
  const isCooperation = (quadClass === '1' || quadClass === '2') && root >= '03' && root <= '06' && root.length === 2;
  return isCooperation ? 'cooperation_reports' : undefined;
}

/** Metrics of what two states do: a report of it that names one of them says nothing. */
export function isDyadic(metric: MetricId): boolean {
  return metric === 'cooperation_reports' || metric === 'treaty_reports' || metric === 'rupture_reports';
}

/**
 * CAMEO codes in the country columns that name no country: parts of the world and groups of states
 * (GDELT's CAMEO.country list).
 */
const CAMEO_GROUPS = new Set(
  'AFR ASA BLK CAS CAU CFR CRB EAF EEU EIN EUR LAM MDT MEA NAF NMR PGS SAF SAM SAS SCN SEA WAF WST'.split(' '),
);

export function isCameoGroup(code: string): boolean {
  return CAMEO_GROUPS.has(code);
}
