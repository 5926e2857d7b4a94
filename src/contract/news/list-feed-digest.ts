import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const listFeedDigest = operation({
  ...OBSERVED_READ,
  operationId: 'ListFeedDigest',
  service: 'news',
  rpcName: 'list-feed-digest',
  group: 'News',
  summary: 'The newest headlines of every region',
  description:
    'Returns up to ten headlines of each region, by the countries that their titles name, and up to ten that name none, the newest first. `list-headlines` has all of them. Texts are at the source.',
  omits: 'All but the ten newest of a region.',
  gate: 'key',
  listed: 'categories',
  input: record('ListFeedDigestQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListFeedDigestResponse', {
    categories: Type.Array(
      record('DigestCategory', {
        regionId: Type.Optional(Type.String({ description: 'Absent for headlines that name no country.' })),
        items: Type.Array(
          record('DigestItem', {
            title: Type.Optional(Type.String()),
            url: Type.Optional(Type.String()),
            publisher: Type.Optional(Type.String()),
            country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; of several the first.' })),
            publishedAt: EpochMs('When it was published.'),
          }),
        ),
      }),
      { description: 'Regions without a headline are absent.' },
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    categories: [
      {
        regionId: 'mena',
        items: [
          {
            ...{ title: 'Talks on Yemen resume in Muscat', url: 'https://news.un.org/en/story/2026/10/1' },
            ...{ publisher: 'UN News', country: 'YE', publishedAt: EXAMPLE_AT - 3_600_000 },
          },
        ],
      },
    ],
    ...observedExample('news-rss'),
  },
});
