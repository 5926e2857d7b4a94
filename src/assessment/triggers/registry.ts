import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { FIT_SOURCES, THRESHOLD_FITS } from '../parameters/trigger-thresholds.ts';
import { thresholdProvenance } from './threshold-provenance.ts';
import { CORRIDOR_ROWS } from './trigger-rows/corridor-rows.ts';
import { COUNT_ROWS } from './trigger-rows/count-rows.ts';
import { MARKET_ROWS } from './trigger-rows/market-rows.ts';
import { SENSOR_ROWS } from './trigger-rows/sensor-rows.ts';
import type { FitSource, ThresholdFit, TriggerRow, TriggerRule } from './trigger-rule.ts';

const DAY_MINUTES = 1_440;

const ROWS: readonly TriggerRow[] = [...CORRIDOR_ROWS, ...COUNT_ROWS, ...SENSOR_ROWS, ...MARKET_ROWS];

/** Every trigger of every region. One row adds one to all its regions; a corridor adds two wherever it is exposed. */
export const TRIGGER_RULES: readonly TriggerRule[] = REGION_IDS.flatMap((regionId) =>
  ROWS.filter(({ regions }) => regions.includes(regionId)).map((row) => ruleOf(row, regionId)),
);

const BY_REGION = new Map(REGION_IDS.map((id) => [id, TRIGGER_RULES.filter(({ regionId }) => regionId === id)]));

export const rulesOfRegion = (regionId: RegionId): readonly TriggerRule[] => BY_REGION.get(regionId) ?? [];

const ROW_OF = new Map(ROWS.map((row) => [row.name, row]));

/** The description of a trigger with another threshold. */
export function describeTrigger({ id, regionId, history, description }: TriggerRule, threshold: number): string {
  return ROW_OF.get(id.slice(regionId.length + 1))?.describe(threshold, history !== undefined) ?? description;
}

const OF_NO_TRIGGER: readonly string[] = [];
const OPPOSITES = new Map(TRIGGER_RULES.map(({ id, opposites }) => [id, opposites]));

/** Ids of the triggers that tell the contrary of one; none for an unknown id. */
export const oppositesOf = (id: string): readonly string[] => OPPOSITES.get(id) ?? OF_NO_TRIGGER;

/** The key of a threshold's fit: `mena.deaths_surge`, or `suez_transits` where it is the same everywhere. */
function fitKey({ name, fitted }: Pick<TriggerRow, 'name' | 'fitted'>, regionId: RegionId): string | undefined {
  return fitted === undefined ? undefined : fitted === 'region' ? `${regionId}.${name}` : name;
}

function ruleOf(row: TriggerRow, regionId: RegionId): TriggerRule {
  const key = fitKey(row, regionId);
  const history = key === undefined ? undefined : historyOf(key);
  const value = history?.value ?? row.value;
  return {
    id: `${regionId}.${row.name}`,
    regionId,
    description: row.describe(value, history !== undefined),
    source: row.source,
    metric: row.metric ?? row.metricId,
    metricId: row.metricId,
    operator: row.operator,
    value,
    windowMinutes: row.days * DAY_MINUTES,
    baseline: row.baseline,
    norm: row.norm ?? 0,
    confirm: row.confirm,
    lane: row.lane,
    opposites: ROWS.filter(
      ({ name, opposites = [], regions }) =>
        regions.includes(regionId) && (opposites.includes(row.name) || row.opposites?.includes(name) === true),
    ).map(({ name }) => `${regionId}.${name}`),
    fit: history?.history === 'same' ? 'fitted' : 'unfitted',
    thresholdSource: history === undefined ? row.from : history.source,
    provenance: thresholdProvenance(history, key !== undefined),
    ...(key === undefined ? {} : { fitKey: key }),
    ...(history === undefined ? {} : { history }),
  };
}

function historyOf(key: string): (ThresholdFit & FitSource) | undefined {
  const fit = THRESHOLD_FITS[key];
  const source = fit === undefined ? undefined : FIT_SOURCES[fit.source];
  return fit === undefined || source === undefined ? undefined : { ...fit, ...source };
}
