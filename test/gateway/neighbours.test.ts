import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import { createWorld, SNAPSHOT } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const PLAN = 'pro_monthly';
const PER_MINUTE = DEFAULT_LIMITS.plans.find(({ planKey }) => planKey === PLAN)?.requestsPerMinute ?? 0;

describe('an account at ten times its limit', () => {
  it('is served up to its limit, and its neighbour at the same address up to its own', async () => {
    const world = createWorld();
    const loud = await world.newKey('loud', PLAN);
    const quiet = await world.newKey('quiet', PLAN);
    const neighbour: number[] = [];
    const flood: number[] = [];
    for (let turn = 0; turn < PER_MINUTE; turn += 1) {
      const sent = Array.from({ length: 10 }, () => world.send({ target: MENA, key: loud }));
      neighbour.push((await world.send({ target: MENA, key: quiet })).status);
      for (const { status } of await Promise.all(sent)) flood.push(status);
    }
    expect(PER_MINUTE).toBeGreaterThan(0);
    expect(neighbour).toEqual(Array(PER_MINUTE).fill(200));
    expect(flood.toSorted()).toEqual([...Array(PER_MINUTE).fill(200), ...Array(9 * PER_MINUTE).fill(429)]);
  });
});
