import { operation } from '../conventions/operation.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import { simulateRegionalSnapshot } from '../intelligence/simulate-regional-snapshot.ts';
import { JobIdParameter, JobState, STATE_EXAMPLE } from './scenario-job.ts';

export const getScenarioStatus = operation({
  operationId: 'GetScenarioStatus',
  service: 'scenario',
  rpcName: 'get-scenario-status',
  method: 'GET',
  group: 'Scenarios',
  summary: 'A scenario job and its outcome',
  description: 'The job of an id, or the newest that the account started by `run-scenario`.',
  omits: 'Jobs that ended more than 24 hours before.',
  gate: 'pro',
  input: record('GetScenarioStatusQuery', { job_id: Type.Optional(JobIdParameter) }),
  response: extended('GetScenarioStatusResponse', JobState, {
    result: Type.Optional(simulateRegionalSnapshot.response),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: {},
  exampleResponse: STATE_EXAMPLE,
});
