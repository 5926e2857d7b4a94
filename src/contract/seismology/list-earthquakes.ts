import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listEarthquakes = recordList({
  operationId: 'ListEarthquakes',
  service: 'seismology',
  rpcName: 'list-earthquakes',
  group: 'Seismology',
  summary: 'Earthquakes of magnitude 4.5 and above',
  description: 'Earthquakes as the United States Geological Survey lists them.',
  omits: 'Weaker ones and other networks are not listed; magnitudes are revised for days.',
  kinds: ['earthquake'],
  feeds: ['usgs-quakes'],
  items: 'earthquakes',
  item: 'Earthquake',
  observedAs: 'occurredAt',
  observed: 'When it happened.',
  filters: 'countryAndArea',
  members: {
    magnitude: Type.Number(),
    place: Type.Optional(Type.String({ description: 'In words.' })),
    depthKm: Type.Optional(Type.Number()),
    alert: Type.Optional(Type.String({ description: 'Colour of the estimated losses: green, yellow, orange or red.' })),
  },
  exampleItem: {
    id: 'us7000abcd',
    title: 'M 5.1 - 12 km E of Borongan, Philippines',
    url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us7000abcd',
    country: 'PH',
    location: { lat: 11.6, lon: 125.5 },
    occurredAt: EXAMPLE_AT - 3_600_000,
    magnitude: 5.1,
    place: '12 km E of Borongan, Philippines',
    depthKm: 35,
  },
});
