import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, snapshotOf } from '../../test/kit/worlds.ts';
import type { ActorState } from '../contract/intelligence/actor-state.ts';
import { hasLeverageShifted, leverageOf } from './leverage-shift.ts';
import { nextState } from './next-state.ts';
import { triggerReason } from './trigger-reason.ts';

const actor = (leverageScore: number, evidenceIds: string[], actorId = 'a'): ActorState => ({
  actorId,
  name: actorId,
  role: 'swing',
  leverageDomains: ['military'],
  leverageScore,
  delta: 0,
  evidenceIds,
});

const grid = fc.integer({ min: 0, max: 10_000 });

describe('a shift of leverage', () => {
  it('is a move of .15 or more, up or down, with evidence that was not cited before', () => {
    fc.assert(
      fc.property(grid, grid, fc.boolean(), (before, now, isNew) => {
        const earlier = leverageOf([actor(before / 10_000, ['old'])]);
        const current = leverageOf([actor(now / 10_000, isNew ? ['old', 'new'] : ['old'])]);
        expect(hasLeverageShifted(current, earlier)).toBe(isNew && Math.abs(now - before) >= 1_500);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is none where an actor comes or goes: without a score there is nothing that moved', () => {
    const one = leverageOf([actor(0.9, ['x'])]);
    expect(hasLeverageShifted(one, {})).toBe(false);
    expect(hasLeverageShifted({}, one)).toBe(false);
    expect(hasLeverageShifted(leverageOf([actor(0.9, ['x'], 'b')]), leverageOf([actor(0.1, ['y'])]))).toBe(false);
  });

  it('is measured against the actors of the last stored draft, and the last cause of all', () => {
    const { snapshot, state } = snapshotOf([], 'mena');
    const draft = { ...snapshot, actors: [actor(0.3, ['x'])] };
    const found = {
      ...{ triggers: {}, triggerDays: {}, triggerSeries: {}, corridors: {}, alarms: {}, alarmSources: [] },
      ...{ prior: undefined, hasRequiredInputs: true },
    };
    const prior = nextState(draft, found);
    const now = {
      instant: NOW + 1,
      regime: state.regime,
      activated: [],
      corridors: {},
      change24h: {},
      leverage: leverageOf([actor(0.46, ['x', 'y'])]),
    };
    expect(triggerReason(now, prior)).toBe('leverage_shift');
    expect(triggerReason({ ...now, activated: ['t'] }, prior)).toBe('trigger_activation');
    expect(triggerReason({ ...now, leverage: leverageOf([actor(0.46, ['x'])]) }, prior)).toBe('scheduled_6h');
    const { leverage: _unknown, ...older } = prior;
    expect(triggerReason(now, older)).toBe('scheduled_6h');
  });
});
