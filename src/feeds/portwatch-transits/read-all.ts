import type { Chokepoint } from '../../reference/chokepoints.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { pause } from '../http/pause.ts';
import { type ChokepointOutcome, type ChokepointRequest, readChokepoint } from './read-chokepoint.ts';

export type ReadAllRequest = Omit<ChokepointRequest, 'chokepoint' | 'from'> & {
  readonly chokepoints: readonly Chokepoint[];
  readonly fromOf: (chokepoint: Chokepoint) => number;
  /** Before each lone retry of an empty answer. */
  readonly pauseMs: number;
};

/** ArcGIS throttles more than this from one address (FEEDS.md §3.3). */
const PARALLEL = 3;
/** Lone retries in a row that may stay empty before the rest is left for the next run. */
const MAX_EMPTY_RETRIES = 3;

/** Reads every chokepoint; those that answer empty are asked once more, one at a time (FEEDS.md §3.1). */
export async function readAll(
  fetchBytes: FetchBytes,
  request: ReadAllRequest,
): Promise<ReadonlyMap<string, ChokepointOutcome>> {
  const outcomes = new Map<string, ChokepointOutcome>();
  const waiting = [...request.chokepoints];
  let halted: ChokepointOutcome | undefined;
  const ask = async (chokepoint: Chokepoint) => {
    const outcome =
      halted ?? (await readChokepoint(fetchBytes, { ...request, chokepoint, from: request.fromOf(chokepoint) }));
    if (outcome.status === 'failed' && outcome.halt) halted = outcome;
    outcomes.set(chokepoint.id, outcome);
    return outcome;
  };
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await ask(next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));

  let emptyCount = 0;
  for (const chokepoint of request.chokepoints) {
    if (outcomes.get(chokepoint.id)?.status !== 'empty') continue;
    if ((await pause(request.pauseMs, request.signal)) === 'aborted') break;
    emptyCount = (await ask(chokepoint)).status === 'empty' ? emptyCount + 1 : 0;
    if (emptyCount === MAX_EMPTY_RETRIES) break;
  }
  return outcomes;
}
