import type { Responses } from '../../../clients/typescript/client.ts';
import { corridorState } from '../parts/world-map.tsx';
import type { Words } from '../words/en.ts';
import { original } from '../words/original.ts';

type Chokepoint = Responses['getChokepointStatus']['chokepoints'][number];

/** Which straits are closed and which strained; that none has data is not that none is closed. */
export function corridorsSentence(chokepoints: readonly Chokepoint[], words: Words): string {
  const view = words.corridorsView;
  const counted = chokepoints.flatMap(({ name, trafficIndex7d: index }) =>
    index === undefined ? [] : [{ name, index }],
  );
  if (counted.length === 0) return view.nothing;
  const named = (state: 'closed' | 'strained') =>
    counted
      .filter(({ index }) => corridorState(index) === state)
      .sort((a, b) => a.index - b.index)
      .map(({ name, index }) => view.named(original(words, name), index));
  return view.heading(counted.length, named('closed'), named('strained'));
}
