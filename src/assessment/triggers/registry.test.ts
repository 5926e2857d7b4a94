import { describe, expect, it } from 'vitest';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { isMoving } from '../event-driven/triggering-metrics.ts';
import { rulesOfRegion, TRIGGER_RULES } from './registry.ts';

describe('the trigger registry', () => {
  it('has at least six triggers in every region and one for every lane', () => {
    for (const regionId of REGION_IDS) {
      const rules = rulesOfRegion(regionId);
      expect([regionId, rules.length >= 6]).toEqual([regionId, true]);
      expect(LANES.filter((lane) => !rules.some((rule) => rule.lane === lane))).toEqual([]);
    }
  });

  it('has unique ids, and a source for every threshold, estimated or not', () => {
    expect(new Set(TRIGGER_RULES.map(({ id }) => id)).size).toBe(TRIGGER_RULES.length);
    for (const { id, fit, thresholdSource, provenance, history } of TRIGGER_RULES) {
      expect([id, thresholdSource.length > 0]).toEqual([id, true]);
      const form = history === undefined ? /^Set by judgement: .+\.$/ : /^Estimated on .+, \d{4}–\d{4}; .+ per year\.$/;
      expect([id, form.test(provenance)]).toEqual([id, true]);
      expect([id, fit === 'fitted']).toEqual([id, history?.history === 'same']);
    }
  });

  it('has thresholds that differ from the norm, on the side of the operator', () => {
    for (const { id, operator, value, norm, lane } of TRIGGER_RULES) {
      const looksDown = operator === 'lt' || operator === 'delta_lt' || operator === 'lte';
      // A trigger of the base lane is about the ordinary value itself.
      const isRight = lane === 'base' ? value !== norm : looksDown ? value < norm : value > norm;
      expect([id, isRight]).toEqual([id, true]);
    }
  });

  it('confirms by k of n with k of at least 1 and at most n', () => {
    for (const { id, confirm } of TRIGGER_RULES) {
      expect([id, confirm.needed >= 1 && confirm.needed <= confirm.of]).toEqual([id, true]);
    }
  });

  it('watches only metrics that can be the cause of a snapshot between two slots', () => {
    const watched = [...new Set(TRIGGER_RULES.map(({ metricId }) => metricId))];
    expect(watched.filter((metric) => !isMoving(metric))).toEqual([]);
  });
});
