import type { ForecastFigures, LaneFigures } from '../contract/intelligence/forecast-scores.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { brierScore } from './brier-score.ts';
import { laneCalibration } from './lane-calibration.ts';
import type { LaneShares } from './lane-shares.ts';
import { logScore } from './log-score.ts';
import { rankedProbabilityScore } from './ranked-probability-score.ts';
import { roundedFigure } from './rounded-figure.ts';
import { lanesBy, referenceNames, type ScoredForecast } from './scored-forecast.ts';
import { skillInterval } from './skill-interval.ts';

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
  const forecasts = ['model', ...references].map((name) => meanScores(scored, name, scoredCount));
  return {
    scoredCount,
    outcomes,
    forecasts,
    skills: references.flatMap((reference) => [
      ...skillsOf(scored, { reference, score: 'log', best: minOf(forecasts, 'logScore') }),
      ...skillsOf(scored, { reference, score: 'brier', best: minOf(forecasts, 'brierScore') }),
    ]),
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

type Scores = ForecastFigures['forecasts'][number];

function meanScores(scored: readonly ScoredForecast[], name: string, scoredCount: number): Scores {
  const mean = (score: Score) =>
    roundedFigure(
      scored.reduce((sum, one) => sum + one.count * score(lanesBy(one, name), one.outcome), 0) / scoredCount,
    );
  return {
    forecast: name,
    logScore: mean(logScore),
    brierScore: mean(brierScore),
    rankedProbabilityScore: mean(rankedProbabilityScore),
  };
}

/** Names of the references that lost least. */
function minOf(forecasts: readonly Scores[], score: 'logScore' | 'brierScore'): readonly string[] {
  const references = forecasts.filter(({ forecast }) => forecast !== 'model');
  const least = Math.min(...references.map((one) => one[score]));
  return references.filter((one) => one[score] === least).map(({ forecast }) => forecast);
}

function skillsOf(
  scored: readonly ScoredForecast[],
  { reference, score, best }: { reference: string; score: keyof typeof SCORES; best: readonly string[] },
): ForecastFigures['skills'] {
  const lossOf = SCORES[score];
  const losses = scored.map((one) => ({
    region: one.region,
    quarter: one.quarter,
    loss: one.count * lossOf(one.probabilities, one.outcome),
    referenceLoss: one.count * lossOf(lanesBy(one, reference), one.outcome),
  }));
  const found = skillInterval(losses, { seed: SEED, draws: DRAWS });
  if (found === undefined) return [];
  const [skill, low, high] = [found.skill, found.low, found.high].map(roundedFigure);
  return [
    { reference, score, skill: skill ?? 0, low: low ?? 0, high: high ?? 0, isBestReference: best.includes(reference) },
  ];
}

const countOf = (scored: readonly ScoredForecast[], lane: number): number =>
  scored.reduce((sum, { outcome, count }) => sum + (outcome === lane ? count : 0), 0);
