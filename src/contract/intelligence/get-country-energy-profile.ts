import { observationList } from '../observations/observation-list.ts';

export const getCountryEnergyProfile = observationList({
  operationId: 'GetCountryEnergyProfile',
  service: 'intelligence',
  rpcName: 'get-country-energy-profile',
  group: 'Intelligence',
  summary: 'Oil and gas produced and consumed by country and year',
  description: 'Terawatt-hours; the time is the end of the year that the figures are of.',
  omits: 'Coal, electricity, imports and prices.',
  metrics: {
    oil_production: 'oil_production',
    oil_consumption: 'oil_consumption',
    gas_production: 'gas_production',
    gas_consumption: 'gas_consumption',
  },
  subjects: ['country'],
  feeds: ['owid-energy'],
  per: 'instant',
  withinDays: 3700,
  items: 'years',
  item: 'CountryEnergyYear',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    oilProductionTwh: { from: 'value', digits: 1, metric: 'oil_production', description: 'Terawatt-hours.' },
    oilConsumptionTwh: { from: 'value', digits: 1, metric: 'oil_consumption', description: 'Terawatt-hours.' },
    gasProductionTwh: { from: 'value', digits: 1, metric: 'gas_production', description: 'Terawatt-hours.' },
    gasConsumptionTwh: { from: 'value', digits: 1, metric: 'gas_consumption', description: 'Terawatt-hours.' },
  },
  exampleItem: {
    country: 'NO',
    oilProductionTwh: 1102.4,
    oilConsumptionTwh: 104.2,
    gasProductionTwh: 1214.5,
    gasConsumptionTwh: 40.1,
    year: '2025',
  },
});
