import type { Lane, TriggerBaseline, TriggerOperator } from '../../contract/intelligence/vocabulary.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { MetricId } from '../metrics.ts';
import { FIT_SOURCES, THRESHOLD_FITS } from '../parameters/trigger-thresholds.ts';
import { CORRIDOR_ROWS } from './trigger-rows/corridor-rows.ts';
import { COUNT_ROWS } from './trigger-rows/count-rows.ts';
import { MARKET_ROWS } from './trigger-rows/market-rows.ts';
import { SENSOR_ROWS } from './trigger-rows/sensor-rows.ts';
import type { FitSource, ThresholdFit, TriggerRule, TriggerSource } from './trigger-rule.ts';

/** A trigger of several regions, before its threshold is looked up. */
export interface TriggerRow {
  /** Second half of the id, after the region's. */
  readonly name: string;
  readonly regions: readonly RegionId[];
  readonly words: string;
  readonly source: TriggerSource;
  /** As written in the threshold, when it is not the metric's own id. */
  readonly metric?: string;
  readonly metricId: MetricId;
  readonly operator: TriggerOperator;
  /** Start value, until a fit replaces it. */
  readonly value: number;
  readonly days: number;
  readonly baseline: TriggerBaseline;
  readonly norm?: number;
  readonly confirm: TriggerRule['confirm'];
  readonly lane: Lane;
  /** Where the start value is from. */
  readonly from: string;
  /** Which fit it takes: of its own region, of its name wherever it stands, or none. */
  readonly fitted?: 'region' | 'name';
}

const DAY_MINUTES = 1_440;

const ROWS: readonly TriggerRow[] = [...CORRIDOR_ROWS, ...COUNT_ROWS, ...SENSOR_ROWS, ...MARKET_ROWS];

/** Every trigger of every region. One row adds one to all its regions; a corridor adds two wherever it is exposed. */
export const TRIGGER_RULES: readonly TriggerRule[] = REGION_IDS.flatMap((regionId) =>
  ROWS.filter(({ regions }) => regions.includes(regionId)).map((row) => ruleOf(row, regionId)),
);

const BY_REGION = new Map(REGION_IDS.map((id) => [id, TRIGGER_RULES.filter(({ regionId }) => regionId === id)]));

export const rulesOfRegion = (regionId: RegionId): readonly TriggerRule[] => BY_REGION.get(regionId) ?? [];

/** Under which a threshold's fit is written: `mena.deaths_surge`, or `suez_transits` where it is the same everywhere. */
function fitKey({ name, fitted }: Pick<TriggerRow, 'name' | 'fitted'>, regionId: RegionId): string | undefined {
  return fitted === undefined ? undefined : fitted === 'region' ? `${regionId}.${name}` : name;
}

function ruleOf(row: TriggerRow, regionId: RegionId): TriggerRule {
  const key = fitKey(row, regionId);
  const history = key === undefined ? undefined : historyOf(key);
  return {
    id: `${regionId}.${row.name}`,
    regionId,
    description: row.words,
    source: row.source,
    metric: row.metric ?? row.metricId,
    metricId: row.metricId,
    operator: row.operator,
    value: history?.value ?? row.value,
    windowMinutes: row.days * DAY_MINUTES,
    baseline: row.baseline,
    norm: row.norm ?? 0,
    confirm: row.confirm,
    lane: row.lane,
    fit: history?.history === 'same' ? 'fitted' : 'unfitted',
    thresholdSource: history === undefined ? row.from : sourceOf(history),
    ...(key === undefined ? {} : { fitKey: key }),
    ...(history === undefined ? {} : { history }),
  };
}

function historyOf(key: string): (ThresholdFit & FitSource) | undefined {
  const fit = THRESHOLD_FITS[key];
  const source = fit === undefined ? undefined : FIT_SOURCES[fit.source];
  return fit === undefined || source === undefined ? undefined : { ...fit, ...source };
}

function sourceOf({ history, counted, perYear, from, to, path }: ThresholdFit & FitSource): string {
  const file = path.split('/').at(-1) ?? path;
  const what = counted === 'activations' ? 'activations a year, an upper bound of false alarms' : 'false alarms a year';
  const stand = history === 'same' ? '' : 'carried over from a series that stands in for it, ';
  return `${stand}${file} from ${from} to ${to}, ${perYear} ${what}`;
}
