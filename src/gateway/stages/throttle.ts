import { CONTINUE, type Stage, type Step, settled } from '../exchange.ts';

/** So many begin in one turn of the event loop: what each costs before it waits for a model is a tenth or three of a millisecond. */
const PER_TURN = 5;

/**
 * Lets requests that may run a model begin a few at a time. A crowd of them that arrives at once is answered or refused
 * within as many turns, and whoever reads meanwhile waits for a few of them, not for all.
 */
export function throttleStage(): Stage {
  const waiting: (() => void)[] = [];
  let left = PER_TURN;
  let isTurning = false;

  function turn(): void {
    isTurning = false;
    left = PER_TURN;
    for (const begin of waiting.splice(0, PER_TURN)) {
      left -= 1;
      begin();
    }
    if (waiting.length > 0) turnLater();
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    name: 'pace',
    run: (exchange) => {
      if (settled(exchange.route, 'the endpoint').endpoint.modelCost === 0) return CONTINUE;
      turnLater();
      if (left > 0) {
        left -= 1;
        return CONTINUE;
      }
      return new Promise<Step>((resolve) => waiting.push(() => resolve(CONTINUE)));
    },
  };
}
