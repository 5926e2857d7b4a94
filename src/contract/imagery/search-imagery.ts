import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const searchImagery = recordList({
  operationId: 'SearchImagery',
  service: 'imagery',
  rpcName: 'search-imagery',
  group: 'Imagery',
  summary: 'Satellite scenes over straits and canals',
  description: 'Sentinel-1 and Sentinel-2 scenes that hold a watched fairway; the location is the middle of the scene.',
  omits: 'Other places, and the pictures themselves.',
  kinds: ['satellite_scene'],
  feeds: ['earth-search'],
  items: 'scenes',
  item: 'ImageryScene',
  observedAs: 'takenAt',
  observed: 'When it was taken.',
  filters: 'area',
  members: {
    satellite: Type.String(),
    sensor: Type.Enum(['optical', 'radar']),
    cloudPct: Type.Optional(Type.Integer({ description: 'Share of cloud, percent.' })),
    previewUrl: Type.Optional(Type.String()),
  },
  exampleItem: {
    id: 'S2B_40RCP_20261014_0_L2A',
    location: { lat: 26.5, lon: 56.3 },
    takenAt: EXAMPLE_AT - 19_000_000,
    satellite: 'sentinel-2b',
    sensor: 'optical',
    cloudPct: 4,
  },
});
