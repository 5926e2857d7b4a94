import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGION_IDS } from '../../reference/regions.ts';
import { oppositesOf, rulesOfRegion } from '../triggers/registry.ts';
import { scenarioSets } from './scenario-sets.ts';

const anyRegion = fc.constantFrom(...REGION_IDS);

describe('the triggers that a lane cites', () => {
  it('are those it cites in a quiet world, less those whose opposite is active', () => {
    const someActive = anyRegion.chain((regionId) =>
      fc.tuple(fc.constant(regionId), fc.subarray(rulesOfRegion(regionId).map(({ id }) => id))),
    );
    fc.assert(
      fc.property(someActive, ([regionId, ids]) => {
        const active = new Set(ids);
        const cited = (known: ReadonlySet<string>) =>
          scenarioSets(regionId, [], {}, known).flatMap(({ lanes }) => lanes.map(({ triggerIds }) => triggerIds));
        const agreeing = cited(new Set()).map((all) =>
          all.filter((id) => !oppositesOf(id).some((other) => active.has(other))),
        );
        expect(cited(active)).toEqual(agreeing);
      }),
      { numRuns: 300 },
    );
  });

  it('have opposites that are mutual, of the same region, and of lost and recovering traffic alike', () => {
    for (const regionId of REGION_IDS) {
      const ids = new Set(rulesOfRegion(regionId).map(({ id }) => id));
      for (const id of ids) {
        for (const other of oppositesOf(id))
          expect([id, ids.has(other) && oppositesOf(other).includes(id)]).toEqual([id, true]);
        const lost = id.replace(/_recovery$/, '_transits');
        if (lost !== id) expect(oppositesOf(id)).toEqual([lost]);
      }
    }
    expect(oppositesOf('north-america.deaths_surge')).toEqual([
      'north-america.deaths_ease',
      'north-america.deaths_quiet',
    ]);
    expect(scenarioSets('north-america', []).at(-1)?.lanes[1]?.triggerIds).toContain('north-america.deaths_surge');
    const quiet = scenarioSets('north-america', [], {}, new Set(['north-america.deaths_quiet']));
    expect(quiet.at(-1)?.lanes[1]?.triggerIds).not.toContain('north-america.deaths_surge');
  });
});
