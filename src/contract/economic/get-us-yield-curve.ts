import { observationList } from '../observations/observation-list.ts';

export const getUsYieldCurve = observationList({
  operationId: 'GetUsYieldCurve',
  service: 'economic',
  rpcName: 'get-us-yield-curve',
  group: 'Economic',
  summary: 'Yields of US Treasury securities',
  description: 'Par yields of 3 months, 2, 10 and 30 years on each business day.',
  omits: 'Other maturities and other governments.',
  metrics: { government_yield: 'government_yield' },
  subjects: ['series'],
  feeds: ['treasury-curve'],
  items: 'tenors',
  item: 'TreasuryYield',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    maturity: { from: 'text', detail: 'maturity', description: 'As the Treasury writes it.' },
    yieldPct: { from: 'value', digits: 2, description: 'Per cent a year.' },
    change: {
      from: 'change',
      since: 'previous',
      digits: 2,
      description: 'Since the business day before, percentage points.',
    },
  },
  exampleItem: { series: 'us-10y', maturity: '10 Yr', yieldPct: 4.21, change: 0.03, date: '2026-10-11' },
});
