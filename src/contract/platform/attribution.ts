import type { Static } from 'typebox';
import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

export const SourceAttribution = record(
  'SourceAttribution',
  {
    id: Type.String({ description: 'Our connection to the source, as `/api/health` names it.' }),
    source: Type.String({ description: 'As the source of evidence.' }),
    title: Type.String(),
    url: Type.String({ description: 'Where the source publishes.' }),
    licence: Type.String(),
    attribution: Type.String({ description: 'What to print where its data are shown.' }),
    redistribute: Type.Boolean({
      description: 'Whether its records may be passed on. Of the others only numbers derived from them are served.',
    }),
    needsKey: Type.Boolean({ description: 'Read only where the operator brings a key of their own.' }),
  },
  'One source of evidence and its terms.',
);
export type SourceAttribution = Static<typeof SourceAttribution>;

export const attribution = endpoint({
  operationId: 'GetAttribution',
  method: 'GET',
  path: '/api/attribution',
  group: 'Platform',
  summary: 'Where the data come from and on what terms',
  description:
    'Every source this server can read, with its licence and the words to credit it with. The readable form is a table of `/docs`.',
  gate: 'public',
  input: record('GetAttributionQuery', {}),
  response: record('Attribution', { sources: Type.Array(SourceAttribution) }),
  exampleResponse: {
    sources: [
      {
        id: 'gdelt-events',
        source: 'GDELT',
        title: 'GDELT 2.0 event exports',
        url: 'https://www.gdeltproject.org/',
        licence: 'Free for any use with citation and a link',
        attribution: 'The GDELT Project, https://www.gdeltproject.org/',
        redistribute: true,
        needsKey: false,
      },
    ],
  },
});
