import { observationList } from '../observations/observation-list.ts';

export const getOceanIceData = observationList({
  operationId: 'GetOceanIceData',
  service: 'climate',
  rpcName: 'get-ocean-ice-data',
  group: 'Climate',
  summary: 'Sea ice extent of the Arctic and the Antarctic',
  description:
    'Ocean with at least 15 per cent of ice, by day. The anomaly is against the mean of the same calendar day in 1981 to 2010; 29 February has none, too few years having it.',
  omits: 'Thickness, volume, and single seas.',
  metrics: {
    'nsidc-sea-ice:extent': 'nsidc-sea-ice:extent',
    'nsidc-sea-ice:anomaly': 'nsidc-sea-ice:anomaly',
  },
  subjects: ['series'],
  feeds: ['nsidc-sea-ice'],
  per: 'instant',
  withinDays: 1_100,
  items: 'data',
  item: 'SeaIceDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    extentMkm2: { from: 'value', metric: 'nsidc-sea-ice:extent', digits: 3, description: 'Million km².' },
    anomaly: { from: 'value', metric: 'nsidc-sea-ice:anomaly', digits: 3, description: 'Million km².' },
  },
  exampleItem: { series: 'arctic-sea-ice', extentMkm2: 5.421, anomaly: -2.183, date: '2026-10-11' },
});
