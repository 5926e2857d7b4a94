import { corridorById } from '../../../reference/corridors.ts';
import { REGION_IDS } from '../../../reference/regions.ts';
import { percent } from '../../english.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../../parameters/corridor-exposure.ts';
import type { TriggerRow } from '../trigger-rule.ts';

const exposedTo = (corridorId: string) =>
  REGION_IDS.filter((region) => (CORRIDOR_EXPOSURE[region][corridorId] ?? 0) >= EXPOSURE_FLOOR);

const corridorIds = [...new Set(REGION_IDS.flatMap((region) => Object.keys(CORRIDOR_EXPOSURE[region])))];

/** Two triggers of every corridor, in every exposed region: traffic lost, and traffic that recovers. */
export const CORRIDOR_ROWS: readonly TriggerRow[] = corridorIds.flatMap((corridorId) => {
  const name = corridorById(corridorId)?.name ?? corridorId;
  const shared = {
    regions: exposedTo(corridorId),
    metricId: 'transits_total',
    days: 7,
    confirm: { needed: 3, of: 5 },
    fitted: 'name',
  } as const;
  return [
    {
      ...shared,
      name: `${corridorId}_transits`,
      describe: (share) =>
        `${name}: transits below ${percent(share)} of the seasonal norm, over 7 days or on a day of a stop by force`,
      source: { kind: 'transit_ratio', corridorId },
      metric: `transit_ratio_7d.${corridorId}`,
      operator: 'lt',
      value: 0.7,
      baseline: 'fixed',
      norm: 1,
      lane: 'escalation',
      from: 'the corridor class "restricted" of the published method: disruption of 0.30 or more',
    },
    {
      ...shared,
      name: `${corridorId}_recovery`,
      describe: (rise) => `${name}: 7-day transits more than ${percent(rise)} above the 30 days before`,
      source: { kind: 'transit_rise', corridorId },
      metric: `transit_rise_7d.${corridorId}`,
      operator: 'delta_gt',
      value: 0.3,
      baseline: 'trailing_30d',
      lane: 'containment',
      opposites: [`${corridorId}_transits`],
      from: 'start value: back from restricted to the norm is a rise of 0.43',
    },
  ];
});
