import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';

const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const Pct = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 100, description }));

export const getCountryChokepointIndex = operation({
  ...OBSERVED_READ,
  operationId: 'GetCountryChokepointIndex',
  service: 'supply-chain',
  rpcName: 'get-country-chokepoint-index',
  group: 'Supply Chain',
  summary: 'How much of the oil of a country passes which strait',
  description:
    'Shares of 2023 of oil imports and exports through seven straits, good to about 0.1, and what the traffic of their tankers leaves of them now. Shares overlap: one barrel may pass several straits.',
  omits: 'Gas, other goods, stocks and pipelines.',
  gate: 'pro',
  input: record('GetCountryChokepointIndexQuery', { country_code: CountryParameter, at: AtParameter }),
  response: record('GetCountryChokepointIndexResponse', {
    countryCode: Type.String(),
    coverage: Type.Enum(['full', 'none'], { description: '`none` where no figures of the country are known.' }),
    exposures: Type.Array(
      record('OilExposure', {
        chokepointId: Type.String(),
        name: Type.String(),
        importShare: Share('Of oil imports, through the strait.'),
        exportShare: Share('Of oil exports.'),
        consumptionPct: Pct('Net imports through the strait, of consumption, per cent.'),
        tankerIndex7d: Type.Optional(
          Type.Integer({ minimum: 0, description: 'As in `get-chokepoint-status`: 100 is its own mean of 90 days.' }),
        ),
        lostPct: Pct('Of consumption, per cent: `consumptionPct` times the traffic of tankers that is lost.'),
      }),
      { description: 'The largest share of imports first.' },
    ),
    vulnerabilityIndex: Pct('The largest `consumptionPct`.'),
    lostIndex: Pct('The largest `lostPct`.'),
    basis: Type.Array(Type.String(), { description: 'Sources of the shares.' }),
    ...OBSERVED,
  }),
  failures: ['country_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { country_code: 'JP' },
  exampleResponse: {
    ...{ countryCode: 'JP', coverage: 'full', vulnerabilityIndex: 74.27, lostIndex: 51.25, basis: [] },
    exposures: [
      {
        ...{ chokepointId: 'hormuz_strait', name: 'Strait of Hormuz', importShare: 0.75, exportShare: 0 },
        ...{ consumptionPct: 74.27, tankerIndex7d: 31, lostPct: 51.25 },
      },
    ],
    ...observedExample('portwatch-transits'),
  },
});
