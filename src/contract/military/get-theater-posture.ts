import { observationList } from '../observations/observation-list.ts';

export const getTheaterPosture = observationList({
  operationId: 'GetTheaterPosture',
  service: 'military',
  rpcName: 'get-theater-posture',
  group: 'Military',
  summary: 'Military aircraft by theater against its own norm',
  description: 'Military aircraft received in a theater in the newest hour, and how unusual that is.',
  omits: 'Aircraft that send no position, ships, and what they do.',
  metrics: { military_aircraft: 'military_aircraft' },
  subjects: ['theater'],
  feeds: ['adsb-military'],
  isNewestOnly: true,
  withinDays: 2,
  items: 'theaters',
  item: 'TheaterPosture',
  columns: {
    activeFlights: { from: 'value', digits: 0, description: 'Aircraft received.' },
    baseline14d: { from: 'mean', days: 14, digits: 1, description: 'Mean of the hours of 14 days before.' },
    zScore: { from: 'zScore', days: 14, digits: 1, description: 'Standard deviations from it.' },
  },
  exampleItem: { theater: 'taiwan-strait', activeFlights: 12, baseline14d: 6.4, zScore: 2.3 },
});
