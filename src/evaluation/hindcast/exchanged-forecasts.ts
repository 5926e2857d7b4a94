import { seededRandom } from '../seeded-random.ts';
import { MODEL, type ScoredCase } from './scored-case.ts';

const SEED = 5;

/** A placebo: the model's forecasts change places by lot among the origins of each unit, so that only its rates are left. */
export function exchangedForecasts<Case extends ScoredCase>(scores: readonly Case[]): readonly Case[] {
  const stream = seededRandom(SEED);
  const byUnit = new Map<string, Case[]>();
  for (const one of scores) {
    const own = byUnit.get(one.unit) ?? [];
    byUnit.set(one.unit, own);
    own.push(one);
  }
  return [...byUnit.values()].flatMap((own) => {
    const said = own.map(({ forecasts }) => forecasts[MODEL]);
    for (let i = said.length - 1; i > 0; i--) {
      const j = stream.integer(i + 1);
      [said[i], said[j]] = [said[j], said[i]];
    }
    return own.map((one, i) => ({
      ...one,
      forecasts: { ...one.forecasts, [MODEL]: said[i] ?? [0.25, 0.25, 0.25, 0.25] },
    }));
  });
}
