import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { HOUR_MS } from '../../src/assessment/time.ts';
import { EVIDENCE_TYPES } from '../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { WORLDS_PATIENCE, worldCount } from '../kit/world-count.ts';
import { snapshotOfWorld } from '../kit/worlds.ts';

/** What a first start is seeded with. */
const SEED = 20_261;
/** Of an hour at which few ships are under way. */
const FIRST = Date.UTC(2026, 10, 22, 3, 20);
/** Over all hours of a day and all days of a week. */
const STRIDE_MS = 29 * HOUR_MS;

describe('the exercise, whenever it opens', WORLDS_PATIENCE, () => {
  it.each(Array.from({ length: worldCount(60) }, (_, i) => [new Date(FIRST + i * STRIDE_MS).toISOString(), i]))(
    'shows evidence of all eight types and a strait that is shut, at %s',
    async (_, i) => {
      const anchorAt = FIRST + i * STRIDE_MS;
      const rows = await exerciseObservations({ anchorAt, seed: SEED, at: anchorAt });
      const world = assessWorld(indexObservations(rows, anchorAt));
      const shown = REGION_IDS.map((regionId) => snapshotOfWorld(world, regionId).snapshot);
      expect(new Set(shown.flatMap(({ evidence }) => evidence.map(({ type }) => type)))).toEqual(
        new Set(EVIDENCE_TYPES),
      );
      const inputs = shown.flatMap(({ meta }) => meta.missingInputs).filter((name) => !name.startsWith('trigger:'));
      expect(inputs).toEqual([]);
      const [mena] = shown.filter(({ regionId }) => regionId === 'mena');
      expect(mena?.triggers.active.map(({ id }) => id)).toContain('mena.hormuz_strait_transits');
    },
  );
});
