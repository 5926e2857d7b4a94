import { observationList } from '../observations/observation-list.ts';

export const listGdeltArticles = observationList({
  operationId: 'ListGdeltArticles',
  service: 'intelligence',
  rpcName: 'list-gdelt-articles',
  group: 'Intelligence',
  summary: 'Articles by the country they are about',
  description:
    'Title, link, outlet and number of outlets of stories that GDELT finds to be about a country and of a kind that bears on risk.',
  omits: 'Texts of articles; a title is its publisher’s.',
  metrics: { headlines: 'headlines' },
  subjects: ['country'],
  feeds: ['gdelt-gkg'],
  withinDays: 7,
  items: 'articles',
  item: 'GdeltArticle',
  columns: {
    id: { from: 'id', description: 'Of the story.' },
    title: { from: 'text', detail: 'title', description: 'As its publisher wrote it.' },
    url: { from: 'text', detail: 'link', description: 'Of the article.' },
    outlet: { from: 'text', detail: 'source', description: 'Where it was published.' },
    kind: { from: 'text', detail: 'kind', description: 'What the story is about.' },
    outlets: { from: 'number', detail: 'outlets', digits: 0, description: 'Outlets that print the story.' },
  },
  exampleItem: {
    country: 'UG',
    id: '43af02a3643f77b7',
    title: 'Camps in Uganda take in more refugees',
    url: 'https://example.org/story',
    outlet: 'example.org',
    kind: 'displacement',
    outlets: 2,
  },
});
