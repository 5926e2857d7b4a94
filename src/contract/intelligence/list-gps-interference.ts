import { observationList } from '../observations/observation-list.ts';

export const listGpsInterference = observationList({
  operationId: 'ListGpsInterference',
  service: 'intelligence',
  rpcName: 'list-gps-interference',
  group: 'Intelligence',
  summary: 'Aircraft with degraded satellite positions by theater',
  description:
    'Share of aircraft in ten circles around theaters that report a degraded accuracy of their satellite positions, in the newest hour of each.',
  omits: 'Areas outside the ten circles, causes, and who interferes.',
  metrics: { gnss_degraded_share: 'gnss_degraded_share' },
  subjects: ['theater'],
  feeds: ['adsb-civil'],
  isNewestOnly: true,
  withinDays: 2,
  items: 'areas',
  item: 'GnssInterference',
  columns: {
    degradedShare: { from: 'value', digits: 3, description: 'Of aircraft that report their accuracy, 0 to 1.' },
    reports: { from: 'number', detail: 'reports', digits: 0, description: 'Aircraft that report it.' },
  },
  exampleItem: { theater: 'black-sea', degradedShare: 0.312, reports: 64 },
});
