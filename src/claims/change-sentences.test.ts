import { describe, expect, it } from 'vitest';
import { type Changed, changeSentences, MAX_CHANGE_SENTENCES } from './change-sentences.ts';

const still: Changed['difference'] = {
  regimeFrom: 'calm',
  regimeTo: 'calm',
  numbers: [],
  evidence: { came: [], left: [], aged: [] },
};
const quiet = { regionId: 'mena', difference: still, activated: [], released: [], corridors: [] };
const rise = { name: 'balance.coercivePressure', from: 0.2, to: 0.4, change: 0.2 };

describe('sentences of a change', () => {
  it('are none where nothing changed', () => {
    expect(changeSentences(quiet)).toEqual([]);
  });

  it('begin with the regime, then corridors, triggers and axes', () => {
    expect(
      changeSentences({
        ...quiet,
        difference: { ...still, regimeTo: 'escalation_ladder', numbers: [rise] },
        activated: ['7-day transits below 70% of the seasonal norm'],
        corridors: [{ id: 'hormuz_strait', to: 'closed' }],
      }),
    ).toEqual([
      'The Middle East and North Africa went from being calm to being on the escalation ladder.',
      'The Strait of Hormuz is now closed.',
      'Trigger activated: 7-day transits below 70% of the seasonal norm.',
      'Coercive pressure rose from 0.20 to 0.40.',
    ]);
  });

  it('are five at most', () => {
    const many = ['a', 'b', 'c', 'd'];
    const corridors = many.map(() => ({ id: 'suez', to: 'closed' }));
    const sentences = changeSentences({ ...quiet, activated: many, released: many, corridors });
    expect(sentences).toHaveLength(MAX_CHANGE_SENTENCES);
  });
});
