import { capitalised, counted, decimal, HORIZON_WORDS, listed } from '../assessment/english.ts';
import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { LANE_BASE_RATES } from '../assessment/parameters/lane-base-rates.ts';
import { isForecastSet } from '../assessment/scenarios/scenario-sets.ts';
import { VERSIONS } from '../assessment/versions.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { HORIZONS, type Horizon } from '../contract/intelligence/vocabulary.ts';
import { regionById } from '../reference/regions.ts';

/** The scope of the lanes, whatever the question was (METHOD.md §5). */
export const LANES_SCOPE =
  'They cover conflict deaths in the countries of the region, and nothing else in the question.';

/**
 * Calibration of the lanes of a snapshot, by horizon: which are the fitted model's, with its hindcast scores, and which are base
 * rates, with their history. Read from the snapshot, the published base rates and the
 * scores, so that another model changes the words.
 */
export function calibration({ regionId, meta, scenarioSets }: Judged): string {
  const region = regionById(regionId);
  // Base rates and scores of another version are not those that this program holds.
  if (region === undefined || meta.modelVersion !== VERSIONS.modelVersion)
    return `Scenario model ${meta.modelVersion}; its scores are published with it and not quoted here.`;
  const rates = LANE_BASE_RATES[region.id];
  const isModelled = (horizon: Horizon) => scenarioSets.some((set) => set.horizon === horizon && isForecastSet(set));
  const modelled = HORIZONS.filter(isModelled);
  const plain = HORIZONS.filter((horizon) => !isModelled(horizon));
  const resolved = plain.filter((horizon) => rates[horizon].n > 0);
  const carried = plain.filter((horizon) => rates[horizon].resolvedBy === 'none');
  return [
    ...modelled.map(modelScores),
    ...(plain.length === 0
      ? []
      : [
          `${capitalised(spans(plain))}: regional base rates (climatology), independent of current events; not yet scored.`,
        ]),
    ...resolved.map(
      (horizon) => `Base rates for ${HORIZON_WORDS[horizon]}: from ${counted(rates[horizon].n, 'past outcome')}.`,
    ),
    ...(carried.length === 0
      ? []
      : [`No history resolves ${spans(carried)} for a region: base rates derived from those for 30 days.`]),
  ].join(' ');
}

type Judged = Pick<RegionalSnapshot, 'regionId' | 'meta' | 'scenarioSets'>;

/** Scores of the hindcast for regions, compared with the best simple forecast of the same outcomes. */
function modelScores(horizon: Horizon): string {
  const made = `${capitalised(HORIZON_WORDS[horizon])}: fitted lane model, from conflict deaths of the region's countries`;
  const [final, asPublished] = [skillOf(horizon, 'final'), skillOf(horizon, 'as_published')];
  if (final === undefined) return `${made}; its scores are published separately.`;
  const live = asPublished === undefined ? '' : `; from the death counts published at the time, ${asPublished}`;
  return `${made}. Log skill against the best simple forecast: ${final}${live}. Live forecasts are scored in get-calibration.`;
}

function skillOf(horizon: Horizon, inputs: (typeof HINDCAST_SCORES)[number]['inputs']): string | undefined {
  const found = HINDCAST_SCORES.find(
    (group) => group.unit === 'region' && group.horizon === horizon && group.inputs === inputs,
  );
  const best = found?.skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
  if (found === undefined || best === undefined) return undefined;
  return `${decimal(best.skill)} (95% interval ${decimal(best.low)} to ${decimal(best.high)}) on ${counted(found.scoredCount, 'outcome')} of ${found.span}`;
}

const spans = (horizons: readonly Horizon[]): string => listed(horizons.map((horizon) => HORIZON_WORDS[horizon]));
