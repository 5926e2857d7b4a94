import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import { original, termOf } from '../../words/original.ts';

type Snapshot = Responses['getRegionalSnapshot']['snapshot'];

/**
 * What a figure of a difference is called.
 * @param name as the service names it, such as `scenarioSets.7d.escalation.probability`
 * @returns undefined for one that a table of its own shows
 */
export function figureOf(name: string, actors: Snapshot['actors'], words: Words): string | undefined {
  const { whatIfView: view } = words;
  const [group, ...parts] = name.split('.');
  const [first = '', second = '', third = ''] = parts;
  // The name of a market may hold a full stop.
  const end = original(words, parts.slice(2, -1).join('.'));
  const nameOf = (id: string) =>
    original(words, actors.find(({ actorId }) => actorId === id)?.name ?? id.replace(/^\w+:/, ''));
  switch (group) {
    case 'balance':
      return undefined;
    case 'meta':
      return view.confidence;
    case 'scenarioSets':
      return view.lane(words.lane(second), words.horizon(first));
    case 'actors':
      return view.leverage(nameOf(first));
    case 'leverageEdges':
      return view.edge(nameOf(first), nameOf(second), termOf(words, third));
    case 'transmissionPaths':
      if (name.endsWith('.magnitudeLow')) return view.low(end);
      return name.endsWith('.magnitudeHigh') ? view.high(end) : view.pathConfidence(end);
    default:
      return name;
  }
}
