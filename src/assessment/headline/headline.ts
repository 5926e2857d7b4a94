import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { corridorNews } from './corridor-news.ts';
import { placeNews } from './place-news.ts';
import { sentenceOf } from './sentence.ts';

/** The most severe thing that is true now of a region (METHOD.md §13.8). */
export interface Headline {
  /** One sentence of at most 25 words. */
  readonly text: string;
  readonly evidenceIds: readonly string[];
  /** Severity × change × certainty, 0 to 1: headlines of all regions stand on one scale. */
  readonly rank: number;
}

/** How a rank is worded (start): a reader of the headlines alone can order the regions. */
export const HEADLINE_GRADES: readonly (readonly [from: number, grade: string])[] = [
  [0.5, 'Critical'],
  [0.3, 'Severe'],
  [0.2, 'Serious'],
  [0.1, 'Moderate'],
  [0, 'Minor'],
];

export const HEADLINE_WORDS = 25;

const NOTHING: Headline = {
  text: 'No usable data: all values are published priors.',
  evidenceIds: [],
  rank: 0,
};

/**
 * What stands at the top of a region: of all that its evidence says, the one with the highest severity × change × certainty;
 * ties go to the smaller id.
 */
export function headlineOf(world: World, regionId: RegionId): Headline {
  const ranked = [...corridorNews(world, regionId), ...placeNews(world, regionId)]
    .map((news) => ({ news, rank: news.severity * news.change * news.certainty }))
    .sort((a, b) => b.rank - a.rank || (a.news.evidenceId < b.news.evidenceId ? -1 : 1));
  const [top] = ranked;
  if (top === undefined) return NOTHING;
  const grade = HEADLINE_GRADES.find(([from]) => top.rank >= from)?.[1] ?? '';
  return {
    text: sentenceOf(grade, top.news.clauses, HEADLINE_WORDS),
    evidenceIds: [top.news.evidenceId],
    rank: top.rank,
  };
}
