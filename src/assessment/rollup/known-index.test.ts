import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodies, latestBy, readings, rolledUpBy, someLook, someSeason } from '../../../test/kit/rollup-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { coverage, NOW, news, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import { dueEvent } from '../event-driven/due-event.ts';
import { indexObservations, type ObservationIndex } from '../observation-index.ts';
import { dayNumber, MINUTE_MS } from '../time.ts';
import { currentSlot } from '../validity.ts';
import { indexKnown } from './known-index.ts';

describe('an assessment from rollups', WORLDS_PATIENCE, () => {
  it('gives every region the bytes that it has from the rows, at every instant, whichever days are rolled up', () => {
    fc.assert(
      fc.property(someSeason, someLook, fc.nat({ max: 5 }), (all, instant, left) => {
        const known = rolledUpBy(all, instant, (day) => day % 7 >= left);
        const fromRows = bodies(indexObservations(latestBy(all, instant), instant));
        expect(bodies(indexKnown(known, instant))).toEqual(fromRows);
      }),
      { numRuns: worldCount(1_200) },
    );
  });

  it('counts and groups the same, and finds the same things fresh', () => {
    fc.assert(
      fc.property(someSeason, someLook, fc.nat({ max: 3 }), (all, instant, left) => {
        const known = rolledUpBy(all, instant, (day) => day % 7 >= left);
        const fromRows = readings(indexObservations(latestBy(all, instant), instant));
        expect(readings(indexKnown(known, instant))).toEqual(fromRows);
      }),
      { numRuns: worldCount(20_000) },
    );
  });

  it('finds the same events due between two scheduled runs', () => {
    fc.assert(
      fc.property(someSeason, fc.constantFrom(NOW + 20 * MINUTE_MS, NOW + 300 * MINUTE_MS), (all, instant) => {
        const before = assessWorld(indexObservations(latestBy(all, currentSlot(instant)), currentSlot(instant)));
        const { state } = uncheckedSnapshotOf(before, 'mena');
        const found = (index: ObservationIndex) => dueEvent({ index, world: assessWorld(index) }, 'mena', state);
        const known = rolledUpBy(all, instant, () => true);
        expect(found(indexKnown(known, instant))).toEqual(found(indexObservations(latestBy(all, instant), instant)));
      }),
      { numRuns: worldCount(1_200) },
    );
  });

  it('rests on days and not on the rows they were made of', () => {
    const everyday = coverage({ metric: 'force_reports', iso2: 'IR', perDay: 2, from: 2, to: 100 });
    const { rows, days } = rolledUpBy([...news(20_000), ...everyday], NOW, () => true);
    expect(days.length).toBeGreaterThan(20);
    const held = new Set(rows.map(({ metric, observedAt }) => `${metric} ${dayNumber(observedAt)}`));
    expect(days.filter(({ metric, day }) => held.has(`${metric} ${day}`))).toEqual([]);
    expect(bodies(indexKnown({ rows, days }, NOW))).not.toEqual(bodies(indexObservations(rows, NOW)));
  });
});
