import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listHeadlines = recordList({
  operationId: 'ListHeadlines',
  service: 'news',
  rpcName: 'list-headlines',
  group: 'News',
  summary: 'Headlines of public bodies and newsrooms',
  description: 'Title, link, source and date; the countries are those that a title names.',
  omits: 'Texts are at the source.',
  kinds: ['headline'],
  feeds: ['news-rss'],
  items: 'items',
  item: 'Headline',
  observedAs: 'publishedAt',
  observed: 'When it was published.',
  filters: 'country',
  members: { publisher: Type.Optional(Type.String()) },
  exampleItem: {
    id: '0123456789abcdef',
    title: 'Talks on Yemen resume in Muscat',
    url: 'https://news.un.org/en/story/2026/10/1',
    country: 'YE',
    publishedAt: EXAMPLE_AT - 3_600_000,
    publisher: 'UN News',
  },
});
