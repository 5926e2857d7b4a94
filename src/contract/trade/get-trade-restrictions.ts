import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter, CountryParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

export const getTradeRestrictions = operation({
  ...OBSERVED_READ,
  operationId: 'GetTradeRestrictions',
  service: 'trade',
  rpcName: 'get-trade-restrictions',
  group: 'Trade',
  summary: 'Reported embargoes and boycotts, and new sanctions entries',
  description:
    'Returns, for 30 days, who is reported to put an embargo, a boycott or sanctions on whom (CAMEO 163), and the entries that sanctions lists added, by country; the latest come first.',
  omits: 'Tariffs, quotas and whether a report is true.',
  gate: 'key',
  listed: 'restrictions',
  input: record('GetTradeRestrictionsQuery', {
    country_code: Type.Optional(CountryParameter),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('GetTradeRestrictionsResponse', {
    restrictions: Type.Array(
      record('TradeRestriction', {
        kind: Type.Enum(['reported', 'listed'], {
          description: '`reported` by news, or `listed`: added to a sanctions list.',
        }),
        from: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; absent where it is `listed`.' })),
        list: Type.Optional(Type.String({ description: 'Id of the feed of the sanctions list.' })),
        to: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
        reports: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Event rows that GDELT codes; several can be of one event.' }),
        ),
        entries: Type.Optional(Type.Integer({ minimum: 1, description: 'That were added.' })),
        firstSeenAt: EpochMs('Start of the first day of it in the 30 days.'),
        lastSeenAt: EpochMs('Start of the last one.'),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: {},
  exampleResponse: {
    restrictions: [
      {
        ...{ kind: 'reported', from: 'US', to: 'IR', reports: 7 },
        ...{ firstSeenAt: EXAMPLE_AT - 1_512_000_000, lastSeenAt: EXAMPLE_AT - 129_600_000 },
      },
    ],
    ...observedExample('gdelt-events'),
  },
});
