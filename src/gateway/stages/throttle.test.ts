import { describe, expect, it } from 'vitest';
import { stageExchange } from '../../../test/kit/stage-exchange.ts';
import { throttleStage } from './throttle.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Begins requests that may run a model; `begun` lists those that the stage let through. */
function burst() {
  const stage = throttleStage();
  const begun: number[] = [];
  let count = 0;
  const ask = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const index = count;
      count += 1;
      const step = stage.run(stageExchange({ endpoint: { modelCost: 1 } }));
      if (step instanceof Promise)
        void step.then((late) => {
          expect(late).toEqual({ kind: 'pass', added: {} });
          begun.push(index);
        });
      else begun.push(index);
    }
  };
  return { stage, begun, ask };
}
const upTo = (end: number) => Array.from({ length: end }, (_, index) => index);

describe('requests that may run a model', () => {
  it('begin five in a turn, in order, and all begin', async () => {
    const { ask, begun } = burst();
    ask(13);
    expect(begun).toEqual(upTo(5));
    await turn();
    expect(begun).toEqual(upTo(10));
    await turn();
    expect(begun).toEqual(upTo(13));
  });

  it('that come later begin after those that wait, in what is left of a turn', async () => {
    const { ask, begun } = burst();
    ask(7);
    await turn();
    expect(begun).toEqual(upTo(7));
    ask(4);
    expect(begun).toEqual(upTo(10));
    await turn();
    expect(begun).toEqual(upTo(11));
    ask(6);
    expect(begun).toEqual(upTo(15));
    await turn();
    expect(begun).toEqual(upTo(17));
  });
});

it('no turn is taken once nothing waits', async () => {
  const { ask, begun } = burst();
  ask(6);
  for (let count = 0; count < 3; count += 1) await turn();
  expect(begun).toHaveLength(6);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Immediate')).toEqual([]);
});

it('a request that runs no model never waits', () => {
  const { stage, ask } = burst();
  ask(6);
  expect(stage.run(stageExchange())).toEqual({ kind: 'pass', added: {} });
});
