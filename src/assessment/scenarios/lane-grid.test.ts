import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORIZONS } from '../../contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { LANE_GRID, onLaneGrid } from './lane-grid.ts';
import { scenarioSets } from './scenario-sets.ts';

const FLOORS = { '24h': 21, '7d': 41, '30d': 41 } as const;
const weights = fc
  .tuple(
    ...Array.from({ length: 4 }, () =>
      fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1e-9, 1, 1e6)),
    ),
  )
  .filter((four) => four.some((weight) => weight > 0));

describe('onLaneGrid', () => {
  it('sums to exactly 1 on the grid, with floors and cap, for any weights', () => {
    fc.assert(
      fc.property(weights, fc.constantFrom(...HORIZONS), (four, horizon) => {
        const lanes = onLaneGrid(four, horizon);
        expect(lanes.reduce((sum, lane) => sum + lane, 0)).toBe(1);
        for (const lane of lanes) {
          const units = lane * LANE_GRID;
          expect(Number.isInteger(units)).toBe(true);
          expect(units).toBeGreaterThanOrEqual(FLOORS[horizon]);
          expect(units).toBeLessThanOrEqual(4_033);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('moves a probability inside the bounds by less than a step, beyond what the floors take', () => {
    const lanes = onLaneGrid([0.5, 0.25, 0.125, 0.125], '7d');
    expect(lanes).toEqual([0.5, 0.25, 0.125, 0.125]);
  });
});

describe('scenarioSets', () => {
  it('gives every region the four lanes of the three horizons, in order, with an outcome in words', () => {
    for (const regionId of REGION_IDS) {
      const sets = scenarioSets(regionId, []);
      expect(sets.map(({ horizon }) => horizon)).toEqual([...HORIZONS]);
      for (const { lanes } of sets) {
        expect(lanes.map(({ name }) => name)).toEqual(['base', 'escalation', 'containment', 'fragmentation']);
        expect(lanes.every(({ consequences }) => (consequences[0] ?? '').length > 20)).toBe(true);
      }
    }
  });
});
