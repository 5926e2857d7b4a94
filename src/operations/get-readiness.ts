import { failed, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Deadline } from './deadline.ts';
import { withDeadline } from './with-deadline.ts';

const RETRY_SECONDS = 2;

/** A store that takes longer does not serve; a probe rarely waits longer itself. */
const STORE_TIMEOUT_MS = 2_000;

/** @param parts `ready`: store reachable and migrations current; a rejection or silence counts as no */
export function getReadiness(parts: {
  readonly ready: () => Promise<boolean>;
  readonly deadline: Deadline;
}): HandlerOf<'readyz'> {
  return async () => {
    const isReady = await withDeadline(parts.ready(), parts.deadline(STORE_TIMEOUT_MS));
    if (isReady !== true) return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    return reply({ status: 'ready' }, [['Cache-Control', 'no-store']]);
  };
}
