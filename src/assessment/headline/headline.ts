import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { isRegionId, REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { lazyMap } from '../lazy-map.ts';
import { onceFor } from '../once-for.ts';
import { corridorNews } from './corridor-news.ts';
import type { News } from './news.ts';
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

/** How a rank is worded (start); its hundredths stand behind the word, so that headlines alone order the regions. */
export const HEADLINE_GRADES: readonly (readonly [from: number, grade: string])[] = [
  [0.5, 'Critical'],
  [0.3, 'Severe'],
  [0.2, 'Serious'],
  [0.1, 'Moderate'],
  [0, 'Minor'],
];

export const HEADLINE_WORDS = 25;

/** Of a region without evidence. */
export const NO_DATA: Headline = {
  text: 'No usable data: all values are published priors.',
  evidenceIds: [],
  rank: 0,
};

/** Of a region whose evidence holds no news. */
const NO_LEAD: Headline = { text: 'Nothing in the evidence is severe enough to lead.', evidenceIds: [], rank: 0 };

/** Read once for a region and for the world. */
const newsIn = onceFor((world: World) =>
  lazyMap((id): readonly News[] => (isRegionId(id) ? [...corridorNews(world, id), ...placeNews(world, id)] : [])),
);

/**
 * What is at the top of a region: of all that its evidence says, the one with the highest severity × change × certainty;
 * ties go to the smaller id. The world's is the highest of all regions and its own (METHOD.md §13.8).
 * @returns with the evidence that it cites, which another region's news brings along
 */
export function headlineOf(
  world: World,
  regionId: RegionId,
): { readonly headline: Headline; readonly evidence: readonly EvidenceItem[] } {
  const [top] = (regionId === 'global' ? REGION_IDS : [regionId])
    .flatMap((id) => newsIn(world).get(id))
    .map((news) => ({ news, rank: news.severity * news.change * news.certainty }))
    .sort((a, b) => b.rank - a.rank || (a.news.evidence.id < b.news.evidence.id ? -1 : 1));
  if (top === undefined) return { headline: NO_LEAD, evidence: [] };
  const { news, rank } = top;
  const grade = HEADLINE_GRADES.find(([from]) => rank >= from)?.[1] ?? '';
  const text = sentenceOf(`${grade} (${Math.round(rank * 100)} of 100)`, news.clauses(), HEADLINE_WORDS);
  return { headline: { text, evidenceIds: [news.evidence.id], rank }, evidence: [news.evidence] };
}
