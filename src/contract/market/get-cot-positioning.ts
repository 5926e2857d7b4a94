import { observationList } from '../observations/observation-list.ts';

export const getCotPositioning = observationList({
  operationId: 'GetCotPositioning',
  service: 'market',
  rpcName: 'get-cot-positioning',
  group: 'Markets',
  summary: 'Positions of large speculators in futures by week',
  description: 'Contracts that non-commercial traders hold in thirteen markets, on Tuesdays, published on Fridays.',
  omits: 'Options, hedgers, small traders, and other markets.',
  metrics: { 'cftc-positions:net_position': 'cftc-positions:net_position' },
  subjects: ['series'],
  feeds: ['cftc-positions'],
  withinDays: 1_100,
  items: 'instruments',
  item: 'FuturesPositions',
  columns: {
    reportDate: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    market: { from: 'text', detail: 'market', description: 'Commodity, currency, index or bond, and exchange.' },
    long: { from: 'number', detail: 'long', digits: 0, description: 'Long contracts.' },
    short: { from: 'number', detail: 'short', digits: 0, description: 'Short contracts.' },
    net: { from: 'value', digits: 0, description: 'Long less short.' },
    weekChange: { from: 'change', since: 'previous', digits: 0, description: 'Of `net`, since the report before.' },
  },
  exampleItem: {
    series: 'gold-futures',
    market: 'Gold (COMEX)',
    long: 249_736,
    short: 31_104,
    net: 218_632,
    weekChange: -7_221,
    reportDate: '2026-09-29',
  },
});
