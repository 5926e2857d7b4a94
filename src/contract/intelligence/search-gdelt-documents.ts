import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';
import { AtParameter, CountryParameter } from './parameters.ts';

export const searchGdeltDocuments = operation({
  ...OBSERVED_READ,
  operationId: 'SearchGdeltDocuments',
  service: 'intelligence',
  rpcName: 'search-gdelt-documents',
  group: 'Intelligence',
  summary: 'Articles by the words of their titles',
  description:
    'Returns up to 100 of the articles of `list-gdelt-articles`, of seven days, whose titles hold every word of `query`, the newest first; `matches` counts all of them. Words are compared without accents and case.',
  omits: 'Texts of articles, and articles that GDELT does not find to bear on risk.',
  gate: 'key',
  listed: 'articles',
  input: record('SearchGdeltDocumentsQuery', {
    query: Type.String({ minLength: 1, maxLength: 200, description: 'Words, in any order.' }),
    country_code: Type.Optional(CountryParameter),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('SearchGdeltDocumentsResponse', {
    articles: Type.Array(
      record('FoundArticle', {
        id: Type.String(),
        title: Type.String({ description: 'As its publisher wrote it.' }),
        url: Type.Optional(Type.String()),
        outlet: Type.Optional(Type.String({ description: 'Where it was published.' })),
        outlets: Type.Optional(Type.Integer({ minimum: 1, description: 'That print the story.' })),
        countries: Type.Array(Type.String(), { description: 'That it is about, ISO 3166-1 alpha-2.' }),
        publishedAt: EpochMs('When GDELT saw it.'),
      }),
    ),
    matches: Type.Integer({ minimum: 0 }),
    ...OBSERVED,
  }),
  exampleInput: { query: 'strait' },
  exampleResponse: {
    articles: [
      {
        ...{
          id: '43af02a3643f77b7',
          title: 'Tankers wait before the Strait of Hormuz',
          url: 'https://example.org/story',
        },
        ...{ outlet: 'example.org', outlets: 2, countries: ['IR'], publishedAt: EXAMPLE_AT - 3_600_000 },
      },
    ],
    matches: 1,
    ...observedExample('gdelt-gkg'),
  },
});
