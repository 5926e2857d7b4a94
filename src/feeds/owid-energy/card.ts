import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const OWID_ENERGY_CARD: FeedCard = {
  id: 'owid-energy',
  title: 'Oil and gas produced and used by country, yearly',
  source: 'Our World in Data',
  url: 'https://github.com/owid/energy-data',
  licence: 'CC BY 4.0; underlying Energy Institute and Ember data under their own terms',
  attribution: 'Our World in Data, Energy dataset; Energy Institute, Statistical Review of World Energy; Ember',
  mayHandOn: 'records',
  metrics: ['oil_production', 'oil_consumption', 'gas_production', 'gas_consumption'],
  cadenceMs: 7 * DAY_MS,
  // The Statistical Review of a year is published in June or July of the next.
  publicationLagMs: 210 * DAY_MS,
  maxAgeMs: 800 * DAY_MS,
  // Some 220 countries × 6 years × up to 4 figures.
  expectedRecords: [300, 6_000],
  rowCheck: 'half_of_last',
  maxSpanMs: 5_500 * DAY_MS,
};

/** The fields of its answers. */
export const OWID_ENERGY_FIELDS: AnswerFields = [
  {
    expected: ['country', 'year', 'iso_code', 'oil_production', 'oil_consumption', 'gas_production', 'gas_consumption'],
    known: [
      'population',
      'gdp',
      'biofuel_*',
      'carbon_intensity_elec',
      'coal_*',
      'electricity_*',
      'energy_*',
      'fossil_*',
      'gas_*',
      'greenhouse_gas_emissions',
      'hydro_*',
      'low_carbon_*',
      'net_elec_imports*',
      'nuclear_*',
      'oil_*',
      'other_renewable*',
      'per_capita_electricity',
      'primary_energy_consumption',
      'renewables_*',
      'solar_*',
      'wind_*',
    ],
  },
];
