import { INPUTS, type Input } from './inputs.ts';
import type { MetricId } from './metrics.ts';
import { WORLD_SUBJECT } from './observation.ts';
import type { ObservationIndex } from './observation-index.ts';
import { newestAt } from './rollup/known-index.ts';

export interface InputStatus {
  readonly input: Input;
  readonly status: 'reporting' | 'stale' | 'missing';
  /** Time of the newest content, epoch ms. */
  readonly newestAt?: number;
}

/** How an input reports. @throws Error for an id that is no input */
export function statusOf(inputs: ReadonlyMap<string, InputStatus>, id: string): InputStatus {
  const status = inputs.get(id);
  if (status === undefined) throw new Error(`no input is called ${id}`);
  return status;
}

/** Status of every input at the index's instant, by the age of its content alone (METHOD.md A5). */
export function inputStatuses(index: ObservationIndex): ReadonlyMap<string, InputStatus> {
  return new Map(INPUTS.map((input: Input) => [input.id, statusIn(input, index)]));
}

function statusIn(input: Input, index: ObservationIndex): InputStatus {
  return statusAt(input, input.pulse === undefined ? undefined : newestContentAt(input.pulse, index), index.instant);
}

/**
 * Status of one part of an input, such as one theater whose receivers fail while others report.
 * @param newestAt of its newest content, epoch ms; undefined when none was ever received
 */
export function statusAt(input: Input, newestAt: number | undefined, instant: number): InputStatus {
  if (newestAt === undefined) return { input, status: 'missing' };
  const age = instant - newestAt;
  if (age > 3 * input.maxAgeMs) return { input, status: 'missing', newestAt };
  return { input, status: age > input.maxAgeMs ? 'stale' : 'reporting', newestAt };
}

function newestContentAt(metric: MetricId, index: ObservationIndex): number | undefined {
  let newest: number | undefined;
  const subjects = newestAt(index, metric, WORLD_SUBJECT) !== undefined ? [WORLD_SUBJECT] : index.subjects(metric);
  for (const subject of subjects) {
    const at = newestAt(index, metric, subject);
    if (at !== undefined && (newest === undefined || at > newest)) newest = at;
  }
  return newest;
}
