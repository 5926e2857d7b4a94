import { observationList } from '../observations/observation-list.ts';

export const getUsPublicDebt = observationList({
  operationId: 'GetUsPublicDebt',
  service: 'economic',
  rpcName: 'get-us-public-debt',
  group: 'Economic',
  summary: 'Public debt of the United States in dollars',
  description: 'Total public debt outstanding on each business day.',
  omits: 'Debt of states and cities; of other governments see get-national-debt.',
  gate: 'pro',
  metrics: { 'fiscaldata:public_debt': 'fiscaldata:public_debt' },
  subjects: ['country'],
  feeds: ['fiscaldata'],
  items: 'days',
  item: 'PublicDebtDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    debtUsd: { from: 'value', digits: 2, description: 'US dollars.' },
    heldByPublicUsd: { from: 'number', detail: 'heldByPublic', digits: 2, description: 'Held by the public.' },
    change: { from: 'change', since: 'previous', digits: 2, description: 'Since the business day before.' },
  },
  exampleItem: {
    country: 'US',
    debtUsd: 40_301_234_567_890.12,
    heldByPublicUsd: 32_301_234_567_890.12,
    change: 2_234_567_890.12,
    date: '2026-10-13',
  },
});
