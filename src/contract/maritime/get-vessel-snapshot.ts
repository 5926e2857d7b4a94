import { observationList } from '../observations/observation-list.ts';

export const getVesselSnapshot = observationList({
  operationId: 'GetVesselSnapshot',
  service: 'maritime',
  rpcName: 'get-vessel-snapshot',
  group: 'Maritime',
  summary: 'Ships under way in watched areas of the Baltic',
  description: 'Ships under way in the newest hour of each area, from the AIS receivers of Finland.',
  omits: 'Other seas, positions, and single ships.',
  metrics: { vessels_tracked: 'vessels_tracked' },
  subjects: ['theater', 'chokepoint', 'world'],
  feeds: ['digitraffic-ais'],
  isNewestOnly: true,
  withinDays: 2,
  items: 'areas',
  item: 'VesselArea',
  columns: {
    area: { from: 'text', detail: 'area', description: 'Its name.' },
    vessels: { from: 'value', digits: 0, description: 'Ships under way.' },
    baseline14d: { from: 'mean', days: 14, digits: 1, description: 'Mean of the hours of 14 days before.' },
    zScore: { from: 'zScore', days: 14, digits: 1, description: 'Standard deviations from it.' },
  },
  exampleItem: {
    theater: 'baltic-nordic',
    area: 'Northern Baltic Proper',
    vessels: 62,
    baseline14d: 58.4,
    zScore: 0.7,
  },
});
