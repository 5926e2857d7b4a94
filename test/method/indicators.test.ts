import { describe, expect, it } from 'vitest';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { counterfactualWorld } from '../../src/assessment/explain/counterfactual-world.ts';
import { AXIS_RULES } from '../../src/assessment/explain/rules.ts';
import type { Indicator } from '../../src/assessment/indicators/indicator.ts';
import { INDICATORS } from '../../src/assessment/indicators/registry.ts';
import { INPUTS } from '../../src/assessment/inputs.ts';
import { METRICS } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { regionEvidence } from '../../src/assessment/region-evidence.ts';
import type { Signal } from '../../src/assessment/signal.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { indicatorCases } from '../kit/indicator-cases.ts';
import { NOW, news, releases, snapshotOfWorld } from '../kit/worlds.ts';

const worldOf = (rows: readonly Observation[]): World => assessWorld(indexObservations(rows, NOW));
const signalIn = (world: World, indicator: Indicator, at: string): Signal | undefined =>
  indicator.place === 'country' && indicator.reach === undefined
    ? world.countries.get(at)?.of(indicator)
    : world.signals.at(indicator, at);
const magnitudes = (world: World, regionId: RegionId): string =>
  JSON.stringify(AXES.map((axis) => snapshotOfWorld(world, regionId).snapshot.balance[axis]));

/** Parameter words, metric ids, sections and times of a machine: nothing that a reader should meet. */
const UNREADABLE = /METHOD|§|[a-z]_[a-z]|\d{4}-\d{2}|\d %|undefined|NaN|\bcalm\b/;

describe('every indicator', () => {
  it('has one record: an id of its own, a known input and metric, an axis, and a case below', () => {
    const ids = INDICATORS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(indicatorCases.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { input, metric, axes } of INDICATORS) {
      expect(INPUTS.some(({ id }) => id === input)).toBe(true);
      expect(METRICS[metric]).toBeDefined();
      expect(Object.keys(axes).length).toBeGreaterThan(0);
    }
  });

  it.each(INDICATORS.map((indicator) => [indicator.id, indicator] as const))(
    '%s is moved by a world, cites it in a readable sentence, and is explained by its weight and by its evidence',
    (id, indicator) => {
      const { place, regionId, usual, now } = caseOf(id);
      const base = [...news(), ...releases()];
      const [quiet, moved] = [worldOf([...base, ...usual]), worldOf([...base, ...now])];
      const [before, after] = [signalIn(quiet, indicator, place), signalIn(moved, indicator, place)];
      expect(after?.value).not.toBe(before?.value);
      expect(magnitudes(moved, regionId)).not.toBe(magnitudes(quiet, regionId));
      const { evidence, label } = after ?? {};
      expect(evidence?.summary).toMatch(/^\p{Lu}.*\.$/su);
      for (const text of [evidence?.summary, label]) expect(text).not.toMatch(UNREADABLE);
      expect(regionEvidence(moved, regionId).get(evidence?.id ?? '')).toEqual(evidence);
      for (const axis of AXES.filter((one) => indicator.axes[one] !== undefined))
        expect(AXIS_RULES[axis].parameters.map(({ name }) => name)).toContain(`weight.${id}`);
      const without = counterfactualWorld(moved, evidence?.id ?? '');
      expect(signalIn(without, indicator, place)?.value).toBe(indicator.rest ?? after?.value);
      if (indicator.rest !== undefined && indicator.rest !== after?.value)
        expect(magnitudes(without, regionId)).not.toBe(magnitudes(moved, regionId));
    },
  );

  it.each(INDICATORS.map((indicator) => [indicator.id, indicator] as const))(
    '%s names its input where nothing is received, is at its prior, cites nothing and claims no calm',
    (id, indicator) => {
      const { place, regionId } = caseOf(id);
      const world = worldOf([]);
      const { snapshot } = snapshotOfWorld(world, regionId);
      expect(snapshot.meta.missingInputs).toContain(indicator.input);
      const signal = signalIn(world, indicator, place);
      expect(signal?.evidence).toBeUndefined();
      expect(signal?.notable).toBeUndefined();
      expect(signal?.value).toBeGreaterThanOrEqual(0);
      const said = [...snapshot.balance.pressures, ...snapshot.balance.buffers].map(({ description }) => description);
      for (const text of said) {
        expect(text).toMatch(/^Prior: /);
        expect(text).not.toMatch(UNREADABLE);
      }
    },
  );
});

function caseOf(id: string) {
  const found = indicatorCases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case moves ${id}`);
  return found;
}
