import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';

/** A database whose statements end when they are let. */
function heldDatabase() {
  const gate = new EventEmitter();
  const statements: (readonly string[])[] = [];
  const read = batchReads(async (ids) => {
    statements.push(ids);
    await once(gate, `${statements.length - 1}`);
    return new Map(ids.filter((id) => id !== 'absent').map((id) => [id, `row ${id}`]));
  });
  return { read, statements, end: (index: number) => gate.emit(`${index}`) };
}

describe('reads by id', () => {
  it('wait while four statements run, share the next one, and get each its own row', async () => {
    const { read, statements, end } = heldDatabase();
    const first = ['a', 'b', 'c', 'd'].map(read);
    const later = ['e', 'absent', 'a', 'e'].map(read);
    expect(statements).toEqual([['a'], ['b'], ['c'], ['d']]);
    end(1);
    expect(await first[1]).toBe('row b');
    // A row that is read already may be older than the second call for it.
    expect(statements.slice(4)).toEqual([['e', 'absent', 'a']]);
    end(4);
    expect(await Promise.all(later)).toEqual(['row e', undefined, 'row a', 'row e']);
    for (const index of [0, 2, 3]) end(index);
    expect(await Promise.all(first)).toEqual(['row a', 'row b', 'row c', 'row d']);
  });

  it('are at most 500 to a statement, however many wait', async () => {
    const { read, statements, end } = heldDatabase();
    const ids = Array.from({ length: 1_204 }, (_, index) => `${index}`);
    const rows = Promise.all(ids.map(read));
    for (let index = 0; index < 7; index += 1) {
      await Promise.resolve();
      end(index);
      await new Promise(setImmediate);
    }
    expect(await rows).toEqual(ids.map((id) => `row ${id}`));
    expect(statements.map(({ length }) => length)).toEqual([1, 1, 1, 1, 500, 500, 200]);
  });

  it('fail with their own statement alone', async () => {
    let count = 0;
    const read = batchReads(async (ids) => {
      count += 1;
      if (count === 2) throw new Error('cut off');
      return new Map(ids.map((id) => [id, id]));
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(read));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await read('b')).toBe('b');
  });
});
