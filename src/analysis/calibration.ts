import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { LANE_BASE_RATES } from '../assessment/parameters/lane-base-rates.ts';
import { isForecastSet } from '../assessment/scenarios/scenario-sets.ts';
import { MODEL_VERSION } from '../assessment/versions.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { HORIZONS, type Horizon } from '../contract/intelligence/vocabulary.ts';
import { regionById } from '../reference/regions.ts';

/** What a lane speaks of, whatever the question was (METHOD.md §5). */
export const LANES_MEAN =
  'They are about deaths by organised violence in the countries of the region, and about nothing else that was asked.';

/**
 * How far the lanes of a snapshot can be trusted, horizon by horizon: which are the fitted model's and what its test on past
 * years found, which are base rates and what those rest on. Read from the snapshot, the published base rates and the
 * scores, so that another model changes the words.
 */
export function calibration({ regionId, meta, scenarioSets }: Judged): string {
  const region = regionById(regionId);
  // Base rates and scores of another version are not those that this program holds.
  if (region === undefined || meta.modelVersion !== MODEL_VERSION)
    return `Made by the scenario model ${meta.modelVersion}; its scores are published with it, and none is quoted here.`;
  const rates = LANE_BASE_RATES[region.id];
  const isModelled = (horizon: Horizon) => scenarioSets.some((set) => set.horizon === horizon && isForecastSet(set));
  const modelled = HORIZONS.filter(isModelled);
  const plain = HORIZONS.filter((horizon) => !isModelled(horizon));
  const resolved = plain.filter((horizon) => rates[horizon].n > 0);
  const carried = plain.filter((horizon) => rates[horizon].resolvedBy === 'none');
  return [
    ...modelled.map(modelStanding),
    ...(plain.length === 0
      ? []
      : [
          `Standing at ${and(plain)}: climatology, the published base rates of the region, which nothing of the present moves; not yet scored.`,
        ]),
    ...resolved.map((horizon) => `Base rates at ${horizon}: ${rates[horizon].n} outcomes of the past.`),
    ...(carried.length === 0 ? [] : [`No history resolves ${and(carried)} for a region: carried over from 30d.`]),
  ].join(' ');
}

type Judged = Pick<RegionalSnapshot, 'regionId' | 'meta' | 'scenarioSets'>;

/** What the test on past years found for regions, against the best simple forecast of the same years. */
function modelStanding(horizon: Horizon): string {
  const found = HINDCAST_SCORES.find((group) => group.unit === 'region' && group.horizon === horizon);
  const skill = found?.skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
  const made = `Standing at ${horizon}: the fitted lane model, from the deaths of the region's countries`;
  if (found === undefined || skill === undefined) return `${made}; its scores are published apart.`;
  return `${made}; on ${found.scoredCount} outcomes of ${found.span} its log score beat the best simple forecast by ${skill.skill.toFixed(2)} (95 % interval ${skill.low.toFixed(2)} to ${skill.high.toFixed(2)}). Live sets are scored in get-calibration.`;
}

const and = (horizons: readonly Horizon[]): string => horizons.join(' and ');
