import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listFireDetections = recordList({
  operationId: 'ListFireDetections',
  service: 'wildfire',
  rpcName: 'list-fire-detections',
  group: 'Wildfires',
  summary: 'Where satellites see strong heat',
  description:
    'The 5,000 detections of the last day that radiate most, as one satellite saw them at the last reading; two days back by `at`.',
  omits: 'Weaker detections, those of low confidence, what burns, and fires under cloud.',
  kinds: ['fire_detection'],
  feeds: ['firms-hotspots'],
  items: 'fireDetections',
  item: 'FireDetection',
  observedAs: 'detectedAt',
  observed: 'When the satellite passed.',
  filters: 'countryAndArea',
  members: {
    megawatts: Type.Number({ description: 'Radiative power of the pixel.' }),
    confidence: Type.Optional(Type.String({ description: '`nominal` or `high`.' })),
    satellite: Type.String({ description: 'As the source names it, such as `N20`.' }),
    isNight: Type.Optional(Type.Boolean()),
  },
  exampleItem: {
    id: 'N20 2026-10-14 01:12 -11.2,17.9',
    url: 'https://firms.modaps.eosdis.nasa.gov/map/#d:2026-10-14;@17.9,-11.2,10.0z',
    country: 'AO',
    location: { lat: -11.2, lon: 17.9 },
    detectedAt: EXAMPLE_AT - 38_880_000,
    megawatts: 12.5,
    confidence: 'nominal',
    satellite: 'N20',
    isNight: true,
  },
});
