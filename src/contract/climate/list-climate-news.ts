import { HEADLINE_LIST, headlineExample, holdsOneOf } from '../news/list-headlines.ts';
import { recordList } from '../records/record-list.ts';

const WORDS = [
  ...([
    'climate',
    'cyclone',
    'deforestation',
    'drought',
    'droughts',
    'emissions',
    'flood',
    'flooding',
    'floods',
  ] as const),
  ...(['glacier', 'glaciers', 'heatwave', 'heatwaves', 'hurricane', 'monsoon', 'temperature', 'temperatures'] as const),
  ...(['typhoon', 'warming', 'weather', 'wildfire', 'wildfires'] as const),
];

export const listClimateNews = recordList({
  ...HEADLINE_LIST,
  operationId: 'ListClimateNews',
  service: 'climate',
  rpcName: 'list-climate-news',
  group: 'Climate',
  summary: 'Headlines about climate and extreme weather',
  description: holdsOneOf(WORDS),
  words: WORDS,
  exampleItem: headlineExample('Drought in Somalia enters a third year', { country: 'SO', path: '2026/10/3' }),
});
