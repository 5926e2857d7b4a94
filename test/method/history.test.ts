import { describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { prepareObservations } from '../../src/assessment/observation-index.ts';
import type { RegionState } from '../../src/assessment/region-state.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { isMovedTrigger } from '../../src/assessment/triggers/trigger-baseline.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import { observationWindow } from '../../src/jobs/observation-window.ts';
import { REGION_IDS, type RegionId } from '../../src/reference/regions.ts';
import { historyObservations } from '../kit/history.ts';
import { historyPaths } from '../kit/history-paths.ts';
import { snapshotOfWorld } from '../kit/worlds.ts';

const paths = historyPaths();
const isAbsent = paths.transits === undefined || paths.brent === undefined;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const WARM_UP_MS = 90 * DAY_MS;

const HISTORY = isAbsent ? [] : historyObservations(paths, { from: day('2019-01-01'), to: day('2025-01-09') });

/** What a replay of a span reads: every row that any of its steps can see, with the lags of the feeds' cards. */
function observationsFor(from: number, to: number): readonly Observation[] {
  const { since, knownBy } = observationWindow(from - WARM_UP_MS, to);
  return HISTORY.filter(
    ({ metric, observedAt, knownAt }) =>
      observedAt >= (since[metric] ?? Number.POSITIVE_INFINITY) && knownAt <= knownBy,
  );
}

/** One snapshot a day of each region, from the empty state 90 days before by steps of three. Throws when one breaks an invariant. */
function replay(regions: readonly RegionId[], from: number, to: number): readonly RegionalSnapshot[] {
  const prepared = prepareObservations(observationsFor(from, to));
  const priors = new Map<RegionId, RegionState>();
  const shown: RegionalSnapshot[] = [];
  for (let instant = from - WARM_UP_MS; instant <= to; instant += instant < from ? 3 * DAY_MS : DAY_MS) {
    const world = assessWorld(prepared.asOf(instant));
    for (const regionId of regions) {
      const { snapshot, state } = snapshotOfWorld(world, regionId, priors.get(regionId));
      priors.set(regionId, state);
      if (instant >= from) shown.push(snapshot);
    }
  }
  return shown;
}

/** State of a corridor by the last day of its data, as first seen. */
function statesByDataDay(corridorId: string, from: number, to: number): ReadonlyMap<number, string> {
  const prepared = prepareObservations(observationsFor(from, to));
  const states = new Map<number, string>();
  for (let instant = from; instant <= to; instant += DAY_MS) {
    const corridor = assessWorld(prepared.asOf(instant)).corridors.get(corridorId);
    if (corridor !== undefined && !states.has(corridor.dataAt)) states.set(corridor.dataAt, corridor.state);
  }
  return states;
}

describe.skipIf(isAbsent)('the Red Sea, December 2023 to February 2024 (skipped without ../shared)', () => {
  const [from, to] = [day('2023-12-01'), day('2024-02-29')];
  const snapshots = isAbsent ? [] : replay(REGION_IDS, from, to);
  const mena = snapshots.filter(({ regionId }) => regionId === 'mena');

  it('assesses every region on every day without breaking an invariant', () => {
    expect(snapshots).toHaveLength(REGION_IDS.length * 91);
  });

  it('shows access to mena falling', () => {
    const meanOf = (some: readonly RegionalSnapshot[]): number =>
      some.reduce((sum, { balance }) => sum + balance.maritimeAccess, 0) / some.length;
    const months = ['2023-12', '2024-01', '2024-02'].map((month) =>
      meanOf(mena.filter(({ generatedAt }) => new Date(generatedAt).toISOString().startsWith(month))),
    );
    expect(months).toEqual([...months].sort((a, b) => b - a));
    expect((months[0] ?? 0) - (months[2] ?? 1)).toBeGreaterThan(0.1);
  });

  it('activates the Bab el-Mandeb trigger once, with evidence that resolves', () => {
    const active = mena.flatMap(({ triggers, evidence, generatedAt }) =>
      triggers.active
        .filter(({ id }) => id === 'mena.bab_el_mandeb_transits')
        .map(({ activatedAt, evidenceIds }) => ({
          generatedAt,
          activatedAt,
          cited: evidence.filter(({ id }) => evidenceIds.includes(id)).map(({ corridor }) => corridor),
        })),
    );
    expect(new Set(active.map(({ activatedAt }) => activatedAt)).size).toBe(1);
    expect(active.at(-1)?.generatedAt).toBe(to);
    expect(active.every(({ cited }) => cited.join() === 'bab_el_mandeb')).toBe(true);
    const first = mena.find(({ generatedAt }) => generatedAt === active[0]?.activatedAt);
    expect(first?.meta.triggerReason).toBe('trigger_activation');
  });

  it('sends container paths and never a crude path from rerouting', () => {
    const templates = new Set(snapshots.flatMap(({ transmissionPaths }) => transmissionPaths.map((p) => p.templateId)));
    expect([...templates].sort()).toEqual(['red-sea-container-reroute', 'suez-container-reroute']);
  });

  it('announces no transition but by the straits while no news feed reports', () => {
    const drivers = new Set(mena.map(({ regime }) => regime.transitionDriver).filter((driver) => driver !== ''));
    expect([...drivers].filter((driver) => !driver.includes('Bab el-Mandeb'))).toEqual([]);
  });
});

describe.skipIf(isAbsent)('the Ever Given, March 2021 (skipped without ../shared)', () => {
  it('leaves Suez not open on 29 March and open within 14 days of data after it', () => {
    const states = statesByDataDay('suez', day('2021-03-20'), day('2021-04-30'));
    expect(states.get(day('2021-03-22'))).toBe('open');
    expect(states.get(day('2021-03-29'))).not.toBe('open');
    expect(states.get(day('2021-04-12'))).toBe('open');
  });
});

describe.skipIf(isAbsent)('the Red Sea through 2024 (skipped without ../shared)', () => {
  for (const start of ['2024-10-01', '2023-11-01']) {
    it(`stays not open to the end of the year in a replay from ${start}`, () => {
      const states = statesByDataDay('bab_el_mandeb', day(start), day('2025-01-08'));
      const after = [...states].filter(([at]) => at >= Math.max(day(start), day('2024-02-01')));
      expect(after.length).toBeGreaterThan(80);
      expect(after.filter(([, state]) => state === 'open')).toEqual([]);
      expect(after.at(-1)?.[0]).toBe(day('2024-12-31'));
    });
  }

  it('is still not open in the snapshots of a replay that starts from the empty state in July', () => {
    const snapshots = replay(['mena'], day('2024-10-01'), day('2025-01-08'));
    expect(snapshots).toHaveLength(100);
    for (const { triggers, evidence } of snapshots) {
      const corridor = evidence.find(({ corridor: id }) => id === 'bab_el_mandeb');
      expect(corridor?.summary).toMatch(/restricted|closed/);
      // After half a year its level is the baseline, and the trigger says so.
      const ladder = [...triggers.active, ...triggers.watching, ...triggers.dormant];
      const trigger = ladder.find(({ id }) => id === 'mena.bab_el_mandeb_transits');
      expect(trigger?.activated === true || (trigger !== undefined && isMovedTrigger(trigger))).toBe(true);
    }
    expect(snapshots[0]?.triggers.active.map(({ id }) => id)).toContain('mena.bab_el_mandeb_transits');
  });
});
