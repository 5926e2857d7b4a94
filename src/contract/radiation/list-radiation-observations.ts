import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listRadiationObservations = recordList({
  operationId: 'ListRadiationObservations',
  service: 'radiation',
  rpcName: 'list-radiation-observations',
  group: 'Radiation',
  summary: 'Gamma dose rates at the probes of Germany',
  description: 'Mean of an hour at each probe in operation.',
  omits: 'Other countries; changes below 0.01 µSv/h.',
  kinds: ['dose_rate'],
  feeds: ['bfs-odl'],
  items: 'observations',
  item: 'RadiationObservation',
  observedAs: 'measuredAt',
  observed: 'End of the hour since which it is so.',
  filters: 'area',
  members: { doseRate: Type.Number({ description: 'µSv/h.' }) },
  exampleItem: {
    id: '097610001',
    title: 'Augsburg',
    location: { lat: 48.37, lon: 10.9 },
    measuredAt: EXAMPLE_AT - 3_600_000,
    doseRate: 0.08,
  },
});
