import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { CountryParameter } from './parameters.ts';

const Codes = (description: string) => Type.Array(Type.String(), { description });

export const getCountryFacts = operation({
  operationId: 'GetCountryFacts',
  service: 'intelligence',
  rpcName: 'get-country-facts',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Codes, neighbours, currency and straits of a country',
  description:
    'Returns how this service places a country: its codes, its region, the theaters and straits it belongs to, whom it borders on land, and its currency. Population, capital and government are not held.',
  omits: 'Population, government and disputed borders.',
  gate: 'key',
  input: record('GetCountryFactsQuery', { country_code: CountryParameter }),
  response: record('GetCountryFactsResponse', {
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2; `XK` for Kosovo.' }),
    iso3: Type.String({ description: 'ISO 3166-1 alpha-3.' }),
    m49: Type.String({ description: 'UN M49.' }),
    countryName: Type.String(),
    regionId: Type.String(),
    theaters: Codes('Ids of its theaters, its own first.'),
    neighbours: Codes('ISO 3166-1 alpha-2 of countries with a common land border.'),
    chokepoints: Codes('Ids of the straits and canals on whose shores it lies.'),
    currency: Type.Optional(Type.String({ description: 'ISO 4217: the one it mostly pays with.' })),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['country_unknown'],
  exampleInput: { country_code: 'EG' },
  exampleResponse: {
    countryCode: 'EG',
    iso3: 'EGY',
    m49: '818',
    countryName: 'Egypt',
    regionId: 'mena',
    theaters: ['red-sea', 'eastern-mediterranean'],
    neighbours: ['IL', 'LY', 'PS', 'SD'],
    chokepoints: ['suez'],
    currency: 'EGP',
  },
});
