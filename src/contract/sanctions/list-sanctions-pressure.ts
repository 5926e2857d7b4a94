import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const listSanctionsPressure = operation({
  ...OBSERVED_READ,
  operationId: 'ListSanctionsPressure',
  service: 'sanctions',
  rpcName: 'list-sanctions-pressure',
  group: 'Sanctions',
  summary: 'Countries by the sanctions entries that were added',
  description:
    'Returns countries against which the lists of the United States, the European Union, the United Nations, the United Kingdom and Canada added entries in a year, those with the most in 30 days first. A person on two lists counts twice. How many entries a list holds against a country is not known: lists were first read whole, without a day.',
  omits: 'Entries that were listed before a list was first read.',
  gate: 'pro',
  listed: 'countries',
  input: record('ListSanctionsPressureQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListSanctionsPressureResponse', {
    countries: Type.Array(
      record('SanctionsPressure', {
        countryCode: Type.String(),
        countryName: Type.String(),
        newEntryCount30d: Count('Entries added in 30 days.'),
        newEntryCount365d: Count('Entries added in 365 days.'),
        removedCount365d: Count('Entries removed in 365 days.'),
        byList: Type.Array(record('SanctionsListCount', { list: Type.String(), added365d: Count('Entries added.') })),
        newestAt: EpochMs('Day of the newest addition.'),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    countries: [
      {
        ...{
          countryCode: 'IR',
          countryName: 'Iran',
          newEntryCount30d: 52,
          newEntryCount365d: 130,
          removedCount365d: 4,
        },
        ...{ byList: [{ list: 'eu-sanctions', added365d: 25 }], newestAt: EXAMPLE_AT - 172_800_000 },
      },
    ],
    ...observedExample('eu-sanctions'),
  },
});
