import { observationList } from '../observations/observation-list.ts';

export const getBisPolicyRates = observationList({
  operationId: 'GetBisPolicyRates',
  service: 'economic',
  rpcName: 'get-bis-policy-rates',
  group: 'Economic',
  summary: 'Policy rates of central banks by month',
  description: 'Of some 40 central banks, at the end of each month; the euro area is a series.',
  omits: 'Days within a month, and other rates of central banks.',
  metrics: { 'bis-policy-rates:policy_rate': 'bis-policy-rates:policy_rate' },
  subjects: ['country', 'series'],
  feeds: ['bis-policy-rates'],
  withinDays: 1_130,
  items: 'rates',
  item: 'PolicyRate',
  columns: {
    month: { from: 'period', of: 'month', description: 'YYYY-MM.' },
    ratePct: { from: 'value', digits: 4, description: 'Per cent a year.' },
    change: { from: 'change', since: 'previous', digits: 4, description: 'Since the month before, percentage points.' },
  },
  exampleItem: { country: 'TR', month: '2026-09', ratePct: 37.5, change: -1 },
});
