import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW, snapshotOf } from '../../../test/kit/worlds.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { assessRegion } from '../assess-region.ts';
import { assessWorld } from '../assess-world.ts';
import { indexObservations, type prepareObservations } from '../observation-index.ts';
import { HEADLINE_GRADES, HEADLINE_WORDS, headlineOf } from './headline.ts';
import { sentenceOf } from './sentence.ts';

type Rows = Parameters<typeof prepareObservations>[0];
const worldOf = (rows: Rows) => assessWorld(indexObservations(rows, NOW));
const wordsIn = (text: string): number => text.split(/\s+/).length;

describe('the headline of a region', () => {
  const crisis = worldOf(worldWith(HORMUZ_CRISIS));

  it.each(['mena', 'global', 'south-asia'] as const)(
    'of %s names the strait that is shut, and what changed',
    (regionId) => {
      const { text, evidenceIds } = headlineOf(crisis, regionId).headline;
      expect(text).toMatch(
        /^Critical \(\d+ of 100\): Strait of Hormuz closed since \d+ \w+ \d{4}, .* 93% below the seasonal norm/,
      );
      expect(evidenceIds).toEqual([crisis.corridors.get('hormuz_strait')?.evidence.id]);
    },
  );

  it('ranks the region on whose shores it is above one that it only reaches, and that above the others', () => {
    const rank = (regionId: RegionId): number => headlineOf(crisis, regionId).headline.rank;
    expect(rank('mena')).toBeGreaterThan(rank('east-asia'));
    expect(rank('east-asia')).toBeGreaterThan(rank('latam'));
    expect(headlineOf(worldOf(worldWith()), 'mena').headline.rank).toBeLessThan(rank('east-asia'));
  });

  it.each([
    ['oresund', 'europe', 'Danish Straits'],
    ['korea_strait', 'east-asia', 'Korea Strait'],
  ] as const)('of the world is that of %s shut, which it has no exposure of its own to', (id, regionId, name) => {
    const rows = worldWith({ traffic: { [id]: 0.02 } });
    const { draft } = assessRegion(worldOf(rows), 'global', undefined);
    const { headline } = draft.companion;
    expect(headline).toEqual(headlineOf(worldOf(rows), regionId).headline);
    expect(headline.text).toMatch(new RegExp(`^(Critical|Severe) \\(\\d+ of 100\\): ${name} closed since`));
    expect(draft.evidence.map(({ id }) => id)).toEqual(expect.arrayContaining([...headline.evidenceIds]));
  });

  it('of the world ranks no lower than that of any region', () => {
    fc.assert(
      fc.property(somePlan, (plan) => {
        const world = worldOf(observationsOf(plan));
        const ranks = REGION_IDS.map((regionId) => headlineOf(world, regionId).headline.rank);
        expect(headlineOf(world, 'global').headline.rank).toBe(Math.max(...ranks));
      }),
      { numRuns: 15 },
    );
  });

  it('says that there is nothing to go by where nothing is known', () => {
    expect(assessRegion(worldOf([]), 'mena', undefined).draft.companion.headline).toEqual({
      text: 'No usable data: all values are published priors.',
      evidenceIds: [],
      rank: 0,
    });
  });

  it('has at most 25 words, is graded by its rank, cites what the snapshot shows, and opens the situation', () => {
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        const rows = observationsOf(plan);
        const { companion, evidence } = assessRegion(worldOf(rows), regionId, undefined).draft;
        const { text, evidenceIds, rank } = companion.headline;
        expect(wordsIn(text)).toBeLessThanOrEqual(HEADLINE_WORDS);
        expect(rank >= 0 && rank <= 1).toBe(true);
        const shown = evidence.map(({ id }) => id);
        expect(evidenceIds.every((id) => shown.includes(id))).toBe(true);
        const grade = HEADLINE_GRADES.find(([from]) => rank >= from)?.[1];
        if (evidenceIds.length > 0) expect(text.startsWith(`${grade} (${Math.round(rank * 100)} of 100): `)).toBe(true);
        const { snapshot } = snapshotOf(rows, regionId);
        expect(snapshot.narrative.situation.text.startsWith(text)).toBe(true);
        expect('companion' in snapshot).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

describe('sentenceOf', () => {
  it('takes as many clauses as fit, and shortens a first one that is too long', () => {
    expect(sentenceOf('Minor', ['one two', 'three four'], 5)).toBe('Minor: one two; three four.');
    expect(sentenceOf('Minor', ['one two', 'three four'], 4)).toBe('Minor: one two.');
    expect(sentenceOf('Minor', ['one two, three four'], 4)).toBe('Minor: one two.');
    expect(sentenceOf('Minor', ['one two three four'], 3)).toBe('Minor: one two.');
  });
});
