import { observationList } from '../observations/observation-list.ts';

export const getGasTrade = observationList({
  operationId: 'GetGasTrade',
  service: 'economic',
  rpcName: 'get-gas-trade',
  group: 'Economic',
  summary: 'Natural gas imported and exported by European countries',
  description: 'Terajoules of a month by country; the time is the end of the month.',
  omits: 'Countries outside Eurostat, partners, and storage.',
  metrics: { gas_net_imports: 'gas_net_imports' },
  subjects: ['country'],
  feeds: ['eurostat-gas'],
  items: 'months',
  item: 'GasTradeMonth',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    importsTj: { from: 'number', detail: 'imported', digits: 0, description: 'Terajoules.' },
    exportsTj: { from: 'number', detail: 'exported', digits: 0, description: 'Terajoules.' },
    netImportsTj: { from: 'value', digits: 0, description: 'Imports less exports, terajoules.' },
    netChangePct1y: {
      from: 'changePct',
      since: 'year_before',
      digits: 1,
      description: 'Of net imports since the same month a year before, per cent.',
    },
  },
  exampleItem: {
    country: 'AT',
    importsTj: 21400,
    exportsTj: 1300,
    netImportsTj: 20100,
    netChangePct1y: -4.2,
    month: '2026-09',
  },
});
