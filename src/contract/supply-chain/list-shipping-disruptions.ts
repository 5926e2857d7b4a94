import { observationList } from '../observations/observation-list.ts';

export const listShippingDisruptions = observationList({
  operationId: 'ListShippingDisruptions',
  service: 'supply-chain',
  rpcName: 'list-shipping-disruptions',
  group: 'Supply Chain',
  summary: 'Disrupted ports and straits by day',
  description: 'How many ports and straits of a country, or which strait, a named disruption affected on a day.',
  omits: 'Names and causes of disruptions: the terms of the source let derived figures out alone.',
  metrics: { port_disruptions: 'port_disruptions' },
  subjects: ['country', 'chokepoint', 'world'],
  feeds: ['portwatch-disruptions'],
  per: 'day',
  withinDays: 60,
  items: 'days',
  item: 'ShippingDisruptionDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    disruptions: {
      from: 'value',
      digits: 0,
      description: 'Ports and straits affected, counted once for each disruption.',
    },
  },
  exampleItem: { country: 'PH', disruptions: 3, date: '2026-10-11' },
});
