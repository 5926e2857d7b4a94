import { failed, reply } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';

const RETRY_SECONDS = 2;

/** @param parts `ready`: store reachable and migrations current; a rejection counts as no */
export function getReadiness(parts: { readonly ready: () => Promise<boolean> }): HandlerOf<'readyz'> {
  return async () => {
    const isReady = await parts.ready().catch(() => false);
    if (!isReady) return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    return reply({ status: 'ready' }, [['Cache-Control', 'no-store']]);
  };
}
