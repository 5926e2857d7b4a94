import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { regionLane } from './region-lane.ts';

const quiet = { lane: 'base', deaths: 0, mean: 0, newDeaths: 0 } as const;
const escalating = { lane: 'escalation', deaths: 100, mean: 60, newDeaths: 0 } as const;
const contained = { lane: 'containment', deaths: 0, mean: 50, newDeaths: 0 } as const;
const onset = { lane: 'fragmentation', deaths: 50, mean: 0, newDeaths: 50 } as const;
const count = fc.integer({ min: 0, max: 2_000 });
const member = fc.record({ lane: fc.constantFrom(...LANES), deaths: count, mean: count, newDeaths: count });

describe('the lane of a region', () => {
  it('is escalation when a member exceeds its mean by 40 and by a tenth of the region', () => {
    expect(regionLane([escalating, quiet], '30d')).toBe('escalation');
    expect(regionLane([{ ...escalating, deaths: 99 }], '30d')).toBe('base');
    expect(regionLane([escalating, { ...quiet, deaths: 400, mean: 400 }], '30d')).toBe('base');
  });

  it('asks for the least deaths of the horizon in place of 40 at shorter ones', () => {
    const small = { ...escalating, deaths: 8, mean: 3 };
    expect(regionLane([small], '24h')).toBe('escalation');
    expect(regionLane([small], '7d')).toBe('base');
  });

  it('is containment when such a member falls below its mean by as much, and no other', () => {
    const fallen = (lane: 'base' | 'containment', deaths: number) => [{ lane, deaths, mean: 50, newDeaths: 0 }];
    expect(regionLane(fallen('containment', 10), '30d')).toBe('containment');
    expect(regionLane(fallen('containment', 11), '30d')).toBe('base');
    expect(regionLane(fallen('base', 10), '30d')).toBe('base');
  });

  it('prefers escalation to fragmentation and fragmentation to containment', () => {
    expect(regionLane([escalating, onset, contained], '30d')).toBe('escalation');
    expect(regionLane([onset, contained], '30d')).toBe('fragmentation');
    expect(regionLane([quiet, contained], '30d')).toBe('containment');
  });

  it('needs a tenth of the whole region to fragment', () => {
    expect(regionLane([onset, { ...quiet, deaths: 451, mean: 451 }], '30d')).toBe('base');
  });

  it('does not depend on the order of its members', () => {
    fc.assert(
      fc.property(fc.array(member), (members) => {
        expect(regionLane([...members].reverse(), '30d')).toBe(regionLane(members, '30d'));
      }),
    );
  });

  it('is not changed by a member that never has deaths, and base without members', () => {
    fc.assert(
      fc.property(fc.array(member), (members) => {
        expect(regionLane([...members, quiet], '7d')).toBe(regionLane(members, '7d'));
      }),
    );
    expect(regionLane([], '24h')).toBe('base');
  });
});
