import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observationsOf, somePlan, type WorldPlan } from '../../../test/kit/world-plans.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { assessRegion } from '../assess-region.ts';
import { assessWorld } from '../assess-world.ts';
import { chokepointSubject, countrySubject, type Observation, theaterSubject, WORLD_SUBJECT } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { exposedCorridors } from '../region-evidence.ts';
import { HOUR_MS, MINUTE_MS } from '../time.ts';
import { affectedRegions, regionsOfSubject } from './affected-regions.ts';
import { isMoving } from './triggering-metrics.ts';

describe('observations of a place', () => {
  it('touches the region of a country, and the world', () => {
    for (const { iso2, regionId } of COUNTRIES)
      expect(regionsOfSubject(countrySubject(iso2))).toEqual(
        REGION_IDS.filter((id) => id === regionId || id === 'global'),
      );
  });

  it('touches, of a strait, who lives on it and who depends on it', () => {
    for (const { id } of CHOKEPOINTS)
      for (const region of REGION_IDS)
        if (exposedCorridors(region).includes(id)) expect(regionsOfSubject(chokepointSubject(id))).toContain(region);
    expect(regionsOfSubject(chokepointSubject('bab_el_mandeb'))).toContain('sub-saharan-africa');
    expect(regionsOfSubject(chokepointSubject('panama'))).not.toContain('mena');
  });

  it('affect every region where the place is not known, and none where they are the heartbeat of a feed', () => {
    for (const subject of ['series:brent', countrySubject('??'), theaterSubject('nowhere')])
      expect(regionsOfSubject(subject)).toEqual(REGION_IDS);
    expect(regionsOfSubject(WORLD_SUBJECT)).toEqual([]);
  });

  it('affect no region where they can be no cause', () => {
    expect(affectedRegions([{ metric: 'dollar_index', subject: 'series:brent' }])).toEqual([]);
    expect(affectedRegions([{ metric: 'headlines', subject: countrySubject('IR') }])).toEqual([]);
  });
});

describe('a region that nothing new touches', () => {
  const look = (rows: readonly Observation[]) => assessWorld(indexObservations(rows, NOW));

  /** The observations of a plan about places, known since a minute ago. */
  const justCome = (plan: WorldPlan): readonly Observation[] =>
    observationsOf(plan)
      .filter(({ subject, observedAt }) => subject !== WORLD_SUBJECT && observedAt < NOW)
      .map((row) => ({ ...row, recordId: `${row.recordId} came`, knownAt: NOW - MINUTE_MS }));

  function expectNoCause(plan: WorldPlan, came: readonly Observation[]): void {
    const before = observationsOf(plan);
    const first = assessWorld(indexObservations(before, NOW - HOUR_MS));
    const worlds = [look(before), look([...before, ...came])];
    const touched = affectedRegions(came);
    for (const region of REGION_IDS.filter((id) => !touched.includes(id))) {
      const { state } = assessRegion(first, region, undefined);
      const [without, withAll] = worlds.map((world) => assessRegion(world, region, state).draft.meta.triggerReason);
      // A feed that returns may remove a cause: a missing value is judged worse than an ordinary one.
      if (without === 'scheduled_6h') expect(withAll).toBe('scheduled_6h');
    }
  }

  it('gets no cause for a snapshot from observations of other places', () => {
    fc.assert(
      fc.property(somePlan, somePlan, (plan, other) => expectNoCause(plan, justCome(other))),
      { numRuns: 8 },
    );
  });

  it('gets no cause for a snapshot when what came is of metrics that can be none', () => {
    fc.assert(
      fc.property(somePlan, somePlan, (plan, other) =>
        expectNoCause(
          plan,
          justCome(other).filter(({ metric }) => !isMoving(metric)),
        ),
      ),
      { numRuns: 8 },
    );
  });
});
