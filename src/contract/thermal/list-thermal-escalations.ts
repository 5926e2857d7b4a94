import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const listThermalEscalations = operation({
  ...OBSERVED_READ,
  operationId: 'ListThermalEscalations',
  service: 'thermal',
  rpcName: 'list-thermal-escalations',
  group: 'Thermal',
  summary: 'Countries with unusually many thermal hotspots',
  description:
    'Returns countries whose hotspots of the newest whole day are at least `min_ratio` times the mean of the 30 days before and at least ten more, the largest ratio first, with the reports of armed force of the same week. `window` says how many countries have such a mean; before two weeks are read none has. A hotspot is heat: fires, flares, volcanoes and industry look alike.',
  omits: 'Causes, and countries without a mean.',
  gate: 'key',
  listed: 'clusters',
  input: record('ListThermalEscalationsQuery', {
    min_ratio: Type.Optional(
      Type.Number({ minimum: 1, maximum: 100, description: 'At least this much; 2 when absent.' }),
    ),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListThermalEscalationsResponse', {
    clusters: Type.Array(
      record('ThermalEscalation', {
        countryCode: Type.String(),
        countryName: Type.String(),
        count: Type.Integer({ minimum: 0, description: 'Hotspots of the day.' }),
        baselineExpectedCount: Type.Number({ description: 'Mean of the 30 days before.' }),
        countDelta: Type.Number({ description: 'The difference.' }),
        ratio: Type.Number({ description: 'The quotient; of a mean below 1, of 1.' }),
        forceReports7d: Type.Integer({
          minimum: 0,
          description: 'Reports of armed force in the week that ends with the day.',
        }),
      }),
    ),
    window: record('ThermalWindow', {
      day: Type.Optional(EpochMs('Start of the day that is judged; absent while none is read.')),
      comparedCountries: Type.Integer({ minimum: 0, description: 'Countries with a mean to compare with.' }),
    }),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    clusters: [
      {
        ...{ countryCode: 'SD', countryName: 'Sudan', count: 212, baselineExpectedCount: 64.2, countDelta: 147.8 },
        ...{ ratio: 3.3, forceReports7d: 91 },
      },
    ],
    window: { day: EXAMPLE_AT - 129_600_000, comparedCountries: 203 },
    ...observedExample('firms-hotspots'),
  },
});
