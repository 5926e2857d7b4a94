import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traffic, transits } from '../../../test/kit/worlds.ts';
import { corridorNorm } from './corridor-norm.ts';
import { corridorState, transitDays } from './corridor-state.ts';
import { followCorridor } from './follow-corridor.ts';

const rows = transits('suez', [...traffic(60), ...traffic(60, 0.4, 20), ...traffic(60)]);

describe('followCorridor', () => {
  it('says at every look what a walk from the start says, in whatever order one looks and whatever was revised', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ length: fc.integer({ min: 1, max: rows.length }), revised: fc.option(fc.nat(rows.length - 1)) }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        (looks) => {
          for (const { length, revised } of looks) {
            const seen = rows.slice(0, length).map((row, i) => (i > 0 && i === revised ? { ...row, value: 7 } : row));
            expect(followCorridor('suez', seen)).toEqual(corridorState(transitDays(seen), corridorNorm('suez')));
          }
        },
      ),
      { numRuns: 50 },
    );
    expect(followCorridor('suez', [])).toBeUndefined();
  });
});
