import { observationList } from '../observations/observation-list.ts';

export const getFireSummary = observationList({
  operationId: 'GetFireSummary',
  service: 'wildfire',
  rpcName: 'get-fire-summary',
  group: 'Wildfires',
  summary: 'Thermal hotspots by country and day',
  description:
    'Hotspots that satellites detect in a country on a day, with their radiative power, against the 30 days before; 0 where satellites looked and saw none; of the world: all.',
  omits: 'Single detections, the cause of a hotspot, and fires under cloud.',
  metrics: { thermal_hotspots: 'thermal_hotspots' },
  subjects: ['country', 'world'],
  feeds: ['firms-hotspots'],
  withinDays: 60,
  items: 'days',
  item: 'FireDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    hotspots: { from: 'value', digits: 0, description: 'Detections.' },
    megawatts: { from: 'number', detail: 'megawatts', digits: 0, description: 'Radiative power of all.' },
    mean30d: { from: 'mean', days: 30, digits: 1, description: 'Mean of the 30 days before.' },
    zScore30d: { from: 'zScore', days: 30, digits: 1, description: 'Standard deviations from it.' },
  },
  exampleItem: { country: 'DZ', hotspots: 41, megawatts: 960, mean30d: 22.5, zScore30d: 1.9, date: '2026-10-11' },
});
