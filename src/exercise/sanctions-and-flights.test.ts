import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { ReadObservation } from '../ports/feed.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader, type ReadRequest } from './test-kit/exercise-reader.ts';

let exercise: ExerciseReader;
beforeEach(async () => {
  exercise = await openExerciseReader(3);
});
afterEach(() => exercise.close());

async function collect(feedId: string, request: ReadRequest = {}) {
  const outcome = await exercise.collect(feedId, request);
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const against = (observations: readonly ReadObservation[], metric: string, subject: string): number =>
  observations.filter((o) => o.metric === metric && o.subject === subject).reduce((sum, o) => sum + o.value, 0);

describe('sanctions in the exercise world', () => {
  it('are reported immediately by the lists that date them: a package against Iran during the blockade', async () => {
    for (const [feedId, count] of [
      ['eu-sanctions', 25],
      ['uk-sanctions', 18],
      ['canada-sema', 9],
    ] as const) {
      const { observations } = await collect(feedId);
      expect(against(observations, 'sanctions_additions', 'country:IR')).toBe(count);
      const dated = observations.filter(({ metric }) => metric === 'sanctions_additions');
      expect(dated.every(({ observedAt }) => observedAt > ANCHOR - 12 * DAY_MS && observedAt < ANCHOR)).toBe(true);
    }
    const un = await collect('un-sanctions');
    expect(against(un.observations, 'sanctions_additions', 'country:HT')).toBe(3);
  });

  it('are reported by OFAC when the list changes: ships of Iran hours later, Belarus lifted after two days', async () => {
    const first = await collect('ofac-sdn');
    expect(first.observations.map(({ metric, value }) => [metric, value])).toEqual([['sanctions_entries', 290]]);
    const evening = await collect('ofac-sdn', { at: ANCHOR + 6 * HOUR_MS, cursor: first.cursor });
    expect(against(evening.observations, 'sanctions_additions', 'country:IR')).toBe(12);
    const at = ANCHOR + 2 * DAY_MS;
    const later = await collect('ofac-sdn', { at, cursor: evening.cursor });
    expect(against(later.observations, 'sanctions_removals', 'country:BY')).toBe(10);
    const quiet = await collect('ofac-sdn', { at, cursor: later.cursor });
    expect(quiet.observations.map(({ metric }) => metric)).toEqual(['sanctions_entries']);
  });
});

describe('flights in the exercise world', () => {
  const gulfAt = async (offset: number, feedId: string, metric: string): Promise<number> => {
    const values: number[] = [];
    for (let hour = 0; hour < 24; hour += 3) {
      const at = ANCHOR + offset * DAY_MS + hour * HOUR_MS;
      values.push(against((await collect(feedId, { at })).observations, metric, 'theater:gulf'));
    }
    return values.reduce((sum, value) => sum + value / values.length, 0);
  };

  it('rise about threefold over the Gulf, where they are military', async () => {
    const calm = await gulfAt(-30, 'adsb-military', 'military_aircraft');
    const crisis = await gulfAt(-5, 'adsb-military', 'military_aircraft');
    expect(crisis / calm).toBeGreaterThan(2);
    expect(crisis / calm).toBeLessThan(4.5);
  });

  it('thin out over the Gulf and lose their satellite positions there, where they are civil', async () => {
    const flying = [
      await gulfAt(-30, 'adsb-civil', 'civil_aircraft'),
      await gulfAt(-5, 'adsb-civil', 'civil_aircraft'),
    ];
    expect((flying[1] ?? 0) / (flying[0] ?? 0)).toBeLessThan(0.8);
    const calm = await gulfAt(-30, 'adsb-civil', 'gnss_degraded_share');
    const crisis = await gulfAt(-5, 'adsb-civil', 'gnss_degraded_share');
    expect([calm < 0.08, crisis > 0.25]).toEqual([true, true]);
  });
});
