import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { condensedBy, latestBy, someLook, someSeason } from '../../../test/kit/condensed-worlds.ts';
import { coverage, NOW, news, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { actClusters } from '../actors/act-clusters.ts';
import { assessWorld } from '../assess-world.ts';
import { dueEvent } from '../between-slots/due-event.ts';
import { freshEvidence } from '../between-slots/fresh-evidence.ts';
import { activityIn, newsEnd } from '../indicators/report-activity.ts';
import { inputStatuses } from '../inputs.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { indexObservations } from '../observation-index.ts';
import { dayNumber, MINUTE_MS } from '../time.ts';
import { currentSlot } from '../validity.ts';
import { CONDENSED_METRICS, isCondensedMetric } from './condensed-metrics.ts';
import { indexKnown, newestAt } from './known-index.ts';
import { type Telling, tellingsOf } from './tellings.ts';

const PATIENCE = { timeout: 300_000 };

describe('an assessment of condensed days', PATIENCE, () => {
  it('gives every region the bytes that it has from the rows, at every instant, whichever days are condensed', () => {
    fc.assert(
      fc.property(someSeason, someLook, fc.nat({ max: 5 }), (all, instant, left) => {
        const known = condensedBy(all, instant, (day) => day % 7 >= left);
        const fromRows = bodies(indexObservations(latestBy(all, instant), instant));
        expect(bodies(indexKnown(known, instant))).toEqual(fromRows);
      }),
      { numRuns: 60 },
    );
  });

  it('counts and groups the same, and finds the same things fresh', () => {
    fc.assert(
      fc.property(someSeason, someLook, fc.nat({ max: 3 }), (all, instant, left) => {
        const known = condensedBy(all, instant, (day) => day % 7 >= left);
        const fromRows = readings(indexObservations(latestBy(all, instant), instant));
        expect(readings(indexKnown(known, instant))).toEqual(fromRows);
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds the same events due between two scheduled runs', () => {
    fc.assert(
      fc.property(someSeason, fc.constantFrom(NOW + 20 * MINUTE_MS, NOW + 300 * MINUTE_MS), (all, instant) => {
        const before = assessWorld(indexObservations(latestBy(all, currentSlot(instant)), currentSlot(instant)));
        const { state } = uncheckedSnapshotOf(before, 'mena');
        const found = (index: ObservationIndex) => dueEvent({ index, world: assessWorld(index) }, 'mena', state);
        const known = condensedBy(all, instant, () => true);
        expect(found(indexKnown(known, instant))).toEqual(found(indexObservations(latestBy(all, instant), instant)));
      }),
      { numRuns: 60 },
    );
  });

  it('rests on days and not on the rows they were made of', () => {
    const everyday = coverage({ metric: 'force_reports', iso2: 'IR', perDay: 2, from: 2, to: 100 });
    const { rows, days } = condensedBy([...news(20_000), ...everyday], NOW, () => true);
    expect(days.length).toBeGreaterThan(20);
    const held = new Set(rows.map(({ metric, observedAt }) => `${metric} ${dayNumber(observedAt)}`));
    expect(days.filter(({ metric, day }) => held.has(`${metric} ${day}`))).toEqual([]);
    expect(bodies(indexKnown({ rows, days }, NOW))).not.toEqual(bodies(indexObservations(rows, NOW)));
  });
});

function bodies(index: ObservationIndex): readonly string[] {
  const world = assessWorld(index);
  return REGION_IDS.map((regionId) => uncheckedSnapshotOf(world, regionId).body);
}

const BETWEEN_STATES: readonly string[] = ['cooperation_reports', 'treaty_reports', 'rupture_reports'];

/** What assessments are made of, finer than what they show. */
function readings(index: ObservationIndex) {
  const endAt = newsEnd(index) ?? index.instant;
  const isBetween = ({ detail }: Telling): boolean => detail.actor1 === 'FR' && detail.actor2 === 'DE';
  const told = Object.keys(CONDENSED_METRICS)
    .filter(isCondensedMetric)
    .flatMap((metric) =>
      index.subjects(metric).map((subject) => {
        const tellings = tellingsOf(index, metric, subject);
        const newest = newestAt(index, metric, subject);
        return [
          metric,
          subject,
          newest,
          activityIn(tellings, endAt),
          BETWEEN_STATES.includes(metric) && activityIn(tellings, endAt, isBetween),
        ];
      }),
    );
  const slot = currentSlot(index.instant);
  return {
    told,
    acts: actClusters(index).map((cluster) => ({ ...cluster, lineages: [...cluster.lineages] })),
    inputs: inputStatuses(index),
    fresh: REGION_IDS.map((regionId) => freshEvidence(index, regionId, slot)),
  };
}
