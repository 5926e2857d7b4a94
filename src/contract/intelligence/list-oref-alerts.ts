import { observationList } from '../observations/observation-list.ts';

export const listOrefAlerts = observationList({
  operationId: 'ListOrefAlerts',
  service: 'intelligence',
  rpcName: 'list-oref-alerts',
  group: 'Intelligence',
  summary: 'Air-raid alerts in Israel: places under alert',
  description:
    'Places under one wave of alerts, by its start; of the world, places under alert at the last reading of an hour, 0 in a quiet one.',
  omits: 'Names of places and threats: there is no licence to hand records on.',
  metrics: { siren_alerts: 'siren_alerts' },
  subjects: ['country', 'world'],
  feeds: ['sirens'],
  per: 'instant',
  withinDays: 31,
  items: 'waves',
  item: 'SirenWave',
  columns: { places: { from: 'value', digits: 0, description: 'Places under alert.' } },
  exampleItem: { country: 'IL', places: 14 },
});
