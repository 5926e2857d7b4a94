import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { pressSeries } from '../../../test/kit/replay/press-series.ts';
import { NOW, news, releases, snapshotOf } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import { explainSnapshot } from '../explain/explain-snapshot.ts';
import { geopoliticalRisk } from '../indicators/geopolitical-risk.ts';
import { type Observation, seriesSubject } from '../observation.ts';
import { indexObservations, prepareObservations } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS, HOUR_MS, isoDate } from '../time.ts';
import { regionAlarms } from './region-alarms.ts';

const { overUsual, staysAt } = PARAMETERS.alarms.press;
const NEWEST = Math.floor(NOW / DAY_MS) * DAY_MS - 7 * DAY_MS;

/** The index of a year and a half, the last week of it other than the days before. */
const index = (now: number, { days = 400, usual = 100 } = {}): readonly Observation[] =>
  Array.from({ length: days }, (_, i) => ({
    ...{ feedId: 'gpr-daily', lineage: 'gpr-index', detail: {}, subject: seriesSubject('geopolitical-risk') },
    ...{ recordId: isoDate(NEWEST - i * DAY_MS), event: isoDate(NEWEST - i * DAY_MS) },
    metric: 'geopolitical_risk' as const,
    value: i < 7 ? now : usual + (i % 5),
    observedAt: NEWEST - i * DAY_MS,
    knownAt: NEWEST + 6 * DAY_MS,
  }));
const worldOf = (rows: readonly Observation[]) =>
  assessWorld(indexObservations([...news(), ...releases(), ...rows], NOW));
const enters = (rows: readonly Observation[], regionId: 'global' | 'mena' = 'global') =>
  regionAlarms(worldOf(rows), regionId).found.some((one) => one.id === 'press:world' && one.enters);

describe('a week in which newspapers write far more of geopolitical risk', () => {
  it('sets off the world, which no country of the index could, and no region', () => {
    expect([enters(index(190)), enters(index(160)), enters(index(190), 'mena')]).toEqual([true, false, false]);
  });

  it('is not known from half a year or from days that do not come', () => {
    expect(enters(index(190, { days: 150 }))).toBe(false);
    expect(regionAlarms(worldOf([]), 'global').silent).toContain('press');
  });

  it('changes the label of the world, is shown in its evidence with its source, and is cited by the explanation', () => {
    const base = [...news(), ...releases()];
    const prior = snapshotOf([...base, ...index(100)], 'global', NOW - 6 * HOUR_MS).state;
    const rows = [...base, ...index(190)];
    const { snapshot } = snapshotOf(rows, 'global', NOW, prior);
    expect(snapshot.regime).toMatchObject({ label: 'escalation_ladder', transitionedAt: NOW });
    expect(snapshot.regime.transitionDriver).toMatch(
      /geopolitical risk in newspapers 190 in the week to .*, 1\.9 times/,
    );
    const shown = snapshot.evidence.find(({ source }) => source === 'GPR Index');
    expect(shown?.summary).toMatch(
      /^Geopolitical risk in ten newspapers \(Caldara and Iacoviello\): 190 in the week to/,
    );
    const world = assessWorld(indexObservations(rows, NOW));
    const { terms } = explainSnapshot({ snapshot, path: '/regime/label', world, prior });
    expect(terms.find(({ label }) => label.startsWith('alarm: geopolitical risk'))?.evidenceIds).toEqual([shown?.id]);
  });

  it('moves no axis anywhere: the index says of no country', () => {
    const axesOf = (rows: readonly Observation[], regionId: 'global' | 'latam') => {
      const { pressures, buffers, ...axes } = snapshotOf([...news(), ...releases(), ...rows], regionId).snapshot
        .balance;
      return axes;
    };
    for (const regionId of ['global', 'latam'] as const)
      expect(axesOf(index(400), regionId)).toEqual(axesOf(index(100), regionId));
  });
});

describe('the recorded index', () => {
  const isThere = recordingPath('history', 'news', 'gpr_daily.csv') !== undefined;
  it.skipIf(!isThere)('from 2011 to 2025 sets off the world about once a year, in the crises of the decade', () => {
    const prepared = prepareObservations(pressSeries({ from: Date.UTC(2010, 0, 1), to: Date.UTC(2026, 0, 1) }));
    const begun: string[] = [];
    let isOn = false;
    for (let at = Date.UTC(2011, 1, 1); at < Date.UTC(2026, 0, 1); at += DAY_MS) {
      const risk = geopoliticalRisk(prepared.asOf(at));
      const times = risk === undefined ? 0 : risk.mean / risk.usual;
      if (!isOn && times >= overUsual) begun.push(isoDate(at));
      isOn = times >= (isOn ? overUsual * staysAt : overUsual);
    }
    const later = begun.filter((day) => day >= '2016');
    expect([begun.length - later.length, later.length]).toEqual([6, 10]);
    // Known a week later: Crimea, flight MH17, Soleimani, the build-up before the invasion of Ukraine, the war in Gaza, Israel and Iran.
    for (const month of ['2014-03', '2014-07', '2020-01', '2022-01', '2023-10', '2025-06'])
      expect(begun.some((day) => day.startsWith(month))).toBe(true);
  });
});
