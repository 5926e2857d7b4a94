import { observationList } from '../observations/observation-list.ts';

export const listLongTermRates = observationList({
  operationId: 'ListLongTermRates',
  service: 'economic',
  rpcName: 'list-long-term-rates',
  group: 'Economic',
  summary: 'Long-term interest rates by country',
  description:
    'Yields of government bonds of about ten years, mean of a month, for some 40 countries of the OECD and its partners.',
  omits: 'Countries that do not report to the OECD, and daily yields.',
  metrics: { long_term_rate: 'long_term_rate' },
  subjects: ['country'],
  feeds: ['oecd-markets'],
  items: 'rates',
  item: 'LongTermRate',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    ratePct: { from: 'value', digits: 2, description: 'Per cent a year.' },
    change: { from: 'change', since: 'previous', digits: 2, description: 'Since the month before, percentage points.' },
  },
  exampleItem: { country: 'IT', ratePct: 3.62, change: -0.08, month: '2026-09' },
});
