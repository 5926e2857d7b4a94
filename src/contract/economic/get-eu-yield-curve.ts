import { observationList } from '../observations/observation-list.ts';

export const getEuYieldCurve = observationList({
  operationId: 'GetEuYieldCurve',
  service: 'economic',
  rpcName: 'get-eu-yield-curve',
  group: 'Economic',
  summary: 'Yields of euro area government bonds',
  description: 'Spot yields of bonds rated AAA for 3 months, 2, 10 and 30 years on each business day.',
  omits: 'Other maturities, ratings and single governments.',
  metrics: { 'ecb-markets:government_yield': 'ecb-markets:government_yield' },
  subjects: ['series'],
  feeds: ['ecb-markets'],
  withinDays: 400,
  items: 'tenors',
  item: 'EuroYield',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    maturity: { from: 'text', detail: 'maturity', description: '3M, 2Y, 10Y or 30Y.' },
    yieldPct: { from: 'value', digits: 3, description: 'Per cent a year.' },
    change: {
      from: 'change',
      since: 'previous',
      digits: 3,
      description: 'Since the business day before, percentage points.',
    },
  },
  exampleItem: { series: 'euro-10y', maturity: '10Y', yieldPct: 2.713, change: 0.021, date: '2026-10-12' },
});
