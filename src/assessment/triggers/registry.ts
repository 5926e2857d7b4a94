import type { Lane, TriggerBaseline, TriggerOperator } from '../../contract/intelligence/vocabulary.ts';
import { corridorById } from '../../reference/corridors.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';

/** What a trigger watches. */
export type TriggerSource =
  | { readonly kind: 'transit_ratio'; readonly corridorId: string }
  | { readonly kind: 'count'; readonly count: 'force' | 'protest' | 'blockade' | 'deaths' };

export interface TriggerRule {
  readonly id: string;
  readonly regionId: RegionId;
  readonly description: string;
  readonly source: TriggerSource;
  readonly metric: string;
  readonly operator: TriggerOperator;
  readonly value: number;
  readonly windowMinutes: number;
  readonly baseline: TriggerBaseline;
  readonly lane: Lane;
  /** Thresholds without history to fit (METHOD.md §6). */
  readonly fit: 'unfitted';
  readonly thresholdSource: string;
}

const DAY_MINUTES = 1_440;

const counted = [
  { count: 'force', words: 'Reports of armed force have doubled', value: 1, days: 3, lane: 'escalation' },
  { count: 'blockade', words: 'Reports of blockade have tripled', value: 2, days: 3, lane: 'escalation' },
  { count: 'protest', words: 'Reports of protest have doubled', value: 1, days: 3, lane: 'fragmentation' },
  { count: 'deaths', words: 'Deaths by organised violence are up by half', value: 0.5, days: 30, lane: 'escalation' },
] as const;

/** Every trigger of every region. One line adds one to all regions; a corridor adds one wherever it is exposed. */
export const TRIGGER_RULES: readonly TriggerRule[] = REGION_IDS.flatMap((regionId) => [
  ...Object.entries(CORRIDOR_EXPOSURE[regionId])
    .filter(([, exposure]) => exposure >= EXPOSURE_FLOOR)
    .map(([corridorId]) => corridorRule(regionId, corridorId)),
  ...counted.map(
    (row): TriggerRule => ({
      id: `${regionId}.${row.count}_surge`,
      regionId,
      description: `${row.words} against the 30 days before.`,
      source: { kind: 'count', count: row.count },
      metric: row.count === 'deaths' ? 'conflict_deaths' : `${row.count}_reports`,
      operator: 'delta_gt',
      value: row.value,
      windowMinutes: row.days * DAY_MINUTES,
      baseline: 'trailing_30d',
      lane: row.lane,
      fit: 'unfitted',
      thresholdSource: 'start value; to be fitted to at most two false alarms a year',
    }),
  ),
]);

function corridorRule(regionId: RegionId, corridorId: string): TriggerRule {
  return {
    id: `${regionId}.${corridorId}_transits`,
    regionId,
    description: `${corridorById(corridorId)?.name ?? corridorId}: 7-day transits below 70 % of the same-season norm.`,
    source: { kind: 'transit_ratio', corridorId },
    metric: `transit_ratio_7d.${corridorId}`,
    operator: 'lt',
    value: 0.7,
    windowMinutes: 7 * DAY_MINUTES,
    baseline: 'fixed',
    lane: 'escalation',
    fit: 'unfitted',
    thresholdSource: 'the corridor class "restricted" of the published method: disruption of 0.30 or more',
  };
}
