import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

/** Of one country; a figure that no source was read for is absent. */
export const HumanitarianSummary = record('HumanitarianSummary', {
  countryCode: Type.String(),
  countryName: Type.String(),
  conflictFatalities: Type.Optional(Count('Best estimate of deaths in 90 days.')),
  conflictEventsTotal: Type.Optional(Count('Events of organised violence with a death in them.')),
  referencePeriodEnd: Type.Optional(EpochMs('End of the 90 days.')),
  displaced: Type.Optional(Count('Refugees, asylum seekers, others abroad and internally displaced people.')),
  displacedAt: Type.Optional(EpochMs('What that is of.')),
  protestReports30d: Type.Optional(Count('Reports of protest in 30 days.')),
  forceReports30d: Type.Optional(Count('Reports of armed force in 30 days.')),
});

export const HUMANITARIAN_EXAMPLE = {
  ...{ countryCode: 'SD', countryName: 'Sudan', conflictFatalities: 1_904, conflictEventsTotal: 233 },
  ...{ referencePeriodEnd: EXAMPLE_AT - 1_209_600_000, displaced: 12_800_000, displacedAt: EXAMPLE_AT - 9_158_400_001 },
  ...{ protestReports30d: 18, forceReports30d: 811 },
};

export const getHumanitarianSummary = operation({
  ...OBSERVED_READ,
  operationId: 'GetHumanitarianSummary',
  service: 'conflict',
  rpcName: 'get-humanitarian-summary',
  group: 'Conflicts',
  summary: 'Deaths, displacement and protest in one country',
  description:
    'Returns the deaths by organised violence in the 90 days that end with the newest release of UCDP, people displaced from the country, and reports of protest and of force in 30 days. Each figure has its own time. A figure is absent where its source has not been read; 0 where it has been and names none.',
  omits: 'Needs, aid and displacement by month.',
  gate: 'key',
  input: record('GetHumanitarianSummaryQuery', { country_code: CountryParameter, at: AtParameter }),
  response: record('GetHumanitarianSummaryResponse', {
    summary: HumanitarianSummary,
    ...OBSERVED,
  }),
  failures: ['country_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { country_code: 'SD' },
  exampleResponse: {
    summary: HUMANITARIAN_EXAMPLE,
    ...observedExample('ucdp-candidate'),
  },
});
