import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listWebcams = recordList({
  operationId: 'ListWebcams',
  service: 'webcam',
  rpcName: 'list-webcams',
  group: 'Webcams',
  summary: 'Road cameras of Finland',
  description: 'Where they are, and the addresses of their pictures, which change every ten minutes.',
  omits: 'Other countries, and the pictures themselves.',
  kinds: ['webcam'],
  feeds: ['digitraffic-cameras'],
  items: 'webcams',
  item: 'Webcam',
  observedAs: 'listedAt',
  observed: 'Since when it is listed so.',
  filters: 'area',
  members: {
    imageUrl: Type.String({ description: 'First of its pictures.' }),
    images: Type.Array(Type.String(), { description: 'All of them.' }),
  },
  exampleItem: {
    id: 'C01502',
    title: 'vt1 Espoo Hirvisuo',
    location: { lat: 60.2, lon: 24.6 },
    listedAt: EXAMPLE_AT,
    imageUrl: 'https://weathercam.digitraffic.fi/C0150201.jpg',
    images: ['https://weathercam.digitraffic.fi/C0150201.jpg'],
  },
});
