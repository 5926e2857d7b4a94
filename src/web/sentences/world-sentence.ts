import type { Responses } from '../../../clients/typescript/client.ts';
import type { Viewing } from '../page.ts';
import { original } from '../words/original.ts';

type Region = Responses['listRegions']['regions'][number];

/** The first thing that a reader of the world meets: the worst region and what is most severe in it. */
export function worldSentence(
  worstFirst: readonly Region[],
  { words, regionNames }: Pick<Viewing, 'words' | 'regionNames'>,
): string {
  const worst = worstFirst.find(({ id, latest }) => id !== 'global' && latest !== undefined);
  if (worst?.latest === undefined) return words.assessing;
  const { headline } = worst.overview ?? {};
  const said = headline === undefined ? words.regime(worst.latest.regime.label) : original(words, headline.text);
  return words.worldHeading(regionNames[worst.id] ?? worst.name, said);
}
