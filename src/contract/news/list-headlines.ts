import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

/** What every list of headlines declares. */
export const HEADLINE_LIST = {
  omits: 'Texts are at the source.',
  kinds: ['headline'],
  feeds: ['news-rss'],
  items: 'items',
  item: 'Headline',
  observedAs: 'publishedAt',
  observed: 'When it was published.',
  filters: 'country',
  members: { publisher: Type.Optional(Type.String()) },
} as const;

/** An item of one, as an example. @param path within the site of the United Nations */
export const headlineExample = (title: string, { country, path }: { country: string; path: string }) => ({
  id: '0123456789abcdef',
  title,
  url: `https://news.un.org/en/story/${path}`,
  country,
  publishedAt: EXAMPLE_AT - 3_600_000,
  publisher: 'UN News',
});

/** Says which headlines a list by the words of their titles holds. */
export const holdsOneOf = (words: readonly string[]): string =>
  `Titles that hold one of the words ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`;

export const listHeadlines = recordList({
  ...HEADLINE_LIST,
  operationId: 'ListHeadlines',
  service: 'news',
  rpcName: 'list-headlines',
  group: 'News',
  summary: 'Headlines of public bodies and newsrooms',
  description: 'Title, link, source and date; the countries are those that a title names.',
  exampleItem: headlineExample('Talks on Yemen resume in Muscat', { country: 'YE', path: '2026/10/1' }),
});
