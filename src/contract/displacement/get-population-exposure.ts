import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter, PointParameters } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';

export const getPopulationExposure = operation({
  ...OBSERVED_READ,
  operationId: 'GetPopulationExposure',
  service: 'displacement',
  rpcName: 'get-population-exposure',
  group: 'Displacement',
  summary: 'How many people live around a point',
  description:
    'Land of each country within a distance, times the people per km² of that country, as if they lived spread evenly, to two digits; the largest land comes first.',
  omits: 'Where in a country people live: near a city there are more of them, in a desert fewer.',
  gate: 'key',
  input: record('GetPopulationExposureQuery', {
    ...PointParameters,
    radius_km: Type.Number({ minimum: 1, maximum: 500, description: 'Distance over the surface.' }),
    at: AtParameter,
  }),
  response: record('GetPopulationExposureResponse', {
    population: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Of the countries whose density is known; absent where none is, 0 at sea.',
      }),
    ),
    countries: Type.Array(
      record('ExposedCountry', {
        country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
        landKm2: Type.Integer({ minimum: 0, description: 'Of its land within the distance.' }),
        peoplePerKm2: Type.Optional(Type.Number({ description: 'Absent where it is not known.' })),
        population: Type.Optional(Type.Integer({ minimum: 0 })),
        year: Type.Optional(Type.String({ description: 'That the density is of.' })),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: { lat: 36.2, lon: 37.1, radius_km: 100 },
  exampleResponse: {
    population: 3_900_000,
    countries: [
      { country: 'SY', landKm2: 21_400, peoplePerKm2: 128.2, population: 2_700_000, year: '2023' },
      { country: 'TR', landKm2: 10_000, peoplePerKm2: 115.7, population: 1_200_000, year: '2023' },
    ],
    ...observedExample('world-bank'),
  },
});
