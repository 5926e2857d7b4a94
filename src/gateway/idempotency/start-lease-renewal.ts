import type { ClaimOutcome } from '../../ports/idempotency-store.ts';

/**
 * Renews a lease periodically until it is stopped, lost, or old. A failed renewal counts as missed: the next one retries,
 * and the end of the claim reports whether it still held. The timer does not keep the process alive.
 * @param times ms; `forMs`: what has not ended by then never will, and must not hold its key for good
 * @returns stops it; a renewal on its way changes nothing once the claim has ended
 */
export function startLeaseRenewal(
  renew: () => Promise<ClaimOutcome>,
  { everyMs, forMs }: { readonly everyMs: number; readonly forMs: number },
): () => void {
  let left = Math.floor(forMs / everyMs);
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    left -= 1;
    if (left <= 0) stop();
    renew().then(
      (ending) => {
        if (ending === 'lost') stop();
      },
      () => undefined,
    );
  }, everyMs);
  timer.unref();
  return stop;
}
