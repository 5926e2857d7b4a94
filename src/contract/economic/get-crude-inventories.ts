import { observationList } from '../observations/observation-list.ts';

export const getCrudeInventories = observationList({
  operationId: 'GetCrudeInventories',
  service: 'economic',
  rpcName: 'get-crude-inventories',
  group: 'Economic',
  summary: 'Petroleum stocks of the United States',
  description:
    'Stocks at the end of a week: commercial crude, the strategic reserve, gasoline, distillate, and crude at Cushing.',
  omits: 'The United States alone; stocks elsewhere are not listed.',
  metrics: { petroleum_stocks: 'petroleum_stocks' },
  subjects: ['series'],
  feeds: ['eia-petroleum'],
  items: 'weeks',
  item: 'CrudeInventory',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    product: { from: 'text', detail: 'stock', description: 'As the report names it.' },
    millionBarrels: { from: 'value', digits: 3, description: 'Million barrels.' },
    change: {
      from: 'change',
      since: 'previous',
      digits: 3,
      description: 'Since the value before: a week, or a year for the oldest.',
    },
  },
  exampleItem: {
    series: 'us-crude-stocks',
    product: 'Commercial (Excluding SPR)',
    millionBarrels: 421.3,
    change: -2.1,
    date: '2026-10-11',
  },
});
