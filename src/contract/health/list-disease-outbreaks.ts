import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listDiseaseOutbreaks = recordList({
  operationId: 'ListDiseaseOutbreaks',
  service: 'health',
  rpcName: 'list-disease-outbreaks',
  group: 'Public health',
  summary: 'Notices of disease outbreaks',
  description: 'Disease Outbreak News of the World Health Organization: disease, country, day and link.',
  omits: 'Numbers of cases and the text are at the source.',
  kinds: ['disease_outbreak'],
  feeds: ['who-don'],
  items: 'outbreaks',
  item: 'DiseaseOutbreak',
  observedAs: 'publishedAt',
  observed: 'When it was published.',
  filters: 'country',
  members: {
    disease: Type.Optional(Type.String()),
  },
  exampleItem: {
    id: '2026-DON616',
    title: 'Ebola disease - Democratic Republic of the Congo',
    url: 'https://www.who.int/emergencies/disease-outbreak-news/item/2026-DON616',
    country: 'CD',
    publishedAt: EXAMPLE_AT - 864_000_000,
    disease: 'Ebola disease',
  },
});
