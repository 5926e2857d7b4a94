import { describe, expect, it } from 'vitest';
import { createWorld, headerOf } from './world.ts';

const MENA = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';
const DEDUCT = '/api/intelligence/v1/deduct-situation';
const GRACE = 60_000;
const JSON_TYPE = [['Content-Type', 'application/json']] as const;

async function outage(graceMs: number) {
  const world = createWorld({ identity: { graceMs } });
  const key = await world.newKey('acme', 'pro_monthly');
  const read = (method = 'GET') => world.send({ method, target: MENA, key });
  const ask = () => world.send({ method: 'POST', target: DEDUCT, key, headers: JSON_TYPE, body: '{"query":"why?"}' });
  expect((await read()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  world.identity.isDown = true;
  world.snapshots.isDown = true;
  return { world, read, ask };
}

describe('while the store does not answer', () => {
  it('a caller whose plan was known reads the copy in memory for the grace, marked degraded, and is 403 after it', async () => {
    const { world, read } = await outage(GRACE);
    for (const later of [2_000, 30_000, GRACE - 2_000 - 30_000 - 1]) {
      world.clock.time += later;
      for (const method of ['GET', 'HEAD']) {
        const answer = await read(method);
        expect([answer.status, headerOf(answer, 'X-Data-Mode')]).toEqual([200, 'degraded']);
      }
    }
    world.clock.time += 1;
    const answer = await read();
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([403, 'entitlement_unverifiable']);
    world.identity.isDown = false;
    world.snapshots.isDown = false;
    world.clock.time += 5_000;
    const again = await read();
    expect([again.status, headerOf(again, 'X-Data-Mode')]).toEqual([200, undefined]);
  });

  it('it gets no POST answered', async () => {
    const { world, ask } = await outage(GRACE);
    world.clock.time += 5_000;
    const answer = await ask();
    expect([answer.status, headerOf(answer, 'X-Error-Code')]).toEqual([403, 'entitlement_unverifiable']);
  });

  it('there is no grace where it is turned off', async () => {
    const { world, read } = await outage(0);
    world.clock.time += 5_000;
    expect((await read()).status).toBe(403);
  });

  it('an unknown caller is never let in', async () => {
    const { world } = await outage(GRACE);
    const stranger = await world.newKey('other', 'pro_monthly');
    expect((await world.send({ target: MENA, key: stranger })).status).toBe(403);
  });
});
