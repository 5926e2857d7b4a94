import { operation } from '../conventions/operation.ts';
import {
  checkSupposition,
  SIMULATION_EXAMPLE,
  simulateRegionalSnapshot,
} from '../intelligence/simulate-regional-snapshot.ts';
import { StartedJob, startedExample } from './scenario-job.ts';

export const runScenario = operation({
  operationId: 'RunScenario',
  service: 'scenario',
  rpcName: 'run-scenario',
  method: 'POST',
  group: 'Scenarios',
  summary: 'Starts a simulation of one region as a job',
  description:
    'Queues what `simulate-regional-snapshot` answers while a caller waits. A job survives a restart; its outcome is kept for 24 hours, for its account alone. At most 8 jobs of an account, and 64 in all, are open.',
  omits: 'How likely the supposition is.',
  gate: 'pro',
  successStatus: 202,
  bodyLimitBytes: 64 * 1024,
  input: simulateRegionalSnapshot.input,
  response: StartedJob,
  failures: ['region_unknown', 'snapshot_not_ready', 'assessment_busy', 'store_unavailable'],
  check: checkSupposition,
  exampleInput: SIMULATION_EXAMPLE,
  exampleResponse: startedExample('/api/scenario/v1/get-scenario-status'),
});
