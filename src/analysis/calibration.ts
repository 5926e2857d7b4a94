import { LANE_BASE_RATES } from '../assessment/parameters/lane-base-rates.ts';
import { MODEL_VERSION } from '../assessment/versions.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { HORIZONS, type Horizon } from '../contract/intelligence/vocabulary.ts';
import { regionById } from '../reference/regions.ts';

/** What a lane speaks of, whatever the question was (METHOD.md §5). */
export const LANES_MEAN =
  'They are about deaths by organised violence in the countries of the region, and about nothing else that was asked.';

/**
 * How far the lanes of a snapshot can be trusted: by which model they were made, what their base rates rest on, and whether a
 * forecast of that model was ever scored. From the model's version and the published base rates, so that another model
 * changes the words.
 */
export function calibration({ regionId, meta }: Pick<RegionalSnapshot, 'regionId' | 'meta'>): string {
  if (!meta.modelVersion.startsWith('climatology-'))
    return `Made by the scenario model ${meta.modelVersion}; its scores are published with it, and none is quoted here.`;
  const standing =
    'Standing: climatology, the published base rates of the region, which nothing of the present moves; not yet scored.';
  const region = regionById(regionId);
  // Base rates of another version are not those that this program holds.
  if (region === undefined || meta.modelVersion !== MODEL_VERSION) return standing;
  const rates = LANE_BASE_RATES[region.id];
  const resolved = HORIZONS.filter((horizon) => rates[horizon].n > 0);
  const carried = HORIZONS.filter((horizon) => rates[horizon].resolvedBy === 'none');
  return [
    standing,
    ...resolved.map((horizon) => `Base rates at ${horizon}: ${rates[horizon].n} outcomes of the past.`),
    ...(carried.length === 0 ? [] : [`No history resolves ${and(carried)} for a region: carried over from 30d.`]),
  ].join(' ');
}

const and = (horizons: readonly Horizon[]): string => horizons.join(' and ');
