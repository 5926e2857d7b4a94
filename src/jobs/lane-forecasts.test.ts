import { describe, expect, it } from 'vitest';
import { DEATHS_NOW, months } from '../../test/kit/death-months.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { knownLanes } from '../assessment/scenarios/known-lanes.ts';
import { DAY_MS } from '../assessment/time.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import type { ScenarioSet } from '../contract/intelligence/scenario-set.ts';
import { HORIZONS, LANES } from '../contract/intelligence/vocabulary.ts';
import { laneForecasts } from './lane-forecasts.ts';

const setOf = (horizon: ScenarioSet['horizon'], probabilities: readonly number[]): ScenarioSet => ({
  horizon,
  lanes: LANES.map((name, i) => ({
    name,
    probability: probabilities[i] ?? 0,
    triggerIds: [],
    consequences: [],
    transmissions: [],
  })),
});
const snapshotAt = (generatedAt: number, probabilities: readonly number[] = [0.5, 0.25, 0.125, 0.125]) => ({
  ...REGIONAL_SNAPSHOT_EXAMPLE,
  generatedAt,
  scenarioSets: HORIZONS.map((horizon) => setOf(horizon, probabilities)),
});
const NOON = 20_000.5 * DAY_MS;
const live = { sealedAt: NOON + 1_000, isExercise: false, known: undefined };

describe('the lane sets that are sealed', () => {
  it('are what the snapshot publishes, in units of the grid, with the base rates beside them', () => {
    const sets = laneForecasts(snapshotAt(NOON), 'mena', live);
    expect(sets.map(({ horizon }) => horizon)).toEqual([...HORIZONS]);
    for (const { lanes, references } of sets) {
      expect(lanes).toEqual([2_048, 1_024, 512, 512]);
      expect(references.climatology?.reduce((sum, units) => sum + units, 0)).toBe(4_096);
    }
  });

  it('carry persistence and last-k at 30 days, which are climatology where no lane of the past is known', () => {
    const sealed = (known: Parameters<typeof laneForecasts>[2]['known']) =>
      laneForecasts(snapshotAt(NOON), 'mena', { ...live, known }).map(({ references }) => references);
    const [, , month] = sealed({
      forecast: undefined,
      newestDay: 19_960,
      simple: { markov: [0.5, 0.25, 0.125, 0.125], lastK: [0.25, 0.5, 0.125, 0.125] },
    });
    expect(month).toMatchObject({ markov: [2_048, 1_024, 512, 512], lastK: [1_024, 2_048, 512, 512] });
    const unknown = sealed(undefined)[2];
    expect(Object.keys(unknown ?? {})).toEqual(['climatology', 'lastK', 'markov']);
    expect([unknown?.lastK, unknown?.markov]).toEqual([unknown?.climatology, unknown?.climatology]);
  });

  it('carry the own year and the recent frequency at 24 hours and 7 days, which are climatology where no day is known', () => {
    const sealed = (rows: Parameters<typeof indexObservations>[0]) => {
      const known = knownLanes(indexObservations(rows, DEATHS_NOW)).get('mena');
      return laneForecasts(snapshotAt(DEATHS_NOW), 'mena', { ...live, known }).slice(0, 2);
    };
    const names = ['climatology', 'ownYear', 'recentFrequency'];
    for (const { references } of sealed(months(Array.from({ length: 11 }, (_, i) => 60 + ((i * 13) % 40))))) {
      expect(Object.keys(references)).toEqual(names);
      expect(new Set(Object.values(references).map((units) => units.join(' '))).size).toBe(names.length);
    }
    for (const { references } of sealed([])) {
      expect(Object.keys(references)).toEqual(names);
      expect(new Set(Object.values(references).map((units) => units.join(' '))).size).toBe(1);
    }
  });

  it('are about the whole days from the first midnight on', () => {
    const days = (generatedAt: number) =>
      laneForecasts(snapshotAt(generatedAt), 'mena', live).map(({ fromDay, lastDay }) => [fromDay, lastDay]);
    expect(days(NOON)).toEqual([
      [20_001, 20_001],
      [20_001, 20_007],
      [20_001, 20_030],
    ]);
    expect(days(20_000 * DAY_MS)[0]).toEqual([20_000, 20_000]);
    expect(days(20_000 * DAY_MS + 1)[0]).toEqual([20_001, 20_001]);
  });

  it('are live only when sealed before their outcome begins, and never in an exercise', () => {
    const kind = (sealedAt: number, isExercise = false) =>
      laneForecasts(snapshotAt(NOON), 'mena', { ...live, sealedAt, isExercise })[0]?.kind;
    expect(kind(NOON)).toBe('live');
    expect(kind(20_001 * DAY_MS - 1)).toBe('live');
    expect(kind(20_001 * DAY_MS)).toBe('replayed');
    expect(kind(NOON, true)).toBe('exercise');
  });

  it('are refused off the grid', () => {
    expect(() => laneForecasts(snapshotAt(NOON, [0.3, 0.3, 0.2, 0.2]), 'mena', live)).toThrow(RangeError);
    expect(() => laneForecasts(snapshotAt(NOON, [0.5, 0.25, 0.125, 0.25]), 'mena', live)).toThrow(RangeError);
  });
});
