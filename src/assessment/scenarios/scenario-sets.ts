import type { ScenarioSet } from '../../contract/intelligence/scenario-set.ts';
import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import { HORIZONS, type Horizon, LANES, type Lane } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import { HORIZON_WORDS, shortDate } from '../english.ts';
import { LANE_BASE_RATES, type LaneRates } from '../parameters/lane-base-rates.ts';
import { TRIGGER_LIKELIHOODS } from '../parameters/trigger-likelihoods.ts';
import { DAY_MS } from '../time.ts';
import { oppositesOf, rulesOfRegion } from '../triggers/registry.ts';
import { YEAR_DAYS } from './dated-lanes/day-series.ts';
import type { DatedForecasts } from './dated-lanes/known-dated.ts';
import type { KnownLanes } from './known-lanes.ts';
import { onLaneGrid } from './lane-grid.ts';
import { MIN_DEATHS } from './lane-rule-figures.ts';

type LanesBehindSets = Partial<Pick<KnownLanes, 'forecast' | 'dated' | 'newestDay'>>;

/**
 * Lane probabilities at the three horizons: the fitted models' where the deaths of the region's countries are known, of 30 days where
 * the model has shown skill; else the region's published base rates, independent of current events. `triggerIds` are the triggers whose
 * likelihood ratio for the lane excludes 1 (METHOD.md §5), less those whose opposite is active (§13.6): known at 30 days alone, where
 * history resolves both.
 * Where a set's probabilities come from is said once, in its first lane.
 * @param paths transmission paths that already reach the region: they hold in every lane
 * @param known of `knownLanes`: the forecast of 30 days and those of 24 hours and 7 days, with how old their deaths are; climatology
 * without them
 * @param active ids of the triggers that are active now
 */
export function scenarioSets(
  regionId: RegionId,
  paths: readonly TransmissionPath[],
  known: LanesBehindSets = {},
  active: ReadonlySet<string> = new Set(),
): ScenarioSet[] {
  const { forecast, dated } = known;
  const knownTo = deathsKnownTo(known);
  return HORIZONS.map((horizon) => {
    const rates = LANE_BASE_RATES[regionId][horizon];
    const lanes = horizon === '30d' ? forecast : dated?.lanes[horizon];
    const probabilities = onLaneGrid(lanes ?? rates.probabilities, horizon);
    const origin =
      lanes === undefined ? originOf(rates) : ageOf(knownTo[horizon], horizon === '30d' ? undefined : dated);
    return {
      horizon,
      lanes: LANES.map((name, i) => ({
        name,
        probability: probabilities[i] ?? 0,
        triggerIds: horizon === '30d' ? relevantTriggers(regionId, name, active) : [],
        consequences: [`${outcome(name, horizon)}${name === 'base' ? origin : ''}`],
        transmissions: [...paths],
      })),
    };
  });
}

const CLIMATOLOGY = '(climatology)';
const NO_HISTORY = 'No published history resolves this horizon';

/** Whether the probabilities of a set are the fitted model's: the text marks the others. */
export const isForecastSet = ({ lanes }: ScenarioSet): boolean =>
  !lanes.some(({ consequences }) =>
    consequences.some((text) => text.includes(CLIMATOLOGY) || text.includes(NO_HISTORY)),
  );

/** The newest day, by its start in epoch ms, of the deaths behind each set; climatology has none. */
export function deathsKnownTo({ forecast, dated, newestDay }: LanesBehindSets): Partial<Record<Horizon, number>> {
  if (newestDay === undefined) return {};
  const at = newestDay * DAY_MS;
  return { ...(dated === undefined ? {} : { '24h': at, '7d': at }), ...(forecast === undefined ? {} : { '30d': at }) };
}

/** How old the deaths behind a set are, and how few days of them are known where that is less than a year. */
function ageOf(knownTo: number | undefined, dated: DatedForecasts | undefined): string {
  if (knownTo === undefined) return '';
  const span = dated === undefined || dated.knownDays >= YEAR_DAYS ? '' : ` over ${dated.knownDays} days`;
  return ` Based on conflict deaths known${span} up to ${shortDate(knownTo)}.`;
}

/** The source of a probability that is not the model's. */
function originOf({ resolvedBy }: LaneRates): string {
  return resolvedBy === 'none'
    ? ` ${NO_HISTORY} for the region; the probability is derived from countries with daily data.`
    : ` The probability is the long-run rate of the region ${CLIMATOLOGY}: a forecast needs two years of known deaths, with at least 25 in the second.`;
}

/** Ids of the region's triggers that are likelier, or less likely, to be active before a lane than before the others. */
const relevantTriggers = (regionId: RegionId, lane: Lane, active: ReadonlySet<string>): string[] =>
  rulesOfRegion(regionId)
    .map(({ id }) => id)
    .filter(
      (id) => TRIGGER_LIKELIHOODS[id]?.[lane] !== undefined && !oppositesOf(id).some((other) => active.has(other)),
    );

/** The outcome of a lane in words with its numbers. */
function outcome(lane: Lane, horizon: Horizon): string {
  const span = HORIZON_WORDS[horizon];
  const least = MIN_DEATHS[horizon];
  switch (lane) {
    case 'escalation':
      return `In at least one country, conflict deaths in ${span} reach ${least} or more, at least 1.5 times the mean of the past year, and a level that at most 10% of such periods reached.`;
    case 'containment':
      return `In at least one country with a mean of ${least} or more conflict deaths in ${span}, deaths fall to half that mean or less, and to a level that at most 15% of such periods did not exceed.`;
    case 'fragmentation':
      return `No country escalates, but at least 5 conflict deaths in ${span}, and 10% of the total, occur where there were none in the past year.`;
    case 'base':
      return `None of the other outcomes: conflict deaths in ${span} follow the pattern of the past year.`;
  }
}
