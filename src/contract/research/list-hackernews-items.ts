import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listHackernewsItems = recordList({
  operationId: 'ListHackernewsItems',
  service: 'research',
  rpcName: 'list-hackernews-items',
  group: 'Research',
  summary: 'Stories of the front page of Hacker News',
  description: 'Title, discussion and publisher.',
  omits: 'Points, comments and names: no licence is stated for them.',
  kinds: ['technology_story'],
  feeds: ['hn-front-page'],
  items: 'items',
  item: 'HackernewsItem',
  observedAs: 'submittedAt',
  observed: 'When it was submitted.',
  filters: 'plain',
  members: { publisher: Type.Optional(Type.String({ description: 'Host that it links to.' })) },
  exampleItem: {
    id: '45500001',
    title: 'A story',
    url: 'https://news.ycombinator.com/item?id=45500001',
    submittedAt: EXAMPLE_AT - 7_200_000,
    publisher: 'example.org',
  },
});
