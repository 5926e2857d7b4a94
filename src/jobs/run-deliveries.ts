import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { AttemptClass, DeliveryQueue, LeasedDelivery, Settlement } from '../ports/deliveries.ts';
import type { EventLog } from '../ports/event-log.ts';
import type { SendOutcome } from '../ports/outbound.ts';
import { deliveryVerdict, MAX_TRYING_MS } from './delivery-verdict.ts';

/** How often it is seen whether a try is due; a notice of new events wakes it earlier. */
const POLL_MS = 1_000;
/** Tries under way in one process. */
export const MAX_CONCURRENT = 128;

/** Sends a delivery once. Rejects with what a store throws alone. */
export type SendDelivery = (delivery: LeasedDelivery, triedAt: number, owner: AbortSignal) => Promise<SendOutcome>;

export interface DeliveryDeps {
  readonly queue: Pick<DeliveryQueue, 'fanOut' | 'lease' | 'settle'>;
  readonly eventLog: Pick<EventLog, 'watch'>;
  readonly send: SendDelivery;
  /** Whether it is mails that are sent; requests where absent. */
  readonly isMail?: boolean;
  /** Tries under way in one process; `MAX_CONCURRENT` where absent. */
  readonly maxConcurrent?: number;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** In [0, 1). */
  readonly random: () => number;
  /** A store that does not answer is asked again by the next poll. */
  readonly onError: (error: unknown) => void;
  readonly onTried?: (outcome: AttemptClass) => void;
  /** Called for each delivery that was given up. */
  readonly onDead?: () => void;
}

export interface RunningDeliveries {
  /** Starts no try more, aborts those under way, which another process repeats, and waits for the store. */
  stop(): Promise<void>;
}

/**
 * Sends what the log holds to the destinations that want it. Destinations take turns of a few deliveries each: one that hangs holds
 * only its own places, and every process works on the same rows by leases.
 */
export function runDeliveries(deps: DeliveryDeps): RunningDeliveries {
  const { queue, eventLog, clock, setTimer, onError, isMail = false, maxConcurrent = MAX_CONCURRENT } = deps;
  const stopping = new AbortController();
  /** Tries under way, by destination. */
  const turns = new Map<string, number>();
  let placesTaken = 0;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  const trying = new Set<Promise<void>>();

  async function look(): Promise<void> {
    isAskedAgain = false;
    while ((await queue.fanOut(clock.now())) > 0 && !stopping.signal.aborted);
    const limit = maxConcurrent - placesTaken;
    if (limit <= 0 || stopping.signal.aborted) return;
    const leased = await queue.lease({ now: clock.now(), limit, busy: [...turns.keys()], isMail });
    for (const delivery of leased) begin(delivery);
  }

  /** One look at a time; what is asked for meanwhile follows it. */
  function wake(): void {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) wake();
      });
  }

  function begin(delivery: LeasedDelivery): void {
    const { destinationId } = delivery;
    placesTaken += 1;
    turns.set(destinationId, (turns.get(destinationId) ?? 0) + 1);
    // A signal of its own: all tries listen concurrently.
    const work = attempt(delivery, deps, AbortSignal.any([stopping.signal]))
      .catch(onError)
      .finally(() => {
        trying.delete(work);
        placesTaken -= 1;
        const left = (turns.get(destinationId) ?? 1) - 1;
        if (left > 0) turns.set(destinationId, left);
        else turns.delete(destinationId);
        if (left === 0) wake();
      });
    trying.add(work);
  }

  let cancel = (): void => undefined;
  const poll = (): void => {
    wake();
    cancel = setTimer(POLL_MS, poll);
  };
  const unwatch = eventLog.watch(wake);
  poll();
  return {
    async stop() {
      stopping.abort();
      cancel();
      unwatch();
      await looking;
      await Promise.all(trying);
    },
  };
}

/** Tries once and records it; what was aborted or withdrawn stays leased, and is tried again when the lease ends. */
async function attempt(delivery: LeasedDelivery, deps: DeliveryDeps, owner: AbortSignal): Promise<void> {
  const { queue, send, clock, random, onTried, onDead } = deps;
  const settle = async (settlement: Settlement, now: number) => {
    const isOurs = (await queue.settle(delivery, settlement, now)) === 'done';
    if (isOurs && settlement.next.state === 'dead') onDead?.();
  };
  const triedAt = clock.now();
  if (triedAt > delivery.queuedAt + MAX_TRYING_MS) return settle({ next: { state: 'dead' } }, triedAt);
  const outcome = await send(delivery, triedAt, owner);
  if (outcome.status === 'aborted' || outcome.status === 'withdrawn') return;
  const endedAt = clock.now();
  const verdict = deliveryVerdict({ delivery, outcome, triedAt, endedAt, random: random() });
  await settle(verdict, endedAt);
  if (verdict.attempt !== undefined) onTried?.(verdict.attempt.outcome);
}
