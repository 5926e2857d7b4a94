import { observationList } from '../observations/observation-list.ts';

export const getRadiationSummary = observationList({
  operationId: 'GetRadiationSummary',
  service: 'radiation',
  rpcName: 'get-radiation-summary',
  group: 'Radiation',
  summary: 'Gamma dose rate of Germany by hour',
  description: 'Median and highest of all probes in operation, µSv/h.',
  omits: 'Causes: rain alone can double a probe for hours.',
  metrics: {
    'bfs-odl:median': 'bfs-odl:median',
    'bfs-odl:highest': 'bfs-odl:highest',
    'bfs-odl:probes': 'bfs-odl:probes',
  },
  subjects: ['country'],
  feeds: ['bfs-odl'],
  per: 'instant',
  withinDays: 30,
  items: 'hours',
  item: 'RadiationHour',
  columns: {
    median: { from: 'value', metric: 'bfs-odl:median', digits: 3, description: 'µSv/h.' },
    highest: { from: 'value', metric: 'bfs-odl:highest', digits: 3, description: 'µSv/h.' },
    probes: { from: 'value', metric: 'bfs-odl:probes', digits: 0, description: 'Probes in operation.' },
  },
  exampleItem: { country: 'DE', median: 0.091, highest: 0.21, probes: 1_640 },
});
