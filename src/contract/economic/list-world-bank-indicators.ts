import { observationList } from '../observations/observation-list.ts';

export const listWorldBankIndicators = observationList({
  operationId: 'ListWorldBankIndicators',
  service: 'economic',
  rpcName: 'list-world-bank-indicators',
  group: 'Economic',
  summary: 'Nine indicators of the World Bank by country and year',
  description:
    'Energy dependence, debt, reserves, inflation, current account, oil rents, food imports and political stability; the time is the end of the year that a figure is of.',
  omits: 'Other indicators, and years for which a country reports nothing.',
  metrics: {
    net_energy_imports: 'EG.IMP.CONS.ZS',
    government_debt: 'GC.DOD.TOTL.GD.ZS',
    short_term_debt: 'DT.DOD.DSTC.IR.ZS',
    reserves_months: 'FI.RES.TOTL.MO',
    inflation: 'FP.CPI.TOTL.ZG',
    current_account: 'BN.CAB.XOKA.GD.ZS',
    oil_rents: 'NY.GDP.PETR.RT.ZS',
    food_imports: 'TM.VAL.FOOD.ZS.UN',
    political_stability: 'GOV_WGI_PV.EST',
  },
  metricAs: 'indicatorCode',
  subjects: ['country'],
  feeds: ['world-bank'],
  withinDays: 3700,
  items: 'data',
  item: 'WorldBankFigure',
  columns: {
    indicatorName: {
      from: 'ofMetric',
      texts: {
        net_energy_imports: 'Net energy imports, per cent of energy use',
        government_debt: 'Central government debt, per cent of GDP',
        short_term_debt: 'Short-term external debt, per cent of reserves',
        reserves_months: 'Reserves, months of imports',
        inflation: 'Consumer price inflation, per cent a year',
        current_account: 'Current account balance, per cent of GDP',
        oil_rents: 'Oil rents, per cent of GDP',
        food_imports: 'Food, per cent of merchandise imports',
        political_stability: 'Political stability, estimate of about -2.5 to 2.5',
      },
      description: 'With its unit.',
    },
    value: { from: 'value', digits: 2, description: 'In the unit of the indicator.' },
  },
  exampleItem: {
    country: 'PK',
    indicatorCode: 'FP.CPI.TOTL.ZG',
    indicatorName: 'Consumer price inflation, per cent a year',
    value: 12.63,
  },
});
