import { Value } from 'typebox/value';
import type { Failure } from '../contract/conventions/failure.ts';
import { ENDPOINTS, type Inputs, type Outputs } from '../contract/endpoints.ts';
import { simulateRegionalSnapshot } from '../contract/intelligence/simulate-regional-snapshot.ts';
import type { ClaimedScenario, ScenarioOutcome } from '../ports/scenario-jobs.ts';
import { REGION_IDS } from '../reference/regions.ts';
import type { AssessmentQueue, QueueResult } from './assessment-queue.ts';
import type { ScenarioWork } from './scenario-runner.ts';
import { simulationTask } from './simulation-task.ts';
import type { HistoryParts } from './snapshot-history.ts';

type Outcome = NonNullable<Outputs['getSimulationOutcome']['result']>;
type Region = Outcome['regions'][number];
type Supposed = Inputs['simulateRegionalSnapshot'];

interface Run {
  /** Epoch ms. */
  readonly instant: number;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

/** The outcome of a job: what a caller of `simulate-regional-snapshot` would have had, of one region or of all. */
export function scenarioWork(parts: HistoryParts & { readonly queue: AssessmentQueue }): ScenarioWork {
  return ({ kind, request, requestedAt, accountId }: ClaimedScenario, signal) => {
    const run = { instant: requestedAt, accountId, signal };
    if (kind === 'region' && Value.Check(ENDPOINTS.runScenario.input, request)) return ofRegion(request, run);
    if (kind === 'world' && Value.Check(ENDPOINTS.triggerSimulation.input, request)) return ofWorld(request, run);
    throw new Error('a stored request has the form that was checked');
  };

  async function ofRegion(request: Supposed, run: Run): Promise<ScenarioOutcome | 'busy'> {
    const simulated = await simulate(request, run);
    if (simulated.ok) return { result: simulated.bytes };
    if (isTransient(simulated.failure)) return 'busy';
    return { failure: simulated.failure.code === 'evidence_expired' ? 'evidence_expired' : 'snapshot_gone' };
  }

  async function ofWorld(
    { regionIds, ...supposed }: Inputs['triggerSimulation'],
    run: Run,
  ): Promise<ScenarioOutcome | 'busy'> {
    const outcome: Outcome = { regions: [], notSimulated: [] };
    for (const regionId of regionIds ?? REGION_IDS) {
      const simulated = await simulate({ regionId, ...supposed }, run);
      if (simulated.ok) outcome.regions.push(regionIn(regionId, simulated.bytes));
      else if (isTransient(simulated.failure)) return 'busy';
      else outcome.notSimulated.push({ regionId, reason: reasonOf(simulated.failure) });
    }
    return { result: new TextEncoder().encode(JSON.stringify(outcome)) };
  }

  async function simulate(request: Supposed, { instant, accountId, signal }: Run): Promise<QueueResult> {
    const task = await simulationTask(request, instant, parts);
    if (!task.ok) return task;
    const caller = { accountId, scheme: 'key', credentialId: '', scopes: [] } as const;
    return parts.queue.work(task.value, { caller, signal });
  }
}

/** Another try may end otherwise. */
const isTransient = ({ code }: Failure): boolean => code === 'assessment_busy' || code === 'store_unavailable';

function reasonOf({ code }: Failure): Outcome['notSimulated'][number]['reason'] {
  if (code === 'evidence_expired') return code;
  return code === 'validation_failed' ? 'outside_window' : 'no_snapshot';
}

/** Axes and lanes alone: the rest of eight regions would be megabytes. */
const SHOWN = /^(balance|scenarioSets)\./;

function regionIn(regionId: string, bytes: Uint8Array): Region {
  const simulated: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Value.Check(simulateRegionalSnapshot.response, simulated)) throw new Error('a simulation has its own form');
  const { basedOn, difference } = simulated;
  return {
    regionId,
    snapshotId: basedOn.snapshotId,
    generatedAt: basedOn.generatedAt,
    regimeFrom: difference.regimeFrom,
    regimeTo: difference.regimeTo,
    numbers: difference.numbers.filter(({ name }) => SHOWN.test(name)),
  };
}
