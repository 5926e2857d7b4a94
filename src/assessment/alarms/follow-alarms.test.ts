import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../parameters.ts';
import { type RegimeFeatures, regimeState } from '../regime.ts';
import type { AlarmState, RegionState } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import type { Alarm, KnownAlarms } from './alarm.ts';
import { followAlarms, reportedSources } from './follow-alarms.ts';

const NOW = 1_000 * DAY_MS;
const war: Alarm = {
  ...{ id: 'deaths:PT', kind: 'force', words: 'a war', dataAt: NOW, level: 100, enters: true, stays: true },
};
const quiet: RegimeFeatures = { coercion: 0.1, slope: 0, slopeDays: 7, fragility: 0.2, net: 0.2, wasHot: false };
const { ladderDays, memoryDays, renewedAfterDays } = PARAMETERS.alarms;

/** The state after looks at given days, each with the alarm found then, or none, or a silent source. */
function walk(looks: readonly (readonly [day: number, seen: Alarm | 'none' | 'silent'])[], hasRequiredInputs = true) {
  const start: RegionState = {
    ...{ version: 1, instant: NOW - DAY_MS, snapshotId: 'before', coercion: [], triggers: {}, corridors: {} },
    regime: { label: 'calm', previousLabel: '', transitionedAt: NOW - 30 * DAY_MS, transitionDriver: '' },
  };
  let state = start;
  for (const [day, seen] of looks) {
    const instant = NOW + day * DAY_MS;
    const found = typeof seen === 'string' ? [] : [seen];
    const alarms = followAlarms({ found, silent: seen === 'silent' ? ['deaths'] : [] }, instant, state);
    const regime = regimeState({ ...quiet, alarms }, { instant, prior: state, hasRequiredInputs });
    state = { ...state, instant, alarms, regime };
  }
  return state;
}
const labelAfter = (...looks: Parameters<typeof walk>[0]) => walk(looks).regime.label;
const alarmOf = (state: RegionState): AlarmState | undefined => state.alarms?.['deaths:PT'];

describe('an alarm', () => {
  it('puts its region on the ladder for two weeks, then in a stalemate while it lasts, then down again', () => {
    expect(labelAfter([0, war])).toBe('escalation_ladder');
    expect(labelAfter([0, war], [ladderDays - 1, war])).toBe('escalation_ladder');
    expect(labelAfter([0, war], [ladderDays, war])).toBe('coercive_stalemate');
    const over = [
      [0, war],
      [20, war],
      [23, 'none'],
    ] as const;
    expect(labelAfter(...over)).toBe('managed_deescalation');
    expect(labelAfter(...over, [20 + memoryDays + 1, 'none'])).toBe('calm');
  });

  it('begins again when a month later it has grown by half, and is announced once until then', () => {
    const again = (day: number, level: number) => labelAfter([0, war], [day, { ...war, level }]);
    expect(again(renewedAfterDays, 150)).toBe('escalation_ladder');
    expect(again(renewedAfterDays, 149)).toBe('coercive_stalemate');
    expect(again(renewedAfterDays - 1, 1_000)).toBe('coercive_stalemate');
  });

  it('of a source that comes and goes stays on for two weeks after it was last seen, so that no label is taken back before', () => {
    const seen = (day: number) => [day, { ...war, id: 'news:PT' }] as const;
    expect(labelAfter(seen(0), [1, 'none'])).toBe('escalation_ladder');
    expect(labelAfter(seen(0), [14.9, 'none'])).toBe('escalation_ladder');
    expect(labelAfter(seen(0), [15, 'none'])).toBe('managed_deescalation');
    expect(labelAfter(seen(0), seen(9), [20, 'none'])).toBe('coercive_stalemate');
    expect(labelAfter([0, war], [1, 'none'], [4, 'none'])).toBe('managed_deescalation');
  });

  it('is on from its upper threshold to its lower one', () => {
    expect(alarmOf(walk([[0, { ...war, enters: false }]]))).toBeUndefined();
    expect(
      alarmOf(
        walk([
          [0, war],
          [9, { ...war, enters: false }],
        ]),
      )?.isOn,
    ).toBe(true);
    expect(
      alarmOf(
        walk([
          [0, war],
          [9, { ...war, enters: false, stays: false }],
        ]),
      )?.isOn,
    ).toBe(false);
  });

  it('stays as it was while its source is silent', () => {
    expect(
      alarmOf(
        walk([
          [0, war],
          [40, 'silent'],
        ]),
      )?.isOn,
    ).toBe(true);
    expect(labelAfter([0, war], [40, 'silent'])).toBe('coercive_stalemate');
  });

  it('is not vetoed where news are missing, and its end is not announced then', () => {
    expect(walk([[0, war]], false).regime.label).toBe('escalation_ladder');
    expect(
      walk(
        [
          [0, war],
          [60, 'none'],
        ],
        false,
      ).regime.label,
    ).toBe('escalation_ladder');
  });

  it('of unrest threatens to break the region up, and is no more than that', () => {
    expect(labelAfter([0, { ...war, kind: 'unrest' }])).toBe('fragmentation_risk');
  });

  it.each([
    ['of an unknown beginning', {}, 'coercive_stalemate'],
    ['begun five days ago by its data', { beganAt: NOW - 5 * DAY_MS }, 'escalation_ladder'],
    ['begun long ago by its data', { beganAt: NOW - ladderDays * DAY_MS }, 'coercive_stalemate'],
  ])("%s gives its source's first look and the next the same label", (_, began, label) => {
    const found = [{ ...war, ...began }];
    const looks = [{ found, silent: [] }];
    expect(labelsOf([...looks, ...looks])).toEqual([label, label]);
    // The source reports for the first time after others.
    const labels = labelsOf([{ found: [], silent: ['deaths'] }, ...looks, ...looks]);
    expect(labels.slice(1)).toEqual([label, label]);
    // After an earlier report without it, an alarm is new.
    expect(labelsOf([{ found: [], silent: [] }, ...looks]).at(-1)).toBe('escalation_ladder');
  });
});

/** Labels of a new store's looks, six hours apart. */
function labelsOf(looks: readonly KnownAlarms[]) {
  let state: RegionState | undefined;
  return looks.map((known, i) => {
    const instant = NOW + i * 6 * HOUR_MS;
    const alarms = followAlarms(known, instant, state);
    const regime = regimeState({ ...quiet, alarms }, { instant, prior: state, hasRequiredInputs: true });
    const alarmSources = reportedSources(known, state);
    const rest = { snapshotId: 'a', coercion: [], triggers: {}, corridors: {} };
    state = { ...rest, version: 1, instant, alarms, alarmSources, regime };
    return regime.label;
  });
}
