import type { Responses } from '../../../clients/typescript/client.ts';
import type { Words } from '../words/en.ts';

type Region = Responses['listRegions']['regions'][number];

/** The first thing that a reader of the world meets: the worst region and what is most severe in it. */
export function worldSentence(worstFirst: readonly Region[], words: Words): string {
  const worst = worstFirst.find(({ id, latest }) => id !== 'global' && latest !== undefined);
  if (worst?.latest === undefined) return words.assessing;
  const { headline } = worst.overview ?? {};
  return words.worldHeading(worst.name, headline?.text ?? words.regime(worst.latest.regime.label));
}
