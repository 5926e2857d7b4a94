import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { failed, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { STORE_PROBLEM_SENTENCES, type StoreProblem } from '../ports/store-problem.ts';
import type { WorldName } from '../ports/world.ts';

const RETRY_SECONDS = 2;

/** A store that takes longer does not serve; the probe is answered within a second. */
const STORE_TIMEOUT_MS = 800;

/** @param parts `ready`: store reachable and migrations current; a rejection or silence counts as no */
export function getReadiness(parts: {
  readonly ready: () => Promise<boolean>;
  readonly setTimer: SetTimer;
  readonly world: WorldName;
  /** Of a store that answers. */
  readonly storeProblems?: () => readonly StoreProblem[];
}): HandlerOf<'readyz'> {
  return async () => {
    const { setTimer, world } = parts;
    const isReady = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer }, parts.ready);
    if (isReady.status !== 'done' || !isReady.value)
      return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const problems = (parts.storeProblems?.() ?? []).map((problem) => STORE_PROBLEM_SENTENCES[problem]);
    const ready = { status: 'ready', world, ...(problems.length === 0 ? {} : { problems }) } as const;
    return reply(ready, [['Cache-Control', 'no-store']]);
  };
}
