import { describe, expect, it } from 'vitest';
import { EndOfTurn } from './end-of-turn.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the work of a turn', () => {
  it('is done in order, at the end of the turn', async () => {
    const endOfTurn = new EndOfTurn();
    const done: string[] = [];
    endOfTurn.add(() => done.push('first'));
    endOfTurn.add(() => done.push('second'));
    await Promise.resolve();
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['first', 'second']);
  });

  it('is done earlier on demand, and only once', async () => {
    const endOfTurn = new EndOfTurn();
    const done: string[] = [];
    endOfTurn.add(() => done.push('first'));
    endOfTurn.runAll();
    expect(done).toEqual(['first']);
    endOfTurn.add(() => done.push('second'));
    await turn();
    expect(done).toEqual(['first', 'second']);
  });
});
