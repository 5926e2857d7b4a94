import { describe, expect, it } from 'vitest';
import { leverageShifts } from './leverage-shift.ts';

const scored = (leverageScore: number, ...evidenceIds: string[]) => ({
  actorId: 'state:IR',
  leverageScore,
  evidenceIds,
});

describe('a leverage score has moved', () => {
  it.each([
    [0.2, 0.35, true],
    [0.35, 0.2, true],
    [0.2, 0.3499, false],
    [0.55, 0.7, true],
  ])('from %d to %d on new evidence: %s', (then, now, moved) => {
    expect(leverageShifts([scored(then, 'ev_1')], [scored(now, 'ev_2')]).length > 0).toBe(moved);
  });

  it('only on evidence that the other snapshot did not cite, and never for an actor it did not show', () => {
    expect(leverageShifts([scored(0.2, 'ev_1')], [scored(0.6, 'ev_1')])).toEqual([]);
    expect(leverageShifts([], [scored(0.6, 'ev_1')])).toEqual([]);
    expect(leverageShifts([scored(0.2, 'ev_1')], [])).toEqual([]);
  });
});
