import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, traffic, transits } from '../../../../test/kit/worlds.ts';
import { assessWorld } from '../../assess-world.ts';
import { corridorNorm } from '../../corridors/corridor-norm.ts';
import { corridorState, transitDays } from '../../corridors/corridor-state.ts';
import { indexObservations } from '../../observation-index.ts';
import { assessTriggers } from '../trigger-ladder.ts';

const RECOVERY = 'mena.hormuz_strait_recovery';
const hormuz = (counts: readonly number[]) => transits('hormuz_strait', counts);

const recovers = (counts: readonly number[]): boolean => {
  const world = assessWorld(indexObservations(hormuz(counts), NOW));
  return assessTriggers(world, 'mena', undefined).ladder.active.some(({ id }) => id === RECOVERY);
};

/** Whether the strait was restricted or closed on one of the last days, walked day by day from the first. */
function wasLost(counts: readonly number[], within: number): boolean {
  const days = transitDays(hormuz(counts));
  const states = days.map((_, i) => corridorState(days.slice(0, i + 1), corridorNorm('hormuz_strait')));
  return states.slice(-within).some((one) => one !== undefined && one.state !== 'open');
}

describe('a recovery of transits', () => {
  const spell = fc.tuple(fc.constantFrom(0, 20, 60, 100, 130, 180), fc.integer({ min: 1, max: 20 }));
  const shape = fc.array(spell, { minLength: 1, maxLength: 5 });

  it('follows a closure or restriction that the record holds, in any traffic', () => {
    let seen = 0;
    fc.assert(
      fc.property(shape, (spells) => {
        const counts = [...traffic(100, 1, 0), ...spells.flatMap(([count, days]) => Array<number>(days).fill(count))];
        if (!recovers(counts)) return;
        seen += 1;
        expect(wasLost(counts, 37)).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(seen).toBeGreaterThan(0);
  });

  it('follows a loss, and not where traffic only grows or the loss is long past', () => {
    const loss = [...traffic(100, 1, 0), ...traffic(100, 0.2, 12).slice(-12)];
    const rise = Array<number>(8).fill(170);
    expect(recovers([...loss, ...rise])).toBe(true);
    expect(recovers([...traffic(100, 1, 12), ...rise])).toBe(false);
    expect(recovers([...loss, ...Array<number>(60).fill(100), ...rise])).toBe(false);
  });
});
