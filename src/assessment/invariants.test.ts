import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../test/kit/known-worlds.ts';
import { snapshotOf } from '../../test/kit/worlds.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { brokenInvariants } from './invariants.ts';

const sound = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena').snapshot;
/** A deep copy with something wrong in it. */
function broken(harm: (draft: RegionalSnapshot) => unknown): readonly string[] {
  const draft = structuredClone(sound);
  harm(draft);
  return brokenInvariants(draft);
}
const firstOf = <T>(list: readonly T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('nothing to break');
  return first;
};

describe('brokenInvariants', () => {
  it('finds nothing wrong with a sound snapshot', () => {
    expect(brokenInvariants(sound)).toEqual([]);
  });

  const harms: readonly (readonly [string, RegExp, (draft: RegionalSnapshot) => unknown])[] = [
    ['an axis out of bounds', /balance\/coercivePressure/, (s) => Object.assign(s.balance, { coercivePressure: 1.2 })],
    ['a field that is not in the contract', /additional/i, (s) => Object.assign(s, { extra: 1 })],
    ['an id that is cited but not shown', /cited but not in/, (s) => s.evidence.shift()],
    ['an id shown twice', /duplicate evidence id/, (s) => s.evidence.push(firstOf(s.evidence))],
    [
      'a narrative that cites what is not shown',
      /cited but not in/,
      (s) => s.narrative.situation.evidenceIds.push('ev_none'),
    ],
    [
      'more evidence than 60',
      /more than 60 evidence items/,
      (s) => {
        const item = firstOf(s.evidence);
        for (let i = 0; i < 60; i += 1) s.evidence.push({ ...item, id: `ev_${i}` });
      },
    ],
    [
      'drivers that do not sum to their axis',
      /do not sum/,
      (s) => Object.assign(firstOf(s.balance.pressures), { magnitude: 0.9 }),
    ],
    [
      'a driver without evidence',
      /cites no evidence/,
      (s) => Object.assign(firstOf(s.balance.pressures), { evidenceIds: [] }),
    ],
    [
      'two priors of one axis',
      /more than one prior/,
      (s) => {
        const prior = s.balance.pressures.find(({ description }) => description.startsWith('Prior:'));
        if (prior !== undefined) s.balance.pressures.push({ ...prior, magnitude: 0 });
      },
    ],
    [
      'a pressure among the buffers',
      /wrong side/,
      (s) => {
        s.balance.buffers.push({ ...firstOf(s.balance.pressures), magnitude: 0 });
      },
    ],
    [
      'a net balance of its own',
      /netBalance/,
      (s) => Object.assign(s.balance, { netBalance: s.balance.netBalance + 1e-9 }),
    ],
    [
      'lanes that do not sum to 1',
      /sum to exactly 1/,
      (s) => Object.assign(firstOf(firstOf(s.scenarioSets).lanes), { probability: 1 / 4096 }),
    ],
    [
      'a lane off the grid',
      /off the grid/,
      (s) => {
        const { lanes } = firstOf(s.scenarioSets);
        const [one, other] = [firstOf(lanes), firstOf(lanes.slice(1))];
        Object.assign(one, { probability: one.probability + 2 ** -20 });
        Object.assign(other, { probability: other.probability - 2 ** -20 });
      },
    ],
    ['a horizon left out', /three horizons/, (s) => s.scenarioSets.pop()],
    [
      'a label that is its own predecessor',
      /repeats/,
      (s) => Object.assign(s.regime, { previousLabel: s.regime.label }),
    ],
    [
      'a transition from nowhere',
      /without a previousLabel/,
      (s) => Object.assign(s.regime, { transitionDriver: 'because' }),
    ],
    [
      'a regime that begins tomorrow',
      /transitionedAt is later/,
      (s) => Object.assign(s.regime, { transitionedAt: s.generatedAt + 1 }),
    ],
    [
      'a snapshot that is stale at birth',
      /validUntil is not later/,
      (s) => Object.assign(s.meta, { validUntil: s.generatedAt }),
    ],
    [
      'a lane that cites a trigger whose opposite is active',
      /escalation lane at 30d cites mena.deaths_ease, whose opposite is active/,
      (s) => {
        const active = firstOf(s.triggers.active);
        s.triggers.active.push({ ...active, id: 'mena.deaths_surge' });
        const [, escalation] = s.scenarioSets[2]?.lanes ?? [];
        escalation?.triggerIds.push('mena.deaths_ease');
      },
    ],
    [
      'an active trigger without evidence',
      /active trigger .* cites no evidence/,
      (s) => Object.assign(firstOf(s.triggers.active), { evidenceIds: [] }),
    ],
    [
      'an active trigger without a moment',
      /no valid activatedAt/,
      (s) => Object.assign(firstOf(s.triggers.active), { activatedAt: 0 }),
    ],
    [
      'a dormant trigger that is active',
      /not listed as active/,
      (s) => Object.assign(firstOf(s.triggers.dormant), { activated: true }),
    ],
    [
      'a path with reversed magnitudes',
      /magnitudeLow above/,
      (s) => Object.assign(firstOf(s.transmissionPaths), { magnitudeLow: 1e6 }),
    ],
    [
      'evidence from the future',
      /observed after generatedAt/,
      (s) => Object.assign(firstOf(s.evidence), { observedAt: s.generatedAt + 1 }),
    ],
  ];
  for (const [name, message, harm] of harms) {
    it(`refuses ${name}`, () => {
      const words = broken(harm);
      expect(words.some((word) => message.test(word))).toBe(true);
    });
  }
});
