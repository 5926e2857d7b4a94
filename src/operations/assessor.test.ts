import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../test/kit/fake-clock.ts';
import { NOW, snapshotOf } from '../../test/kit/worlds.ts';
import { templateNarrative } from '../analysis/narrative/template-narrative.ts';
import { createAnswering } from './assessor.ts';

const KEPT_MS = 300_000;
const { snapshot } = snapshotOf([], 'mena');

const task = (generatedAt: number) =>
  ({
    kind: 'explanation',
    snapshotId: 's',
    generatedAt,
    snapshot,
    pointer: '/balance/netBalance',
    prior: undefined,
  }) as const;

function setup() {
  const { setTimer, pass } = fakeClock();
  const answer = createAnswering({ label: '', narrate: (draft) => templateNarrative(draft, false), setTimer });
  return {
    pass,
    assess: (at: number) => answer(task(at), []).status,
    remembered: (at: number) => answer(task(at), undefined).status,
  };
}

describe('the world of an assessed instant', () => {
  it('is held as long as there is no newer one, however long no caller asks', async () => {
    const { assess, remembered, pass } = setup();
    expect(remembered(NOW)).toBe('unread');
    expect(assess(NOW)).toBe('answered');
    await pass(100 * KEPT_MS);
    expect(remembered(NOW)).toBe('answered');
  });

  it('is held beside the newest while it is in use', async () => {
    const { assess, remembered, pass } = setup();
    assess(NOW);
    assess(NOW - 1_000);
    expect([remembered(NOW), remembered(NOW - 1_000)]).toEqual(['answered', 'answered']);
    assess(NOW - 2_000);
    expect([remembered(NOW - 1_000), remembered(NOW)]).toEqual(['unread', 'answered']);
    await pass(KEPT_MS);
    expect(remembered(NOW)).toBe('answered');
  });

  it('gives way to a newer one, and is held for some time after', () => {
    const { assess, remembered } = setup();
    assess(NOW);
    assess(NOW + 1_000);
    expect([remembered(NOW), remembered(NOW + 1_000)]).toEqual(['answered', 'answered']);
    assess(NOW + 2_000);
    expect([remembered(NOW), remembered(NOW + 1_000)]).toEqual(['unread', 'answered']);
  });
});
