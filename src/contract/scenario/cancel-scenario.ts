import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { JobIdParameter } from './scenario-job.ts';

export const cancelScenario = operation({
  operationId: 'CancelScenario',
  service: 'scenario',
  rpcName: 'cancel-scenario',
  method: 'POST',
  group: 'Scenarios',
  summary: 'Ends jobs that have not ended',
  description:
    'Ends one job of `run-scenario` or `trigger-simulation`, or without an id every open job of the account. What runs is stopped within seconds; what has ended stays.',
  omits: 'Jobs that have ended.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('CancelScenarioRequest', { jobId: Type.Optional(JobIdParameter) }),
  response: record('CancelScenarioResponse', {
    cancelled: Type.Array(Type.String(), { description: 'Jobs that this request ended.' }),
  }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: {},
  exampleResponse: { cancelled: [] },
});
