import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listTropicalCyclones = recordList({
  operationId: 'ListTropicalCyclones',
  service: 'natural',
  rpcName: 'list-tropical-cyclones',
  group: 'Natural disasters',
  summary: 'Tropical cyclones and other named storms',
  description:
    'Storms of orange and red alert at GDACS by the day they began, and open severe storms of NASA EONET by the day they were last seen.',
  omits: 'Tracks, forecasts and wind fields are at the source; one storm may be in both.',
  kinds: ['storm'],
  feeds: ['gdacs', 'eonet'],
  items: 'storms',
  item: 'Storm',
  observedAs: 'observedAt',
  observed: 'When it began, or was last seen.',
  filters: 'countryAndArea',
  members: {
    alertLevel: Type.Optional(Type.String({ description: '`orange` or `red`; absent where the source gives none.' })),
    severity: Type.Optional(Type.String({ description: 'Wind, as the source writes it.' })),
    status: Type.Optional(Type.String({ description: '`current` or `past`, as the source last said.' })),
  },
  exampleItem: {
    id: 'TC-1000772',
    title: 'Tropical Cyclone SURIGAE-21',
    url: 'https://www.gdacs.org/report.aspx?eventid=1000772&eventtype=TC',
    country: 'PH',
    location: { lat: 12.4, lon: 125.1 },
    observedAt: EXAMPLE_AT - 86_400_000,
    alertLevel: 'orange',
    severity: '125 kts',
    status: 'current',
  },
});
