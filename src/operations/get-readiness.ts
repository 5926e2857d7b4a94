import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { failed, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { STORE_PROBLEM_SENTENCES, type StoreProblem } from '../ports/store-problem.ts';
import type { WorldName } from '../ports/world.ts';
import { CONNECTIONS_REJECTED } from './health-checks.ts';

const RETRY_SECONDS = 2;

/** A store that takes longer does not serve; the probe is answered within a second. */
const STORE_TIMEOUT_MS = 800;

/** Whether the store says that it is ready; a rejection or no answer in time counts as no. */
export const readyInTime =
  (ready: () => Promise<boolean>, setTimer: SetTimer): (() => Promise<boolean>) =>
  async () => {
    const isReady = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer }, ready);
    return isReady.status === 'done' && isReady.value;
  };

/** @param parts `ready`: store reachable and migrations current */
export function getReadiness(parts: {
  readonly ready: () => Promise<boolean>;
  readonly setTimer: SetTimer;
  readonly world: WorldName;
  /** Of a store that answers. */
  readonly storeProblems?: () => readonly StoreProblem[];
  /** Whether this process lately closed connections for which it had no open files left. */
  readonly isRejecting?: () => boolean;
}): HandlerOf<'readyz'> {
  const { setTimer, world } = parts;
  const ready = readyInTime(parts.ready, setTimer);
  return async () => {
    if (!(await ready())) return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const problems: string[] = (parts.storeProblems?.() ?? []).map((problem) => STORE_PROBLEM_SENTENCES[problem]);
    if (parts.isRejecting?.() === true) problems.push(CONNECTIONS_REJECTED);
    const answer = { status: 'ready', world, ...(problems.length === 0 ? {} : { problems }) } as const;
    return reply(answer, NOT_KEPT);
  };
}
