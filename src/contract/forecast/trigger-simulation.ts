import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { REGION_IDS } from '../intelligence/region-ids.ts';
import { checkSupposition, SUPPOSITION } from '../intelligence/simulate-regional-snapshot.ts';
import { StartedJob, startedExample } from '../scenario/scenario-job.ts';

export const triggerSimulation = operation({
  operationId: 'TriggerSimulation',
  service: 'forecast',
  rpcName: 'trigger-simulation',
  method: 'POST',
  group: 'Forecasts',
  summary: 'Starts a simulation of all regions as a job',
  description:
    'Supposes the same of every region, to see whose forecasts it moves. The job is like those of `run-scenario`, and counts with them.',
  omits: 'Actors, evidence and paths of the simulated regions.',
  gate: 'pro',
  successStatus: 202,
  bodyLimitBytes: 64 * 1024,
  input: record('TriggerSimulationRequest', {
    ...SUPPOSITION,
    regionIds: Type.Optional(
      Type.Array(Type.Enum([...REGION_IDS]), {
        minItems: 1,
        maxItems: REGION_IDS.length,
        uniqueItems: true,
        description: 'Only these regions; all when absent.',
      }),
    ),
  }),
  response: StartedJob,
  failures: ['assessment_busy', 'store_unavailable'],
  check: checkSupposition,
  exampleInput: { preset: 'Hormuz closed' },
  exampleResponse: startedExample('/api/forecast/v1/get-simulation-outcome'),
});
