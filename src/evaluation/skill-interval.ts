import { lossCells, type PairedLoss } from './loss-cells.ts';
import { type RandomStream, seededRandom } from './seeded-random.ts';
import { sortedQuantile } from './sorted-quantile.ts';

export interface SkillInterval {
  readonly skill: number;
  /** 2.5 % and 97.5 % quantiles of the skill over the draws. */
  readonly low: number;
  readonly high: number;
  /** Share of draws with a skill of 0 or less. */
  readonly notAboveZero: number;
}

export interface BlockBootstrap {
  readonly seed: number;
  /** 2,000 by default. */
  readonly draws?: number;
  /** Consecutive quarters drawn together: 4 by default, at least as long as outcomes and their histories depend on each other. */
  readonly blockQuarters?: number;
  /** See `skillInterval`; `region-blocks` by default. */
  readonly scheme?: 'region-blocks' | 'regions-and-quarters';
}

/**
 * Skill with a 95 % interval by moving-block bootstrap (Künsch 1989) over quarters, clustered by region: what is drawn is a run of
 * consecutive quarters of one region, with all its countries and months. The calendar is closed to a ring, so that no quarter is
 * drawn less often than another (Politis & Romano 1992).
 *
 * `region-blocks` draws every run from a region of its own. `regions-and-quarters` draws the regions first and then the same runs
 * of quarters for all of them: it also covers shocks that strike everywhere and skill that one region alone carries, and is wider.
 * @returns undefined without a case, or where the reference lost nothing
 */
export function skillInterval(cases: readonly PairedLoss[], options: BlockBootstrap): SkillInterval | undefined {
  const cells = lossCells(cases);
  const whole = skill(cells.losses, cells.referenceLosses);
  if (whole === undefined) return undefined;
  const { seed, draws = 2000, blockQuarters = 4, scheme = 'region-blocks' } = options;
  const stream = seededRandom(seed);
  const draw = scheme === 'region-blocks' ? regionBlocks : regionsAndQuarters;
  const skills: number[] = [];
  for (let i = 0; i < draws; i++) {
    const places = draw(stream, { ...cells, blockQuarters: Math.min(blockQuarters, cells.quarterCount) });
    const drawn = skill(
      places.map((place) => cells.losses[place] ?? 0),
      places.map((place) => cells.referenceLosses[place] ?? 0),
    );
    if (drawn !== undefined) skills.push(drawn);
  }
  const sorted = Float64Array.from(skills).sort();
  const notAbove = skills.filter((value) => value <= 0).length / skills.length;
  return {
    skill: whole,
    low: sortedQuantile(sorted, 0.025),
    high: sortedQuantile(sorted, 0.975),
    notAboveZero: notAbove,
  };
}

interface Grid {
  readonly regionCount: number;
  readonly quarterCount: number;
  readonly blockQuarters: number;
}

/** As many cells as there are, in runs that each start anywhere. */
function regionBlocks(stream: RandomStream, { regionCount, quarterCount, blockQuarters }: Grid): readonly number[] {
  const places: number[] = [];
  while (places.length < regionCount * quarterCount) {
    const region = stream.integer(regionCount);
    const start = stream.integer(quarterCount);
    for (let i = 0; i < blockQuarters && places.length < regionCount * quarterCount; i++)
      places.push(region * quarterCount + ((start + i) % quarterCount));
  }
  return places;
}

function regionsAndQuarters(
  stream: RandomStream,
  { regionCount, quarterCount, blockQuarters }: Grid,
): readonly number[] {
  const regions = Array.from({ length: regionCount }, () => stream.integer(regionCount));
  const quarters: number[] = [];
  while (quarters.length < quarterCount) {
    const start = stream.integer(quarterCount);
    for (let i = 0; i < blockQuarters && quarters.length < quarterCount; i++) quarters.push((start + i) % quarterCount);
  }
  return regions.flatMap((region) => quarters.map((quarter) => region * quarterCount + quarter));
}

/**
 * Skill: the share of the reference forecast's loss that a forecast avoids. 1 is perfect, 0 no better than the reference, negative
 * worse; without a lower bound.
 * @param losses, referenceLosses of the same cases, lower is better
 * @returns undefined where the reference lost nothing
 */
export function skill(losses: readonly number[], referenceLosses: readonly number[]): number | undefined {
  const reference = referenceLosses.reduce((sum, value) => sum + value, 0);
  return reference === 0 ? undefined : 1 - losses.reduce((sum, value) => sum + value, 0) / reference;
}
