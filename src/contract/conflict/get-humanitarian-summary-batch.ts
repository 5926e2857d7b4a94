import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';
import { HUMANITARIAN_EXAMPLE, HumanitarianSummary } from './get-humanitarian-summary.ts';

/** Countries of one request. */
const MAX_COUNTRIES = 25;

export const getHumanitarianSummaryBatch = operation({
  operationId: 'GetHumanitarianSummaryBatch',
  service: 'conflict',
  rpcName: 'get-humanitarian-summary-batch',
  method: 'POST',
  group: 'Conflicts',
  summary: 'Deaths, displacement and protest in several countries',
  description: `Returns what \`get-humanitarian-summary\` does, for at most ${MAX_COUNTRIES} countries, by country code and as of one instant.`,
  omits: 'Needs, aid and displacement by month.',
  gate: 'key',
  bodyLimitBytes: 4 * 1024,
  input: record('GetHumanitarianSummaryBatchRequest', {
    countryCodes: Type.Array(CountryParameter, { minItems: 1, maxItems: MAX_COUNTRIES }),
    at: AtParameter,
  }),
  response: record('GetHumanitarianSummaryBatchResponse', {
    results: Type.Record(Type.String(), HumanitarianSummary, { description: 'By country code.' }),
    requested: Type.Integer({ minimum: 1, description: 'Countries asked for, each counted once.' }),
    fetched: Type.Integer({ minimum: 0, description: 'Countries of which a source gives a figure, 0 included.' }),
    ...OBSERVED,
  }),
  failures: ['country_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { countryCodes: ['SD'] },
  exampleResponse: {
    results: { SD: HUMANITARIAN_EXAMPLE },
    ...{ requested: 1, fetched: 1 },
    ...observedExample('ucdp-candidate'),
  },
});
