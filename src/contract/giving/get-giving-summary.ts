import { observationList } from '../observations/observation-list.ts';

export const getGivingSummary = observationList({
  operationId: 'GetGivingSummary',
  service: 'giving',
  rpcName: 'get-giving-summary',
  group: 'Giving',
  summary: 'Humanitarian funding by receiving country',
  description: 'Received in the year so far, as reported to OCHA.',
  omits: 'Private giving and funds for several countries.',
  metrics: { 'ocha-fts:funding': 'ocha-fts:funding' },
  heartbeats: ['ocha-fts:total'],
  subjects: ['country'],
  feeds: ['ocha-fts'],
  isNewestOnly: true,
  withinDays: 366,
  items: 'countries',
  item: 'HumanitarianFunding',
  columns: {
    usd: { from: 'value', digits: 0, description: 'USD.' },
    year: { from: 'text', detail: 'year', description: 'The calendar year.' },
    sharePct: { from: 'share', of: 'ocha-fts:total', parts: 100, digits: 1, description: 'Of all funding, percent.' },
  },
  exampleItem: { country: 'SY', usd: 900_000_000, year: '2026', sharePct: 7.5 },
});
