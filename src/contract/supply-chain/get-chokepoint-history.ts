import { observationList } from '../observations/observation-list.ts';

export const getChokepointHistory = observationList({
  operationId: 'GetChokepointHistory',
  service: 'supply-chain',
  rpcName: 'get-chokepoint-history',
  group: 'Supply Chain',
  summary: 'Traffic of straits and canals against its own norm',
  description:
    'Ships that pass 28 straits and canals on a day, as an index of their own 90 days before; counts are those of IMF PortWatch, a week or more old.',
  omits: 'Counts of ships, single ships and cargo: the terms of the source let derived figures out alone.',
  metrics: {
    transits_total: 'transits_total',
    transits_tanker: 'transits_tanker',
    transits_container: 'transits_container',
  },
  subjects: ['chokepoint'],
  feeds: ['portwatch-transits'],
  per: 'instant',
  withinDays: 370,
  items: 'history',
  item: 'ChokepointTraffic',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    totalIndex: {
      from: 'index',
      metric: 'transits_total',
      days: 90,
      digits: 0,
      description: 'All ships; 100 is the mean of the 90 days before.',
    },
    tankerIndex: { from: 'index', metric: 'transits_tanker', days: 90, digits: 0, description: 'Tankers, likewise.' },
    containerIndex: {
      from: 'index',
      metric: 'transits_container',
      days: 90,
      digits: 0,
      description: 'Container ships, likewise; absent where none passed.',
    },
  },
  exampleItem: { chokepoint: 'hormuz_strait', totalIndex: 38, tankerIndex: 22, containerIndex: 61, date: '2026-10-11' },
});
