import { describe, expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

describe('onceFor', () => {
  it('computes once for each key, by identity, undefined included', () => {
    const seen: object[] = [];
    const lengthOf = onceFor((list: readonly number[]) => {
      seen.push(list);
      return list.length === 0 ? undefined : list.length;
    });
    const [empty, one, same]: readonly number[][] = [[], [1], [1]];
    expect([empty, one, same, one, empty].map((list = []) => lengthOf(list))).toEqual([undefined, 1, 1, 1, undefined]);
    expect(seen).toEqual([empty, one, same]);
  });
});
