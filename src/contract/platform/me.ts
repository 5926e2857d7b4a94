import { endpoint } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { DataWorld } from './data-world.ts';

const Limit = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

export const me = endpoint({
  operationId: 'GetMe',
  method: 'GET',
  path: '/api/me',
  group: 'Platform',
  summary: 'The account of a credential and what it may do',
  description:
    'Account, plan, scopes and limits of the caller. Remaining requests are in the rate headers of this and every other answer; looking at the model runs that are left takes none.',
  gate: 'key',
  input: record('GetMeQuery', {}),
  response: record('Me', {
    account: Type.String(),
    planKey: Type.Optional(Type.String({ description: 'Absent while the subscription cannot be verified.' })),
    tier: Type.Optional(
      Type.Integer({ minimum: 0, description: '0 also while the subscription is not active; absent like `planKey`.' }),
    ),
    scopes: Type.Array(Type.String()),
    limits: record(
      'AccountLimits',
      {
        requestsPerMinute: Limit('Requests per minute.'),
        requestsPerUtcDay: Limit('Requests per UTC day.'),
        deductPerUtcDay: record('ModelRuns', {
          limit: Limit('Model runs per UTC day.'),
          remaining: Limit('Left of them today; absent also while the counters cannot be reached.'),
        }),
      },
      'The limits in force, of all credentials of the account together; those of the free plan where the plan cannot be verified. Absent is without a limit.',
    ),
    sessionEndsAt: Type.Optional(EpochMs('Of a session: when it ends unless it is used again.')),
    world: DataWorld,
  }),
  exampleResponse: {
    account: 'acme',
    planKey: 'pro_monthly',
    tier: 1,
    scopes: [],
    limits: {
      requestsPerMinute: 120,
      requestsPerUtcDay: 10_000,
      deductPerUtcDay: { limit: 500, remaining: 498 },
    },
    world: 'live',
  },
});
