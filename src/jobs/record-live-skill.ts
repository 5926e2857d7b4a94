import { regionSubject } from '../assessment/observation.ts';
import { DAY_MS } from '../assessment/time.ts';
import { HORIZONS, type Horizon } from '../contract/intelligence/vocabulary.ts';
import { roundedFigure } from '../evaluation/rounded-figure.ts';
import { outcomeCount, scoredForecast } from '../evaluation/scored-forecast.ts';
import { skillAgainstBest } from '../evaluation/skill-against-best.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastLedger, ForecastTally } from '../ports/forecast-ledger.ts';
import type { NewObservation, ObservationStore } from '../ports/observation-store.ts';
import { REGION_IDS, type RegionId } from '../reference/regions.ts';

/** Different outcomes of a horizon before its skill is anything but 0 (METHOD.md §10). */
export const MIN_OUTCOMES = 30;
const LEDGER = 'forecast-ledger';

export interface LiveSkillDeps {
  readonly forecasts: Pick<ForecastLedger, 'tally'>;
  readonly observations: Pick<ObservationStore, 'appendNow'>;
  readonly clock: Clock;
}

/**
 * Stores the skill of the published lanes of each region so far as an observation: an assessment that is repeated for an
 * earlier instant reads what was known then. Replayed sets count for nothing; figures that did not change are not stored again.
 * @returns how many regions have a new figure
 */
export async function recordLiveSkill({ forecasts, observations, clock }: LiveSkillDeps): Promise<number> {
  const tally = (await forecasts.tally()).filter(({ kind, status }) => kind !== 'replayed' && status === 'scored');
  const rows = REGION_IDS.flatMap((regionId) => {
    const row = skillOf(
      regionId,
      tally.filter((one) => one.regionId === regionId),
    );
    return row === undefined ? [] : [row];
  });
  return rows.length === 0 ? 0 : (await observations.appendNow(rows, clock.now())).appended;
}

/** Mean of the horizons: one with too few outcomes has shown nothing. Undefined while all have. */
function skillOf(regionId: RegionId, tally: readonly ForecastTally[]): NewObservation | undefined {
  const skills = HORIZONS.map((horizon) => ({ horizon, ...skillAt(horizon, tally) }));
  const counted = skills.filter(({ skill }) => skill !== undefined);
  if (counted.length === 0) return undefined;
  const lastDay = Math.max(...tally.map((one) => one.lastDay));
  return {
    feedId: LEDGER,
    recordId: regionId,
    metric: 'lane_skill',
    subject: regionSubject(regionId),
    value: roundedFigure(counted.reduce((sum, { skill = 0 }) => sum + skill, 0) / HORIZONS.length),
    observedAt: (lastDay + 1) * DAY_MS,
    lineage: LEDGER,
    event: regionId,
    detail: Object.fromEntries(counted.map(({ horizon, words }) => [horizon, words])),
  };
}

function skillAt(horizon: Horizon, tally: readonly ForecastTally[]) {
  const own = tally.filter((one) => one.horizon === horizon);
  const outcomes = outcomeCount(own);
  const found = outcomes < MIN_OUTCOMES ? undefined : skillAgainstBest(own.map(scoredForecast));
  if (found === undefined) return { skill: undefined, words: '' };
  return { skill: found.skill, words: `${found.skill} against ${found.reference}, ${outcomes} outcomes` };
}
