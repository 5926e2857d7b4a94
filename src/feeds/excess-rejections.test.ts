import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessRejections } from './excess-rejections.ts';
import { startTally } from './parsed.ts';

function answer(soundCount: number, rejectedKinds: readonly string[]) {
  const tally = startTally();
  for (let i = 0; i < soundCount; i += 1) tally.ignore();
  for (const kind of rejectedKinds) tally.reject({ kind, recordId: '', message: '' });
  return tally.rows();
}

describe('an answer', () => {
  it('is broken as soon as more than half of its rows are rejected for what they hold, and not before', () => {
    const kinds = fc.array(fc.constantFrom('undated', 'bad_number', 'wrong_shape'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.nat(30), kinds, (soundCount, rejected) => {
        const isBroken = excessRejections(answer(soundCount, rejected)) !== undefined;
        expect(isBroken).toBe(rejected.length > soundCount);
      }),
    );
  });

  it('is not broken by places that we do not know, nor by what it says twice', () => {
    expect(excessRejections(answer(0, ['unresolved_country', 'duplicate', 'repeated_record']))).toBeUndefined();
  });

  it('names what was rejected', () => {
    expect(excessRejections(answer(1, ['undated', 'undated', 'bad_id', 'unresolved_fir']))).toBe(
      '3 of 5 rows rejected (undated 2, bad_id 1)',
    );
  });
});
