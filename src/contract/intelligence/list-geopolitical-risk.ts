import { observationList } from '../observations/observation-list.ts';

export const listGeopoliticalRisk = observationList({
  operationId: 'ListGeopoliticalRisk',
  service: 'intelligence',
  rpcName: 'list-geopolitical-risk',
  group: 'Intelligence',
  summary: 'Geopolitical risk index by day',
  description:
    'Share of articles in ten newspapers about geopolitical threats and acts; 100 is the mean of 1985 to 2019.',
  omits: 'Countries, and what the articles say; the newest days are revised.',
  metrics: {
    geopolitical_risk: 'geopolitical_risk',
    'gpr-daily:acts': 'gpr-daily:acts',
    'gpr-daily:threats': 'gpr-daily:threats',
  },
  subjects: ['series'],
  feeds: ['gpr-daily'],
  per: 'instant',
  withinDays: 370,
  items: 'days',
  item: 'GeopoliticalRiskDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    index: { from: 'value', digits: 1, metric: 'geopolitical_risk', description: 'Threats and acts.' },
    acts: { from: 'value', digits: 1, metric: 'gpr-daily:acts', description: 'Acts alone.' },
    threats: { from: 'value', digits: 1, metric: 'gpr-daily:threats', description: 'Threats alone.' },
    indexOfYear: {
      from: 'index',
      metric: 'geopolitical_risk',
      days: 365,
      digits: 0,
      description: 'The index against its own 365 days before, whose mean is 100.',
    },
  },
  exampleItem: {
    series: 'geopolitical-risk',
    index: 131.2,
    acts: 120.4,
    threats: 140.9,
    indexOfYear: 108,
    date: '2026-10-11',
  },
});
