import { HEADLINE_LIST, headlineExample, holdsOneOf } from '../news/list-headlines.ts';
import { recordList } from '../records/record-list.ts';

const WORDS = [
  ...(['aircraft', 'airline', 'airlines', 'airliner', 'airport', 'airports', 'airspace', 'aviation'] as const),
  ...(['flight', 'flights', 'plane', 'planes', 'runway'] as const),
];

export const listAviationNews = recordList({
  ...HEADLINE_LIST,
  operationId: 'ListAviationNews',
  service: 'aviation',
  rpcName: 'list-aviation-news',
  group: 'Aviation',
  summary: 'Headlines about airports, airlines and airspace',
  description: holdsOneOf(WORDS),
  words: WORDS,
  exampleItem: headlineExample('Airport of Aden takes flights again', { country: 'YE', path: '2026/10/2' }),
});
