import { observationList } from '../observations/observation-list.ts';

export const listPredictionMarkets = observationList({
  operationId: 'ListPredictionMarkets',
  service: 'prediction',
  rpcName: 'list-prediction-markets',
  group: 'Predictions',
  summary: 'Prices of geopolitical questions in prediction markets',
  description:
    'The newest price of a yes to the nearest 5 per cent, by the name of the question at its source, and how it moved in a day. Manifold is traded in play money.',
  omits: 'Titles, volumes and exact prices: the terms of the sources let derived figures out alone.',
  metrics: { market_probability: 'market_probability' },
  subjects: ['series'],
  feeds: ['polymarket', 'manifold'],
  isNewestOnly: true,
  withinDays: 7,
  items: 'markets',
  item: 'PredictionMarket',
  columns: {
    probability: { from: 'nearest', step: 0.05, digits: 2, description: 'Price of a yes, to the nearest 0.05.' },
    change1d: { from: 'change', since: 'day_before', digits: 2, description: 'Since a day before, in probability.' },
  },
  exampleItem: { series: 'strait-of-hormuz-closed-for-a-month', probability: 0.15, change1d: 0.02 },
});
