import { BoundedQueue } from '../../concurrency/bounded-queue.ts';
import { PASS, type Stage, type Step } from '../pipeline-builder.ts';
import type { Matched } from './method.ts';

/** Requests begun per turn of the event loop; each takes 0.1 to 0.3 ms before it waits for a model. */
const PER_TURN = 5;

/**
 * Lets requests that may run a model begin a few at a time. A burst of them is answered or refused within as many turns, and
 * reads meanwhile wait for a few of them, not for all.
 */
export function throttleStage(): Stage<Matched, object> {
  const waiting = new BoundedQueue<() => void>();
  let left = PER_TURN;
  let isTurning = false;

  function turn(): void {
    isTurning = false;
    left = PER_TURN;
    while (left > 0 && waiting.count > 0) {
      left -= 1;
      waiting.take()?.();
    }
    if (waiting.count > 0) turnLater();
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    name: 'throttle',
    run: ({ route }) => {
      if (route.endpoint.modelCost === 0) return PASS;
      turnLater();
      if (left > 0) {
        left -= 1;
        return PASS;
      }
      return new Promise<Step<object>>((resolve) => {
        waiting.offer(() => resolve(PASS));
      });
    },
  };
}
