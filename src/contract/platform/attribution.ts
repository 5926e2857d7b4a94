import type { Static } from 'typebox';
import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

export const SourceAttribution = record(
  'SourceAttribution',
  {
    id: Type.String({ description: 'Feed id, as in `/api/health`.' }),
    source: Type.String({ description: 'Source, as in evidence.' }),
    title: Type.String(),
    url: Type.String({ description: 'Page of the source.' }),
    licence: Type.String(),
    attribution: Type.String({ description: 'Attribution to show with its data.' }),
    redistribute: Type.Boolean({
      description:
        'Whether its records may be redistributed. Of the others only derived numbers are served, or titles with their links.',
    }),
    needsKey: Type.Boolean({ description: 'Polled only where the operator has set a key.' }),
  },
  'One source of evidence and its terms.',
);
export type SourceAttribution = Static<typeof SourceAttribution>;

export const attribution = endpoint({
  operationId: 'GetAttribution',
  method: 'GET',
  path: '/api/attribution',
  group: 'Platform',
  summary: 'Data sources and their terms',
  description:
    'Every source this server can read, with its licence and the words to credit it with. The readable form is a table of `/docs`.',
  gate: 'public',
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
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
