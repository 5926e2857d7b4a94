import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { NumberChange } from '../intelligence/snapshot-difference.ts';
import { REGIME_LABELS } from '../intelligence/vocabulary.ts';
import { JobIdParameter, JobState, STATE_EXAMPLE } from '../scenario/scenario-job.ts';

const label = Type.Enum([...REGIME_LABELS]);

/** What a supposition does to every region. */
export const SimulationOutcome = record('SimulationOutcome', {
  regions: Type.Array(
    record('SimulatedRegion', {
      regionId: Type.String(),
      snapshotId: Type.String({ description: 'Snapshot that it is compared with.' }),
      generatedAt: EpochMs('The instant at which both are assessed.'),
      regimeFrom: label,
      regimeTo: label,
      numbers: Type.Array(NumberChange, { description: 'Axes and lane probabilities that differ.' }),
    }),
  ),
  notSimulated: Type.Array(
    record('RegionNotSimulated', {
      regionId: Type.String(),
      reason: Type.Enum(['no_snapshot', 'evidence_expired', 'outside_window'], {
        description: '`outside_window`: an observation is dated after its snapshot, or too long before.',
      }),
    }),
  ),
});

export const getSimulationOutcome = operation({
  operationId: 'GetSimulationOutcome',
  service: 'forecast',
  rpcName: 'get-simulation-outcome',
  method: 'GET',
  group: 'Forecasts',
  summary: 'A simulation of every region and its outcome',
  description: 'The job of an id, or the newest that the account started by `trigger-simulation`.',
  omits: 'Actors, evidence and paths of the simulated regions; jobs that ended more than 24 hours before.',
  gate: 'pro',
  input: record('GetSimulationOutcomeQuery', { job_id: Type.Optional(JobIdParameter) }),
  response: extended('GetSimulationOutcomeResponse', JobState, { result: Type.Optional(SimulationOutcome) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: {},
  exampleResponse: STATE_EXAMPLE,
});
