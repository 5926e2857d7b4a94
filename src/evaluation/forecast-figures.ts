import type { ForecastFigures, LaneFigures } from '../contract/intelligence/forecast-scores.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { brierScore } from './brier-score.ts';
import { laneCalibration } from './lane-calibration.ts';
import type { LaneShares } from './lane-shares.ts';
import { logScore } from './log-score.ts';
import { rankedProbabilityScore } from './ranked-probability-score.ts';
import { roundedFigure } from './rounded-figure.ts';
import { skillInterval } from './skill-interval.ts';

/** Forecasts with the same content and outcome. */
export interface ScoredForecast {
  readonly region: string;
  /** Quarters since 1970. */
  readonly quarter: number;
  readonly probabilities: LaneShares;
  /** What reference forecasts gave, by name. */
  readonly references: Readonly<Record<string, LaneShares>>;
  /** Index of the lane that came out. */
  readonly outcome: number;
  readonly count: number;
}

const UNIFORM: LaneShares = [0.25, 0.25, 0.25, 0.25];
/** Published intervals are the same for everybody who asks. */
const SEED = 1;
const DRAWS = 500;

type Score = (probabilities: LaneShares, outcome: number) => number;
const SCORES = { log: logScore, brier: brierScore } as const satisfies Record<string, Score>;

/** What forecasts came to: scores beside references, skill with its interval, and the calibration of every lane. */
export function forecastFigures(scored: readonly ScoredForecast[]): ForecastFigures {
  const scoredCount = scored.reduce((sum, { count }) => sum + count, 0);
  const outcomes = laneFigures([0, 1, 2, 3].map((lane) => countOf(scored, lane)));
  if (scoredCount === 0) return { scoredCount, outcomes, forecasts: [], skills: [], lanes: [] };
  const references = referenceNames(scored);
  const meanOf = (name: string, score: Score) =>
    scored.reduce((sum, one) => sum + one.count * score(sharesOf(one, name), one.outcome), 0) / scoredCount;
  return {
    scoredCount,
    outcomes,
    forecasts: ['model', ...references].map((forecast) => ({
      forecast,
      logScore: roundedFigure(meanOf(forecast, logScore)),
      brierScore: roundedFigure(meanOf(forecast, brierScore)),
      rankedProbabilityScore: roundedFigure(meanOf(forecast, rankedProbabilityScore)),
    })),
    skills: references.flatMap((reference) =>
      (['log', 'brier'] as const).flatMap((score) => {
        const best = Math.min(...references.map((name) => meanOf(name, SCORES[score])));
        const found = skillOf(scored, reference, SCORES[score]);
        if (found === undefined) return [];
        return [{ reference, score, ...found, isBestReference: meanOf(reference, SCORES[score]) === best }];
      }),
    ),
    lanes: LANES.map((lane, i) => ({
      lane,
      ...laneCalibration(
        scored.map(({ probabilities, outcome, count }) => ({
          probability: probabilities[i] ?? 0,
          happened: outcome === i,
          count,
        })),
      ),
    })),
  };
}

/** Lanes by name from figures in the order of LANES. */
export function laneFigures([
  base = 0,
  escalation = 0,
  containment = 0,
  fragmentation = 0,
]: readonly number[]): LaneFigures {
  return { base, escalation, containment, fragmentation };
}

/** References that every forecast was sealed with; the uniform one needs none. */
function referenceNames(scored: readonly ScoredForecast[]): readonly string[] {
  const names = new Set(scored.flatMap(({ references }) => Object.keys(references)));
  return ['uniform', ...[...names].sort().filter((name) => scored.every(({ references }) => name in references))];
}

function sharesOf({ probabilities, references }: ScoredForecast, name: string): LaneShares {
  return name === 'model' ? probabilities : (references[name] ?? UNIFORM);
}

function skillOf(scored: readonly ScoredForecast[], reference: string, score: Score) {
  const losses = scored.map((one) => ({
    region: one.region,
    quarter: one.quarter,
    loss: one.count * score(one.probabilities, one.outcome),
    referenceLoss: one.count * score(sharesOf(one, reference), one.outcome),
  }));
  const found = skillInterval(losses, { seed: SEED, draws: DRAWS });
  if (found === undefined) return undefined;
  return { skill: roundedFigure(found.skill), low: roundedFigure(found.low), high: roundedFigure(found.high) };
}

const countOf = (scored: readonly ScoredForecast[], lane: number): number =>
  scored.reduce((sum, { outcome, count }) => sum + (outcome === lane ? count : 0), 0);
