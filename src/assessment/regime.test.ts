import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from '../../test/kit/worlds.ts';
import { REGIME_LABELS, type RegimeLabel } from '../contract/intelligence/vocabulary.ts';
import { PARAMETERS } from './parameters.ts';
import { type RegimeFeatures, regimeFeatures, regimeState } from './regime.ts';
import type { RegionState } from './region-state.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const NOW = 100 * DAY_MS;
const rules = PARAMETERS.regime;
const quiet: RegimeFeatures = { coercion: 0.1, slope: 0, slopeDays: 7, fragility: 0.2, net: 0.2, wasHot: false };

function priorOf(label: RegimeLabel, since = NOW - 10 * DAY_MS): RegionState {
  const regime = { label, previousLabel: '', transitionedAt: since, transitionDriver: '' };
  return {
    version: 1,
    instant: NOW - 6 * HOUR_MS,
    snapshotId: 'snap',
    regime,
    coercion: [],
    triggers: {},
    corridors: {},
  };
}

const read = (features: Partial<RegimeFeatures>, prior?: RegionState, hasRequiredInputs = true) =>
  regimeState({ ...quiet, ...features }, { instant: NOW, prior, hasRequiredInputs });

describe('the first regime of a region', () => {
  const cases: readonly (readonly [RegimeLabel, Partial<RegimeFeatures>])[] = [
    ['calm', {}],
    ['stressed_equilibrium', { coercion: rules.warm }],
    ['stressed_equilibrium', { fragility: rules.strained }],
    ['fragmentation_risk', { fragility: rules.fragile }],
    ['coercive_stalemate', { coercion: rules.hot }],
    ['escalation_ladder', { coercion: rules.hot, slope: rules.rising }],
    ['managed_deescalation', { coercion: 0.3, slope: rules.falling, wasHot: true }],
  ];
  for (const [label, features] of cases) {
    it(`is ${label} at ${JSON.stringify(features)}, without a transition`, () => {
      expect(read(features)).toEqual({ label, previousLabel: '', transitionedAt: NOW, transitionDriver: '' });
    });
  }

  it('is never calm on too little evidence', () => {
    expect(read({}, undefined, false).label).toBe('stressed_equilibrium');
  });
});

describe('a regime that is held', () => {
  it('carries itself forward unchanged on too little evidence, whatever the numbers say', () => {
    const prior = priorOf('coercive_stalemate');
    expect(read({ coercion: 0.9, slope: 0.5 }, prior, false)).toEqual(prior.regime);
    expect(read({}, prior, false)).toEqual(prior.regime);
  });

  it('rises immediately and falls only after the dwell', () => {
    const young = priorOf('stressed_equilibrium', NOW - HOUR_MS);
    expect(read({ coercion: 0.6 }, young)).toMatchObject({
      label: 'coercive_stalemate',
      previousLabel: 'stressed_equilibrium',
      transitionedAt: NOW,
    });
    expect(read({}, young)).toEqual(young.regime);
    const dwelt = priorOf('coercive_stalemate', NOW - rules.dwellHours * HOUR_MS);
    expect(read({ coercion: rules.warm }, dwelt).label).toBe('stressed_equilibrium');
  });

  it('is calm only after a fortnight that was neither warm nor strained', () => {
    expect(read({}, priorOf('stressed_equilibrium')).label).toBe('calm');
    expect(read({ wasWarm: true }, priorOf('stressed_equilibrium')).label).toBe('stressed_equilibrium');
    expect(read({ wasWarm: true }, priorOf('fragmentation_risk')).label).toBe('stressed_equilibrium');
    expect(read({ wasWarm: true }, priorOf('calm')).label).toBe('calm');
    const low = { ...snapshotOf([], 'mena').snapshot.balance, coercivePressure: 0.1, domesticFragility: 0.1 };
    const wasWarm = (days: number) =>
      regimeFeatures(low, NOW, { ...priorOf('calm'), warmAt: NOW - days * DAY_MS }).wasWarm;
    expect([wasWarm(14.9), wasWarm(15)]).toEqual([true, false]);
  });

  it('leaves a label later than it enters it', () => {
    expect(read({ coercion: rules.hot - 0.01 }, priorOf('coercive_stalemate')).label).toBe('coercive_stalemate');
    expect(read({ coercion: rules.hot - 0.01 }, priorOf('stressed_equilibrium')).label).toBe('stressed_equilibrium');
    expect(read({ coercion: rules.warm - 0.01 }, priorOf('stressed_equilibrium')).label).toBe('stressed_equilibrium');
    expect(read({ coercion: rules.warm - 0.01 }, priorOf('calm')).label).toBe('calm');
    expect(read({ fragility: rules.fragile - 0.01 }, priorOf('fragmentation_risk')).label).toBe('fragmentation_risk');
  });

  it('names the axis and the rule of a transition, and keeps the moment it began', () => {
    const shifted = read({ coercion: 0.6, slope: 0.3 }, priorOf('calm'));
    expect(shifted.transitionDriver).toBe('Coercive pressure 0.60 (smoothed), up 0.30 in 7 days');
    const later = regimeState(
      { ...quiet, coercion: 0.6, slope: 0.3 },
      {
        instant: NOW + 6 * HOUR_MS,
        prior: { ...priorOf('calm'), regime: shifted },
        hasRequiredInputs: true,
      },
    );
    expect(later).toEqual(shifted);
  });

  it('says over how many days a change was seen', () => {
    const balance = { ...snapshotOf([], 'mena').snapshot.balance, coercivePressure: 0.6, domesticFragility: 0 };
    const changeAfter = (...ages: readonly number[]) => {
      const coercion = ages.map((days) => ({ at: NOW - days * DAY_MS, value: 0.1 }));
      const prior = { ...priorOf('calm'), coercion };
      return regimeState(regimeFeatures(balance, NOW, prior), { instant: NOW, prior, hasRequiredInputs: true });
    };
    expect(changeAfter(12, 8, 1).transitionDriver).toMatch(/up 0\.50 in 8 days$/);
    expect(changeAfter(3, 1).transitionDriver).toMatch(/up 0\.50 in 3 days$/);
    expect(changeAfter(0.25).transitionDriver).toMatch(/up 0\.50 in 1 day$/);
  });

  it('needs a hot past to be managed de-escalation', () => {
    expect(read({ coercion: 0.3, slope: -0.4 }, priorOf('coercive_stalemate')).label).not.toBe('managed_deescalation');
    expect(read({ coercion: 0.3, slope: -0.4, wasHot: true }, priorOf('coercive_stalemate')).label).toBe(
      'managed_deescalation',
    );
    expect(read({ coercion: 0.3, slope: 0, wasHot: true }, priorOf('managed_deescalation')).label).toBe(
      'managed_deescalation',
    );
    expect(read({ coercion: 0.3, slope: 0 }, priorOf('managed_deescalation')).label).toBe('stressed_equilibrium');
  });

  it('never names a label as its own predecessor, and never gets milder when coercion rises at rising slope', () => {
    const order: readonly RegimeLabel[] = [
      'calm',
      'stressed_equilibrium',
      'managed_deescalation',
      'fragmentation_risk',
      'coercive_stalemate',
      'escalation_ladder',
    ];
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          ...{ coercion: unit, slope: unit, slopeDays: fc.constant(7), fragility: unit },
          ...{ net: fc.constant(0), wasHot: fc.boolean() },
        }),
        unit,
        unit,
        fc.option(fc.record({ label: fc.constantFrom(...REGIME_LABELS), hours: fc.nat(100) }), { nil: undefined }),
        (features, more, steeper, past) => {
          const prior = past === undefined ? undefined : priorOf(past.label, NOW - past.hours * HOUR_MS);
          const context = { instant: NOW, prior, hasRequiredInputs: true };
          const before = regimeState(features, context);
          const raised = {
            ...features,
            coercion: Math.min(1, features.coercion + more),
            slope: features.slope + steeper,
          };
          const after = regimeState(raised, context);
          expect(order.indexOf(after.label)).toBeGreaterThanOrEqual(order.indexOf(before.label));
          expect(after.label).not.toBe(after.previousLabel);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
