import { logScore } from './log-score.ts';
import { roundedFigure } from './rounded-figure.ts';
import { lanesBy, referenceNames, type ScoredForecast } from './scored-forecast.ts';

export interface SkillAgainstBest {
  /** The simple forecast that lost least on the same outcomes. */
  readonly reference: string;
  /** Share of its log loss that was avoided; 0 no better, negative worse. */
  readonly skill: number;
}

/**
 * Log skill against the best of the simple forecasts that were sealed with every set, as the scoreboard quotes it
 * (METHOD.md §11). @returns undefined without a forecast, or where that reference lost nothing
 */
export function skillAgainstBest(scored: readonly ScoredForecast[]): SkillAgainstBest | undefined {
  const lossOf = (name: string): number =>
    scored.reduce((sum, one) => sum + one.count * logScore(lanesBy(one, name), one.outcome), 0);
  const [best] = referenceNames(scored)
    .map((reference) => ({ reference, loss: lossOf(reference) }))
    .sort((a, b) => a.loss - b.loss);
  if (best === undefined || best.loss === 0) return undefined;
  return { reference: best.reference, skill: roundedFigure(1 - lossOf('model') / best.loss) };
}
